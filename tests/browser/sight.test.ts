import { expect, test } from 'vitest';
import { violationsOf } from './axe.js';
import { browserTests, expectQuiet, PHONE, TABLET } from './browser.js';
import { asked, choices, enter, games, seatBots, sitDown, takeOne } from './playing.js';

// Parts of the table come into sight when they are needed.

const { open } = browserTests();

/** True when most of the offered parts of the board lie, with their middles, in what of it is seen. */
const MOST_IN_SIGHT = `(() => {
  const frame = document.querySelector('.table > .board').getBoundingClientRect();
  const offered = [...document.querySelectorAll('.board .target.offered')].map((part) => part.getBoundingClientRect());
  const seen = offered.filter(({ top, bottom }) => frame.top < (top + bottom) / 2 && (top + bottom) / 2 < frame.bottom);
  return 2 * seen.length >= offered.length;
})()`;

test('a question about hexes that were scrolled away brings most of them into sight', async () => {
  const { page } = await sitDown(open, 'ecologic', { seed: 'sight' }, PHONE);
  await asked(page);
  await page.evaluate("document.querySelector('.table > .board').scrollTop = 10_000");
  expect(await page.evaluate(MOST_IN_SIGHT)).toBe(false);
  await takeOne(page);
  await asked(page);
  await page.waitForFunction(MOST_IN_SIGHT);
});

test('what others move leads the board away, and a question finds it where it was left', async () => {
  const { page } = await sitDown(open, 'does-not-exist', { seed: 'thumb' }, PHONE);
  let compared = 0;
  for (let taken = 0; taken < 18; taken++) {
    await asked(page);
    await page.evaluate("document.querySelector('.table > .board').scrollTop = 0");
    await takeOne(page, (count) => (taken * 3) % count);
    await asked(page);
    if (await page.evaluate<boolean>("document.querySelector('.board .target.offered') !== null")) continue;
    expect(await page.evaluate("document.querySelector('.table > .board').scrollTop")).toBe(0);
    compared++;
  }
  expect(compared).toBeGreaterThan(2);
});

/** The mats of the others, and how many of them begin in what of the board is seen. */
const OTHERS = `(() => {
  const { bottom } = document.querySelector('.table > .board').getBoundingClientRect();
  const mats = [...document.querySelectorAll('.board ul[class*="players"] > li')];
  return [mats.length, mats.filter((mat) => mat.getBoundingClientRect().top < bottom - 20).length];
})()`;

test.each([
  ['ecologic', 3],
  ['emix', 4],
  ['does-not-exist', 4],
  ['euphoria', 3],
])('%s: %i others lie in sight on a desk', async (game, others) => {
  const { page } = await sitDown(open, game, { seed: 'sight', players: others + 1 });
  for (let taken = 0; taken < 3; taken++) {
    await asked(page);
    await takeOne(page);
  }
  await asked(page);
  expect(await page.evaluate(OTHERS)).toEqual([others, others]);
});

test.each(games)('%s says at its first question what has happened, were it only that the game begins', async (game) => {
  const { page } = await sitDown(open, game, { seed: 'sight' });
  await asked(page);
  expect((await page.locator('.since .line').innerText()).trim()).not.toBe('');
});

test('eight players and their scores fit the bar of a tablet', async () => {
  const { page } = await sitDown(open, 'emix', { seed: 'sight', players: 8 }, TABLET);
  await asked(page);
  const hidden = await page.evaluate(
    "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.bar .seats'))",
  );
  expect(hidden).toBeLessThanOrEqual(0);
  expect(await page.locator('.bar .seats li').allTextContents()).toContainEqual(expect.stringContaining('Hal'));
});

test('who plays alone plays against nobody', async () => {
  const { page } = await enter(open, 'emix/');
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  expect(await page.getByRole('button', { name: 'Play', exact: false }).first().innerText()).toContain('on your own');
});

const ON_QUESTION = "document.activeElement?.id === 'question'";

test('a game that begins leads the reader to its question', async () => {
  const { page } = await sitDown(open, 'ecologic', { seed: 'sight' });
  await page.waitForFunction(ON_QUESTION);
});

test('a game that is over makes room for its study, and its result can be read again', async () => {
  const opened = await sitDown(open, 'ecologic', { seed: 'sight' });
  const { page } = opened;
  await asked(page);
  await choices(page).first().waitFor();
  await seatBots(page, 'weighted');
  await page.locator('.end').waitFor();
  await page.getByRole('button', { name: 'Look at the table', exact: true }).click();
  const { height = 0 } = (await page.locator('.asking').boundingBox()) ?? {};
  expect(height).toBeLessThan(150);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.locator('.end').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.end').waitFor({ state: 'detached' });
  await page.waitForFunction(ON_QUESTION);
  await page.getByRole('button', { name: 'Rematch, seats changed' }).click();
  await page.locator('.asking:not(.over)').waitFor();
  expectQuiet(opened);
});
