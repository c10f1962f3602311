import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserTests, expectQuiet } from './browser.js';

const { open } = browserTests();

/** Looks words up in the search of the site. */
async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByLabel('Guides, API, rules and cards').fill(words);
  await page.getByRole('dialog').locator('[data-whole="true"]').getByText(/found/).waitFor();
}

test('words find a guide; misspelt ones a rule at its place; the titles of tests, where alone uppermost stands, are not searched', async () => {
  const opened = await open('guide/use-an-engine.html');
  const { page } = opened;
  await search(page, 'content pack');
  const foundBy = async (words: string): Promise<readonly string[]> => {
    await page.getByLabel('Guides, API, rules and cards').fill(words);
    const hits = page.getByRole('dialog').getByRole('link');
    return hits.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  };
  expect((await foundBy('content pack')).some((href) => href.includes('/guide/make-a-content-pack'))).toBe(true);
  expect((await foundBy('final raport')).some((href) => /rules\/ecologic\/#ECO-EVT\.8$/.test(href))).toBe(true);
  expect((await foundBy('uppermost')).filter((href) => href.includes('/rules/'))).toEqual([]);
  expectQuiet(opened);
});

test('a name finds its page of the API first, and the best three stand before the groups', async () => {
  const opened = await open('guide/use-an-engine.html');
  await search(opened.page, 'compareFractions');
  const best = opened.page.getByRole('list', { name: 'Found' }).getByRole('link');
  expect(await best.first().getAttribute('href')).toMatch(/\/api\/core\/compareFractions\.html$/);
  await opened.page.getByLabel('Guides, API, rules and cards').fill('auction');
  expect(await best.count()).toBe(3);
  const headings = opened.page.getByRole('dialog').getByRole('heading');
  expect(await headings.allTextContents()).toEqual(['Best', 'Guides', 'API', 'Rules', 'Cards']);
  expect(await opened.page.getByRole('dialog').locator('mark').first().textContent()).toMatch(/auction/i);
  expectQuiet(opened);
});

test('the keyboard alone finds a rule and goes there', async () => {
  const { page } = await open('guide/use-an-engine.html');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Guides, API, rules and cards').and(page.locator(':focus')).waitFor(); // its box is loaded
  await page.keyboard.type('ECO-AUC.4 raise or pass');
  // the rules come after the guides, which are there at once
  await page.waitForFunction(
    "document.querySelector('[aria-label=Found] a')?.getAttribute('href')?.endsWith('rules/ecologic/#ECO-AUC.4')",
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/rules\/ecologic\/#ECO-AUC\.4$/);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('it is closed by its button and by the key Escape', async () => {
  const { page } = await open('guide/use-an-engine.html');
  await search(page, 'bot');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await search(page, 'bot');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});
