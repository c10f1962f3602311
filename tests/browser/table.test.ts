import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserTests, expectQuiet, PHONE } from './browser.js';
import { builtBase, DIST } from './built.js';
import { begin, choices, decisions, games, question, seat, sitDown } from './playing.js';

const { open } = browserTests();

/** Two people at a table of EcoLogic; they have decided so often. */
async function table(clicks = 0, seed = 'table') {
  const opened = await sitDown(open, 'ecologic/');
  const { page } = opened;
  await begin(page, seed);
  for (let click = 0; click < clicks; click++) await take(page);
  return opened;
}

/** The first answer that needs no further question. */
async function take(page: Page): Promise<void> {
  const before = await decisions(page);
  await choices(page).first().click();
  if ((await decisions(page)) === before) await page.locator('.topic-actions button.choice').first().click();
}

test('a link opens the same game at the same decision', async () => {
  const { page } = await table(6);
  const asked = await question(page).textContent();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const link = await page.locator('input.link').inputValue();
  const { page: other } = await open(link.slice(link.indexOf('/play/') + 1));
  await other.locator('.picker').waitFor();
  expect(await question(other).textContent()).toBe(asked);
  expect(await decisions(other)).toBe(6);
});

test('a bent link and one of another game give a sentence and a new game', async () => {
  const { page } = await table(3);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const link = await page.locator('input.link').inputValue();
  const fragment = link.slice(link.indexOf('#'));
  const { page: bent } = await open(`play/ecologic/${fragment.slice(0, -20)}`);
  await bent.getByRole('alert').getByText('This link is damaged').waitFor();
  expect(await decisions(bent)).toBe(0);
  const { page: elsewhere } = await open(`play/emix/${fragment}`);
  await elsewhere.getByRole('alert').getByText('This is a game of ecologic').waitFor();
});

test('undo, redo, and another way from there', async () => {
  const { page } = await table(5);
  const asked = await question(page).textContent();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await decisions(page)).toBe(4);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect([await decisions(page), await question(page).textContent()]).toEqual([5, asked]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await take(page);
  expect(await page.getByRole('button', { name: 'Redo' }).isDisabled()).toBe(true);
});

test('an undo after a draw says that it was seen', async () => {
  const { page } = await table(4);
  expect(await page.locator('.log').textContent()).toContain('draws');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alert').getByText('chance has decided since').waitFor();
});

test('the scrubber goes through the game without changing it', async () => {
  const { page } = await table(6);
  const end = await question(page).textContent();
  await page.getByRole('slider', { name: 'Decision' }).fill('2');
  expect(await page.locator('.scrubber .count').innerText()).toBe('2 / 6');
  expect(await choices(page).count()).toBe(0);
  await page.getByRole('button', { name: 'To the end' }).click();
  expect(await question(page).textContent()).toBe(end);
  await page.getByRole('slider', { name: 'Decision' }).fill('2');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  expect(await decisions(page)).toBe(2);
  expect(await choices(page).count()).toBeGreaterThan(0);
});

test('a hex that is offered can be clicked; one that is not says why, with its rule', async () => {
  const opened = await table();
  const { page } = opened;
  await page
    .locator('[data-target="hand:0:oil"], [data-target="hand:1:oil"]')
    .locator('visible=true')
    .first()
    .waitFor();
  const refused = page.locator('.eco-hex.refused').first();
  await refused.hover();
  const why = page.locator('.why');
  await why.getByRole('link').waitFor();
  expect(await why.getByRole('link').getAttribute('href')).toMatch(/\/rules\/ecologic\/#ECO-[A-Z]+\.\d+$/);
  await page.locator('.eco-hex.offered').first().click();
  const left = choices(page);
  if ((await decisions(page)) === 0) await left.first().click();
  expect(await decisions(page)).toBe(1);
  expect(await page.locator('.log').textContent()).toContain('eco point');
  expectQuiet(opened);
});

test('the game is played by keys alone, in the drawing and in the list', async () => {
  const { page } = await table();
  await page.locator('.picker .choice').first().focus();
  await page.keyboard.press('1');
  if ((await page.locator('.topic-actions').count()) > 0) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  expect(await decisions(page)).toBe(1);
  expect(await page.evaluate('document.activeElement.id')).toBe('question');
  for (let tabs = 0; tabs < 60 && !(await isAtHex(page)); tabs++) await page.keyboard.press('Tab');
  expect(await isAtHex(page)).toBe(true);
  await page.keyboard.press('Enter');
  if ((await decisions(page)) === 1) await choices(page).first().press('Enter');
  expect(await decisions(page)).toBe(2);
  for (let more = 0; more < 6; more++) {
    await page.locator('#question').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('1');
  }
  expect(await decisions(page)).toBeGreaterThan(4);
});
const isAtHex = (page: Page): Promise<boolean> =>
  page.evaluate(
    "document.activeElement.classList.contains('eco-hex') && document.activeElement.classList.contains('offered')",
  );

test('what can come of an action is told before it is taken', async () => {
  const { page } = await table(3);
  await page.getByLabel('Show the chances').check();
  await choices(page).last().focus();
  const chances = page.getByRole('region', { name: 'What can come of it' });
  await chances.waitFor();
  expect(await chances.getByRole('listitem').count()).toBeGreaterThan(1);
  expect(await chances.textContent()).toMatch(/1\/\d+ \(\d/);
});

test('another seat and a spectator can be looked from', async () => {
  const { page } = await sitDown(open, 'emix/');
  await begin(page, 'secrets');
  const facts = page.locator('.fact-table').first();
  const hand = await page.locator('.board').textContent();
  await page.locator('.view-chooser select').selectOption('spectator');
  expect(await page.locator('.board').textContent()).not.toBe(hand);
  expect(await choices(page).count()).toBe(0);
  await facts.waitFor();
});

test('people at one screen hand it over with nothing secret on it', async () => {
  const opened = await table();
  const { page } = opened;
  await page.getByLabel('ask before another person').check();
  const cover = page.getByRole('status').filter({ hasText: 'Hand them the screen' });
  const viewer = page.locator('.view-chooser span');
  /** Whoever is asked takes the screen, which showed nothing of theirs. */
  const takeScreen = async (): Promise<string> => {
    expect(await viewer.textContent()).toContain('what everybody may know');
    expect(await choices(page).count()).toBe(0);
    const [name = ''] = /P\d/.exec((await cover.textContent()) ?? '') ?? [];
    await cover.getByRole('button', { name: `I am ${name}` }).click();
    expect(await viewer.textContent()).toContain(`what ${name} may know`);
    return name;
  };
  const first = await takeScreen();
  while ((await cover.count()) === 0) await take(page);
  expect(await decisions(page)).toBeGreaterThan(0);
  expect(await takeScreen()).not.toBe(first);
  expectQuiet(opened);
});

test('a bot that thinks can be stopped, and goes on', async () => {
  const { page } = await table();
  await seat(page, 0).selectOption('ismcts:1000');
  await seat(page, 1).selectOption('ismcts:1000');
  await page.getByRole('button', { name: 'Stop thinking' }).click();
  await page.getByText('is asked, and stopped').waitFor();
  const stopped = await decisions(page);
  await seat(page, 0).selectOption('weighted');
  await seat(page, 1).selectOption('weighted');
  await page.getByRole('button', { name: 'Let it think' }).click();
  await page.waitForFunction(
    `Number(document.querySelector('.scrubber .count').textContent.split('/')[1]) > ${stopped} + 5`,
  );
});

test('a rule leads to a game in which it can be seen', async () => {
  const { page } = await open('rules/ecologic/');
  await page.locator('[data-id="ECO-AUC.4"]').getByRole('link', { name: 'See it happen' }).click();
  await page.waitForURL('**/play/ecologic/#witness=ECO-AUC.4');
  await page.getByRole('alert').getByText('ECO-AUC.4').waitFor();
  expect(await decisions(page)).toBeGreaterThan(0);
});

test('a position by hand is checked as it is typed, and played from', async () => {
  const { page } = await table(4);
  await page.locator('.position-editor > summary').click();
  const code = page.locator('#position-code');
  await page.getByText('This position can be played').waitFor();
  const text = await code.inputValue();
  await code.fill(`${text}\ntable.edit((state) => { state.round = -1; });`);
  await page.locator('.said').getByText('round').waitFor();
  await code.fill('for (;;);');
  await page.locator('.said').getByText('Stopped after 3 seconds.').waitFor();
  await code.fill(`${text}\ntable.edit((state) => { state.players[0].ecoFund += 7; state.ecoSupply -= 7; });`);
  await page.getByText('This position can be played').waitFor();
  await page.getByRole('button', { name: 'Play from it' }).click();
  expect(await decisions(page)).toBe(0);
  await page.getByRole('button', { name: 'Export the record' }).click();
  await page.getByText('it has no record').waitFor();
});

test('a game that was left is there again, and a saved one is opened', async () => {
  const { page } = await table(5);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  await page.reload();
  await page.locator('.picker').waitFor();
  expect(await decisions(page)).toBe(5);
  await begin(page, 'another');
  expect(await decisions(page)).toBe(0);
  await page.locator('.file input').setInputFiles(await download.path());
  await page.waitForFunction("document.querySelector('.scrubber .count').textContent.endsWith('/ 5')");
});

test('an error keeps the game and offers it', async () => {
  const { page } = await table(3);
  await page.evaluate("window.kept = URL.createObjectURL; URL.createObjectURL = () => { throw new Error('no room') }");
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('alert').getByText('no room').waitFor();
  await page.evaluate('URL.createObjectURL = window.kept');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save it as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ecologic-game.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(await decisions(page)).toBe(3);
});

test('every target of a drawing has room for a finger', async () => {
  const { page } = await sitDown(open, 'ecologic/', PHONE);
  const small =
    await page.evaluate(`[...document.querySelectorAll('.playground :is(button, select, input:not([type=file]), summary, [role=button])')]
    .filter((part) => part.checkVisibility())
    .map((part) => [part.outerHTML.slice(0, 80), part.getBoundingClientRect()])
    .filter(([, { width, height }]) => (width < 24 || height < 24))
    .map(([html]) => html)`);
  expect(small).toEqual([]);
});

const MOST_BYTES = 250 * 1024;

/** A file of the site by its address, as a server sends it. */
function gzipped(url: string): number {
  const path = new URL(url).pathname.slice(builtBase().length - 1);
  return gzipSync(readFileSync(`${DIST}${path.endsWith('/') ? `${path}index.html` : path}`)).length;
}

test.each(games)('the page of %s is small without its bots', async (game) => {
  const { page } = await sitDown(open, `${game}/`);
  const urls = await page.evaluate<string[]>(
    "[location.href.split('#')[0], ...performance.getEntriesByType('resource').map(({ name }) => name)]",
  );
  const files = new Set(urls.filter((url) => !url.startsWith('data:')));
  const bytes = [...files].reduce((sum, url) => sum + gzipped(url), 0);
  console.log(`${game}: ${Math.round(bytes / 1024)} KiB gzipped in ${files.size} files`);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
