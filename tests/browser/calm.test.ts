import { expect, test } from 'vitest';
import { violationsOf } from './axe.js';
import { browserTests, expectQuiet } from './browser.js';
import { asked, sitDown, takeOne } from './playing.js';
import { SHIFTED, WATCH_SHIFT } from './shift.js';

const { open } = browserTests();
const DECISIONS = 12;

/** Half of what was counted before the table kept its place: 0.35, 1.44 and 0.45. */
test.each([
  ['ecologic', 0.18],
  ['emix', 0.72],
  ['does-not-exist', 0.23],
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
