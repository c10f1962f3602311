import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from './axe.js';
import { browserTests, expectQuiet, PHONE } from './browser.js';
import { asked, choices, decisions, doIt, sitDown, takeOne } from './playing.js';
import { SHIFTED, WATCH_SHIFT } from './shift.js';

const { open } = browserTests();
const DECISIONS = 12;

/** Half of what was counted before the table kept its place: 0.35, 1.44, 0.45 and 0.17. */
test.each([
  ['ecologic', 0.18],
  ['emix', 0.72],
  ['does-not-exist', 0.23],
  ['euphoria', 0.08],
] as const)('%s: parts of the table move by no more than %d in twelve decisions', async (game, most) => {
  const { page } = await sitDown(open, game, { seed: 'shift' });
  await asked(page);
  await page.evaluate(WATCH_SHIFT);
  for (let taken = 0; taken < DECISIONS; taken++) {
    await takeOne(page, (count) => (taken * 3) % count);
    await asked(page);
  }
  expect(await page.evaluate<number>(SHIFTED)).toBeLessThanOrEqual(most);
});

test('a rule is told beside its link, with the way to its page, and goes at a key', async () => {
  const opened = await sitDown(open, 'ecologic', { seed: 'rule' });
  const { page } = opened;
  await asked(page);
  await takeOne(page);
  await asked(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  const link = page.locator('.log a.rule').first();
  const rule = await link.innerText();
  await link.click();
  const told = page.getByRole('dialog');
  await told.getByRole('heading').waitFor();
  await expect.poll(() => told.locator('p').first().innerText()).toMatch(/^[A-Z].+\.$/);
  expect(await told.getByRole('heading').innerText()).not.toBe(rule);
  const way = told.getByRole('link', { name: new RegExp(rule) });
  expect(await way.getAttribute('href')).toMatch(new RegExp(`/rules/ecologic/#${rule}$`));
  expect(await way.getAttribute('target')).toBe('_blank');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });
  expectQuiet(opened);
});

/** As the page is for who has changed nothing, but for the pace. */
const USUAL = `localStorage.setItem('rulewright.preferences', '{"pace":0}')`;

/** The first answer of the list, of its first topic where answers stand below topics. */
async function firstAnswer(page: Page): Promise<Locator> {
  const answer = page.locator('.answers [data-action]').first();
  if ((await answer.count()) === 0) await choices(page).first().click();
  return answer;
}

test('the mouse over an answer tells what comes of it and moves nothing, a click gives it, and it can be taken back', async () => {
  const opened = await sitDown(open, 'ecologic', { seed: 'click', script: USUAL });
  const { page } = opened;
  await asked(page);
  const start = await decisions(page);
  const first = await firstAnswer(page);
  const before = await first.boundingBox();
  await first.hover();
  await page.locator('.preview.glimpse .sure li').first().waitFor();
  expect(await first.boundingBox()).toEqual(before);
  expect(await doIt(page).count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await first.click();
  await expect.poll(() => decisions(page)).toBeGreaterThan(start);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('.scrubber .count').innerText()).toBe(`${start} / ${start}`);
  expectQuiet(opened);
});

test('a touch, a key, and a click where several people share the screen give nothing before it is confirmed', async () => {
  const { page } = await sitDown(open, 'ecologic', { seed: 'click', script: USUAL });
  await asked(page);
  for (let picks = 0; picks < 2 && !(await doIt(page).isVisible()); picks++) await page.keyboard.press('1');
  await doIt(page).waitFor();
  const { page: phone } = await sitDown(open, 'ecologic', { seed: 'click', script: USUAL }, PHONE);
  await asked(phone);
  await (await firstAnswer(phone)).tap();
  await doIt(phone).waitFor();
  const { page: shared } = await sitDown(open, 'ecologic', { seed: 'click', way: 'Together here', script: USUAL });
  await (await firstAnswer(shared)).click();
  await doIt(shared).waitFor();
});

/** Plays by the last answer of every list, as long as that is wanted. */
async function playLast(page: Page, most: number, isWanted: () => Promise<boolean>): Promise<void> {
  for (let taken = 0; taken < most; taken++) {
    await asked(page);
    if (!(await isWanted())) return;
    await takeOne(page, (count) => count - 1);
  }
}

test('who lets things happen for a round is not asked again in it, and is asked again once that is taken back', async () => {
  const opened = await sitDown(open, 'emix', { seed: 'waive', players: 4 });
  const { page } = opened;
  const waive = page.locator('.waive-it');
  const waived = page.locator('.waived');
  const round = async () => /Round (\d+)/.exec(await page.locator('.emx-course').innerText())?.[1];
  const ask = async () => (await page.locator('#question').innerText()).replace(/\s*EMX.*/s, '');
  await playLast(page, 60, async () => !(await waive.isVisible()));
  expect(await waive.innerText()).toBe('Let it happen, and ask me no more this round');
  await waive.click();
  await waived.waitFor();
  const then = await round();
  const questions = new Set<string>();
  await playLast(page, 20, async () => {
    const isSame = (await round()) === then;
    if (isSame) questions.add(await ask());
    return isSame;
  });
  expect([...questions].filter((question) => /cancel|protect/.test(question))).toEqual([]);
  expect(await waived.count()).toBe(0);
  await playLast(page, 60, async () => !(await waive.isVisible()));
  await waive.click();
  await waived.getByRole('button', { name: 'Ask me again' }).click();
  expect(await waived.count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  expectQuiet(opened);
});
