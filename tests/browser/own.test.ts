import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from './axe.js';
import { browserTests, DESKTOP, expectQuiet, PHONE } from './browser.js';

const { open } = browserTests();

const answers = (page: Page) => page.getByRole('list', { name: 'Answers' }).getByRole('button');
const over = (page: Page) => page.getByRole('button', { name: 'Play again' });

/** Takes first answers until the game is over. */
async function toTheEnd(page: Page): Promise<void> {
  await page.locator('.choice:enabled').first().or(over(page)).waitFor();
  while (!(await over(page).isVisible())) {
    await page.locator('.choice:enabled').first().click();
    await page.locator('.choice:enabled').first().or(over(page)).waitFor();
  }
}

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('a game of the gallery is played to its end at the table of its link, on a %s', async (_, device) => {
  const opened = await open('play/own/#kuhn-poker', device);
  const { page } = opened;
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.choice:enabled').first().waitFor();
  expect(await answers(page).allTextContents()).toEqual(['Pass', 'Bet']);
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await toTheEnd(page);
  expect(await page.getByRole('heading', { name: /^The end/ }).count()).toBe(1);
  expect(await violationsOf(page)).toEqual([]);
  await over(page).click();
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  expectQuiet(opened);
});

test('a file is asked about before it runs, and what is wrong with it is said', async () => {
  const { page } = await open('play/own/');
  const choose = (code: string) =>
    page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'mine.js', mimeType: 'text/javascript', buffer: Buffer.from(code) });
  await choose('export const engine = 1;');
  await page.getByRole('button', { name: 'Leave it' }).click();
  await choose("import 'elsewhere'; export const engine = 1;");
  await page.getByRole('button', { name: 'Run it' }).click();
  expect(await page.getByRole('alert').textContent()).toContain('mine.js imports elsewhere');
});
