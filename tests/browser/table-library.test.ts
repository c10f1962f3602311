import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserTests, expectQuiet } from './browser.js';
import { addressOf } from './built.js';
import { asked, choices, decisions, doIt, sitDown, takeOne } from './playing.js';

const { open } = browserTests();
const keptGames = (page: Page) => page.locator('.opening .kept li');
/** What is played is kept a moment later. A function that waits is no condition for the page's own `waitForFunction`. */
const kept = (page: Page, count: number) =>
  expect
    .poll(
      () =>
        page.evaluate<number[]>(`new Promise((resolve) => {
          const opening = indexedDB.open('rulewright');
          opening.onsuccess = () => {
            const all = opening.result.transaction('games').objectStore('games').getAll();
            all.onsuccess = () => { opening.result.close(); resolve(all.result.map(({ decisions }) => decisions)); };
          };
        })`),
      { timeout: 30_000 },
    )
    .toContain(count);

test('a reload finds the same game, people, bots and view', async () => {
  const opened = await sitDown(open, 'emix', { seed: 'kept' });
  const { page } = opened;
  for (let taken = 0; taken < 3; taken++) {
    await asked(page);
    await takeOne(page);
  }
  await asked(page);
  const before = await decisions(page);
  await kept(page, before);
  await page.reload();
  await asked(page);
  expect(await decisions(page)).toBeGreaterThanOrEqual(before);
  expect(await page.locator('.bar .seats').textContent()).toMatch(/You.*Bea.*by rules of thumb/s);
  expect(await page.locator('.mat').textContent()).toContain('You');
  expectQuiet(opened);
});

test('what is decided while a page is being left is kept', async () => {
  const { page } = await sitDown(open, 'ecologic', { seed: 'left', way: 'Together here' });
  await takeOne(page);
  await kept(page, 1);
  await choices(page).first().click();
  for (let picks = 0; picks < 3 && !(await doIt(page).isVisible()); picks++) await choices(page).first().click();
  await page.evaluate("document.querySelector('.do-it').click(); location.reload();");
  await page.locator('.asking').waitFor();
  expect(await decisions(page)).toBe(2);
});

test('a new game leaves the old one in the library, where it goes on, is saved, and is thrown away', async () => {
  const { page } = await sitDown(open, 'ecologic', { seed: 'one', way: 'Together here' });
  for (let taken = 0; taken < 5; taken++) await takeOne(page);
  await kept(page, 5);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  expect(await decisions(page)).toBe(0);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await keptGames(page).nth(1).waitFor();
  const old = keptGames(page).filter({ hasText: '5 decisions' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    old.getByRole('button', { name: 'as a file' }).click(),
  ]);
  const file = await download.path();
  await old.locator('a').click();
  await page.locator('.asking').waitFor();
  expect(await decisions(page)).toBe(5);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await keptGames(page).nth(1).waitFor();
  await keptGames(page).filter({ hasText: '5 decisions' }).getByRole('button', { name: 'away' }).click();
  await page.waitForFunction("document.querySelectorAll('.opening .kept li').length === 1");
  expect(readFileSync(file, 'utf8')).toContain('"game":"ecologic"');
  await page.locator('.file input').setInputFiles(file);
  await page.locator('.asking').waitFor();
  expect(await decisions(page)).toBe(5);
});

test('two tabs show one game, and both go on with it', async () => {
  const { page } = await sitDown(open, 'ecologic', { seed: 'tabs', way: 'Together here' });
  await takeOne(page);
  await kept(page, 1);
  const opening = page.waitForEvent('popup');
  await page.evaluate("void window.open(location.href, '_blank')");
  const other = await opening;
  await other.locator('.asking').waitFor();
  expect(await decisions(other)).toBe(1);
  await takeOne(page);
  await other.waitForFunction("document.querySelector('.scrubber .count').textContent === '2 / 2'");
  await takeOne(other);
  await page.waitForFunction("document.querySelector('.scrubber .count').textContent === '3 / 3'");
  await takeOne(page);
  await other.waitForFunction("document.querySelector('.scrubber .count').textContent === '4 / 4'");
  await other.close();
});

test('a damaged entry says so and can be saved; the others are there', async () => {
  const { page } = await sitDown(open, 'ecologic', { seed: 'whole', way: 'Together here' });
  await takeOne(page);
  await kept(page, 1);
  const entry = /#table=(.*)/.exec(page.url())?.[1] ?? '';
  await page.evaluate(`new Promise((resolve) => {
    const opening = indexedDB.open('rulewright');
    opening.onsuccess = () => {
      const change = opening.result.transaction('games', 'readwrite');
      change.objectStore('games').put({ game: 'ecologic', saved: 7 }, 'broken');
      change.oncomplete = () => { opening.result.close(); resolve(); };
    };
  })`);
  await page.goto(addressOf('play/ecologic/'));
  await keptGames(page).filter({ hasText: 'damaged' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save what is left of broken' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('"saved":7');
  await page.evaluate("location.hash = '#table=broken'");
  await page.getByRole('alert').getByText('damaged').waitFor();
  await page.evaluate(`location.hash = '#table=${entry}'`);
  await page.locator('.asking').waitFor();
  expect(await decisions(page)).toBe(1);
});

test('what an earlier page kept becomes a game of the library', async () => {
  const { page } = await sitDown(open, 'ecologic', { seed: 'old', way: 'Together here' });
  await takeOne(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('tab', { name: 'Game' })
      .click()
      .then(() => page.getByRole('button', { name: 'Save', exact: true }).click()),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  await page.evaluate(`localStorage.setItem('rulewright.play.ecologic', ${JSON.stringify(text)})`);
  await page.goto(addressOf('play/ecologic/'));
  await keptGames(page).nth(1).waitFor();
  expect(await page.evaluate("localStorage.getItem('rulewright.play.ecologic')")).toBeNull();
});
