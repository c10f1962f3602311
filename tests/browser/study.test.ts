import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from './axe.js';
import { browserTests, expectQuiet, PHONE } from './browser.js';
import { asked, choices, decisions, sitDown, takeOne } from './playing.js';

const { open } = browserTests();

/** A person against a bot at EcoLogic, who have decided so often, with the study open. */
async function studied(taken: number) {
  const opened = await sitDown(open, 'ecologic', { seed: 'study' });
  for (let one = 0; one < taken; one++) {
    await asked(opened.page);
    await takeOne(opened.page);
  }
  await asked(opened.page);
  await opened.page.getByRole('tab', { name: 'Study' }).click();
  return opened;
}
/** At the end of a study it is said what was lost, or that nothing was. */
const ENDED = /for certain|clearly cost/;
const study = (page: Page) => page.locator('.study');
const shownAt = (page: Page, decision: number) =>
  study(page).getByRole('slider', { name: 'Decision that is shown' }).first().fill(String(decision));

test('a game is studied: what the answers were worth, and a line that is stepped into and left', async () => {
  const opened = await studied(4);
  const { page } = opened;
  await study(page).getByRole('button', { name: 'Study this game' }).click();
  await study(page).getByText(ENDED).waitFor();
  // one answer stands out as what was played, and each has a value with its error
  const first = await ownDecision(page);
  const answers = study(page).locator('.worths li');
  expect(await answers.locator('.worth-value').first().innerText()).toMatch(/^\d+ % ± \d+ %$/);
  expect(await study(page).locator('.worths .played').count()).toBe(1);
  expect(await study(page).locator('.comment').innerText()).toMatch(/\b[Yy]ou took\b/);
  expect(await violationsOf(page)).toEqual([]);
  const before = await page.locator('.board').innerText();
  await answers.nth(1).getByRole('button').click();
  const line = page.locator('.since.ghost .line');
  await line.getByText(/A line, 1 of/).waitFor();
  expect(await page.locator('.board').innerText()).not.toBe(before);
  await page.keyboard.press('ArrowLeft');
  await line.getByText(/A line, 0 of/).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.since.ghost').waitFor({ state: 'detached' });
  expect(await page.locator('.board').innerText()).toBe(before);
  expect(await page.locator('.since .line').innerText()).toContain(`Decision ${first}`);
  expectQuiet(opened);
});

/** Looks at the first of Ada's decisions that was studied; gives its number. */
async function ownDecision(page: Page): Promise<number> {
  for (let decision = 1; decision < 8; decision++) {
    await shownAt(page, decision);
    if ((await study(page).locator('.worths li').count()) > 1) return decision;
  }
  throw new Error('no decision was studied');
}

test('while a game goes on, nothing is said of what others hold', async () => {
  const { page } = await studied(3);
  await study(page).getByRole('button', { name: 'Study this game' }).click();
  await study(page).getByText(ENDED).waitFor();
  await page.getByRole('tab', { name: 'Log' }).click();
  const others = await page.locator('.log p').filter({ hasText: /^Bea/ }).first().getAttribute('data-decision');
  await page.getByRole('tab', { name: 'Study' }).click();
  await shownAt(page, Number(others) - 1);
  expect(await study(page).locator('.study-question').count()).toBe(0);
  await ownDecision(page);
  expect(await study(page).locator('.study-question').count()).toBe(1);
});

test('a study is there after the page was loaded again, and goes on from there', async () => {
  const { page } = await studied(4);
  await study(page).getByRole('button', { name: 'Study this game' }).click();
  await study(page).getByText(ENDED).waitFor();
  const first = await ownDecision(page);
  const worths = await study(page).locator('.worths').innerText();
  await expect.poll(() => page.evaluate(IS_KEPT), { timeout: 30_000 }).toBe(true);
  await page.reload();
  await asked(page);
  await page.getByRole('tab', { name: 'Study' }).click();
  await study(page).getByText(ENDED).waitFor();
  await shownAt(page, first);
  expect(await study(page).locator('.worths').innerText()).toBe(worths);
  // another decision, and what was known is not thought through again
  await takeOne(page);
  await asked(page);
  expect(await study(page).getByRole('button', { name: 'Go on' }).count()).toBe(1);
});

/** In the page: whether a whole study lies in the library. */
const IS_KEPT = `(async () => {
  const done = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
  const database = await done(indexedDB.open('rulewright-studies'));
  const all = await done(database.transaction('studies').objectStore('studies').getAll());
  database.close();
  return all.some(({ summary }) => summary.length > 0);
})()`;

test('a link to a study opens the same position with the same study of it', async () => {
  const { page } = await studied(4);
  await study(page).getByRole('button', { name: 'What are the answers worth?' }).click();
  const copy = 'Copy a link to this study';
  await study(page).getByRole('button', { name: copy }).click();
  const worths = await study(page).locator('.worths').innerText();
  const link = await study(page).getByLabel('Link').inputValue();
  const { page: other } = await open(`play/ecologic/${new URL(link).hash}`);
  await study(other).getByRole('button', { name: copy }).waitFor();
  expect(await study(other).locator('.worths').innerText()).toBe(worths);
  expect(await other.locator('.board').innerText()).toBe(await page.locator('.board').innerText());
  expect(await violationsOf(other)).toEqual([]);
});

test('another way is tried as a game of its own, which the library keeps beside the first', async () => {
  const { page } = await studied(4);
  const all = await decisions(page);
  await page.getByRole('tab', { name: 'Study' }).click();
  await shownAt(page, 2);
  await study(page).getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('alert').getByText('Another way from decision 3').waitFor();
  await asked(page);
  await takeOne(page);
  await page.reload();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const kept = page.locator('.opening .kept li');
  await kept.nth(1).waitFor();
  expect(await kept.nth(0).innerText()).toContain(`${all} decisions`);
  expect(await kept.nth(1).innerText()).toContain('another way from decision 3');
});

test('a hint says what the answers are worth, by the key too, until the next question', async () => {
  const { page } = await sitDown(open, 'ecologic', { seed: 'hint' }, PHONE);
  await asked(page);
  while ((await choices(page).count()) < 2) await takeOne(page);
  await page.getByRole('button', { name: 'Hint' }).tap();
  await page.locator('.answers .worth.best').first().waitFor();
  await page.keyboard.press('h');
  await expect.poll(() => page.locator('.answers .worth').count()).toBe(0);
  await page.keyboard.press('h');
  await page.locator('.answers .worth.best').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await takeOne(page);
  await asked(page);
  expect(await page.locator('.answers .worth').count()).toBe(0);
});

test('of a game of bots it is told what cost most, with what was better', async () => {
  const { page } = await sitDown(open, 'emix', { seed: 'study', way: 'Watch', numbers: { Rounds: '1' } });
  await page.locator('.end').waitFor();
  await page.getByRole('button', { name: 'Study this game' }).click();
  await study(page).getByText(ENDED).waitFor();
  // only bots played: nobody is called you, and every line names its player and the move
  const worst = page.getByRole('region', { name: 'What cost most' });
  for (const told of await worst.getByRole('listitem').allInnerTexts())
    expect(told.replaceAll('\n\n', '\n')).toMatch(/^.+\n.*\n(Ada|Bea): .+\nChosen: .+\nBetter: .+\n(\1: .+\n)?Show it/);
  const costly = await study(page).locator('.costly .words').allInnerTexts();
  expect(costly.length).toBeGreaterThan(0);
  expect(costly).not.toContain('');
});
