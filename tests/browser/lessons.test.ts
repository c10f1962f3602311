import { expect, test } from 'vitest';
import { hasPuzzles, readPuzzles } from '../tools/study/puzzle-file.js';
import { violationsOf } from './axe.js';
import { browserTests, expectQuiet, PHONE } from './browser.js';
import { choices, doIt, enter, games } from './playing.js';

const { open } = browserTests();

test('the first lesson is found, says what is wrong, is shown, leads to the next, and is marked as done', async () => {
  const opened = await enter(open, 'ecologic/');
  const { page } = opened;
  await page.locator('.learn summary').click();
  await page.locator('.learn ol a').first().click();
  const lesson = page.locator('.exercise');
  await lesson.getByText('1 of 8').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  // somewhere else than it says
  const other = page.locator('.answers button.choice').filter({ hasText: ': 2 eco points' }).first();
  await other.dblclick();
  if (await doIt(page).isVisible()) await doIt(page).click();
  await lesson.getByText('one hex at the edge holds four').waitFor();
  await lesson.getByRole('button', { name: 'Begin again' }).click();
  await lesson.getByRole('button', { name: 'Show me' }).click();
  await doIt(page).click();
  await lesson.getByText('Four points in your eco fund').waitFor();
  await lesson.getByRole('link', { name: 'Next lesson' }).click();
  await lesson.getByText('2 of 8').waitFor();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.locator('.learn summary').click();
  expect(await page.locator('.learn ol li').first().innerText()).toContain('done');
  // lessons do not crowd the games
  expect(await page.locator('.opening .kept').count()).toBe(0);
  expectQuiet(opened);
});

test('a puzzle stands still after an answer, and shows the better move', async () => {
  const { page } = await enter(open, 'ecologic/', PHONE);
  await page.locator('.learn summary').click();
  await page.locator('.learn .puzzles a').first().click();
  const puzzle = page.locator('.exercise');
  await puzzle.getByText('One move is clearly the best').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await puzzle.getByRole('button', { name: 'Show me' }).click();
  const best = (await page.locator('.preview h3').textContent()) ?? '';
  await page.locator('.preview .back').tap();
  const other = page.locator('.answers button.choice').filter({ hasNotText: best }).first();
  await other.tap();
  if (!(await doIt(page).isVisible())) await page.locator('.answers button.choice').first().tap();
  await doIt(page).tap();
  await puzzle.getByRole('button', { name: 'Begin again' }).waitFor();
  expect(await page.locator('.answers').count()).toBe(0);
  expect((await puzzle.locator('.better').innerText()).toLowerCase()).toContain(best.toLowerCase());
  // what was answered stands among what all answers are worth
  await puzzle.locator('.worths tr').nth(1).waitFor();
  expect(await puzzle.locator('.worths .given').count()).toBeLessThanOrEqual(1);
  expect(await puzzle.locator('.worths td').first().innerText()).toMatch(/^\d+\s%$/);
  await puzzle.getByRole('button', { name: 'Begin again' }).tap();
  await puzzle.getByRole('button', { name: 'Show me' }).click();
  await doIt(page).tap();
  await puzzle.getByRole('link', { name: 'Next puzzle' }).waitFor();
  expect(await puzzle.getByRole('status').innerText()).toContain('✓');
});

test.each(games.filter(hasPuzzles))('the first and the last puzzle of %s open', async (game) => {
  const { puzzles } = readPuzzles(game);
  const { page } = await enter(open, `${game}/`);
  for (const n of [0, puzzles.length - 1]) {
    await page.evaluate(`location.hash = 'puzzle=${puzzles[n]?.id}'`);
    await page
      .locator('.exercise')
      .getByText(`${n + 1} of ${puzzles.length}`)
      .waitFor();
    await choices(page).nth(1).waitFor();
  }
});

test('a lesson that is not there is said', async () => {
  const { page } = await enter(open, 'ecologic/#lesson=none');
  await page.getByRole('alert').getByText('no such lesson').waitFor();
});
