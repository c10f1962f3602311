import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserTests, expectQuiet, PHONE } from './browser.js';
import { builtBase, DIST } from './built.js';
import { asked, choices, decisions, doIt, games, question, seatBots, sitDown, takeOne } from './playing.js';

const { open } = browserTests();

/** Two people at a table of EcoLogic; they have decided so often. */
async function table(taken = 0, seed = 'table') {
  const opened = await sitDown(open, 'ecologic', { seed, way: 'Together here' });
  for (let one = 0; one < taken; one++) await takeOne(opened.page);
  return opened;
}
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('a hex that is not offered says why, with its rule, and nothing moves under the pointer', async () => {
  const { page } = await table();
  const refused = page.locator('.eco-hex.refused').first();
  const board = page.locator('.board');
  const before = await board.boundingBox();
  await refused.hover();
  const why = page.locator('.why');
  await why.getByRole('link').waitFor();
  expect(await why.getByRole('link').getAttribute('href')).toMatch(/\/rules\/ecologic\/#ECO-[A-Z]+\.\d+$/);
  expect(await board.boundingBox()).toEqual(before);
});

test('a link opens the same game at the same decision, as a game of its own', async () => {
  const { page } = await table(6);
  const before = await question(page).textContent();
  await tab(page, 'Game');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const link = await page.locator('input.link').inputValue();
  const own = page.url();
  // into the same tab, where a game is going on
  await page.evaluate(`location.hash = ${JSON.stringify(link.slice(link.indexOf('#')))}`);
  await page.waitForURL((url) => url.hash.startsWith('#table=') && url.href !== own);
  await page.locator('.asking').waitFor();
  expect(await question(page).textContent()).toBe(before);
  expect(await decisions(page)).toBe(6);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.locator('.opening .kept li').nth(1).waitFor();
  expect(await page.locator('.opening .kept li').count()).toBe(2);
});

test('a bent link and one of another game give a sentence and the way to a new game', async () => {
  const { page } = await table(3);
  await tab(page, 'Game');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const link = await page.locator('input.link').inputValue();
  const fragment = link.slice(link.indexOf('#'));
  const { page: bent } = await open(`play/ecologic/${fragment.slice(0, -20)}`);
  await bent.getByRole('alert').getByText('This link is damaged').waitFor();
  await bent.getByRole('button', { name: 'Start', exact: true }).click();
  await bent.locator('.asking').waitFor();
  const { page: elsewhere } = await open(`play/emix/${fragment}`);
  await elsewhere.getByRole('alert').getByText('This is a game of ecologic').waitFor();
});

test('undo, redo, and another way from there', async () => {
  const { page } = await table(5);
  const before = await question(page).textContent();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await decisions(page)).toBeLessThan(5);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect([await decisions(page), await question(page).textContent()]).toEqual([5, before]);
  await page.keyboard.press('u');
  await takeOne(page);
  expect(await page.getByRole('button', { name: 'Redo' }).isDisabled()).toBe(true);
});

test('an undo after a draw says that it was seen', async () => {
  const { page } = await table(4);
  expect(await page.locator('.log').textContent()).toContain('draws');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alert').getByText('chance has decided since').waitFor();
});

test('one looks back through the game, by keys too, without leaving the question', async () => {
  const { page } = await table(6);
  const end = await question(page).textContent();
  await page.getByRole('slider', { name: 'Decision' }).fill('2');
  expect(await page.locator('.scrubber .count').innerText()).toBe('2 / 6');
  expect(await question(page).textContent()).toBe(end);
  expect(await choices(page).count()).toBeGreaterThan(0);
  await question(page).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await page.locator('.scrubber .count').innerText()).toBe('1 / 6');
  await page.getByRole('button', { name: 'To now' }).click();
  expect(await page.locator('.scrubber .count').innerText()).toBe('6 / 6');
  await page.getByRole('slider', { name: 'Decision' }).fill('2');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  expect(await decisions(page)).toBe(2);
  expect(await choices(page).count()).toBeGreaterThan(0);
});

test('what can come of an answer is told before it is given', async () => {
  const { page } = await sitDown(open, 'euphoria', { seed: 'chances' });
  for (let taken = 0; taken < 40; taken++) {
    await asked(page);
    const back = page.locator('.answers button.choice', { hasText: 'Take back' });
    if ((await back.count()) === 0) {
      await takeOne(page);
      continue;
    }
    for (let picks = 0; picks < 3 && !(await doIt(page).isVisible()); picks++)
      await choices(page).filter({ hasText: 'Take back' }).first().click();
    await page.locator('.preview .futures li').first().waitFor();
    expect(await page.locator('.preview').textContent()).toMatch(/You roll 1–6 .*Knowledge check \d+–\d+/);
    return;
  }
  throw new Error('no worker was taken back');
});

test('another seat and a spectator can be looked from', async () => {
  const { page } = await sitDown(open, 'emix', { seed: 'secrets' });
  await asked(page);
  const hand = await page.locator('.mat').textContent();
  await tab(page, 'Game');
  await page.locator('.view-chooser select').selectOption('spectator');
  expect(await page.locator('.mat').count()).toBe(0);
  expect(await page.locator('.board').textContent()).not.toContain(hand);
  expect(await choices(page).count()).toBe(0);
});

test('people at one screen hand it over with nothing secret on it', async () => {
  const opened = await sitDown(open, 'emix', { seed: 'hand over', way: 'Together here' });
  const { page } = opened;
  const cover = page.getByRole('dialog').filter({ hasText: 'Hand over the screen' });
  const takeScreen = async (): Promise<string> => {
    const button = cover.getByRole('button');
    const name = (await button.textContent()) ?? '';
    const { width, height } = (await cover.boundingBox()) ?? { width: 0, height: 0 };
    expect([width, height]).toEqual([1440, 900]);
    expect(await page.locator('.mat').count()).toBe(0);
    expect(await choices(page).count()).toBe(0);
    await button.click();
    expect(await page.locator('.mat').textContent()).toContain(name.replace('I am ', '').trim());
    return name;
  };
  await cover.waitFor();
  const first = await takeScreen();
  while ((await cover.count()) === 0) await takeOne(page);
  expect(await takeScreen()).not.toBe(first);
  expectQuiet(opened);
});

test('a bot that thinks can be stopped, and goes on', async () => {
  const { page } = await table();
  await tab(page, 'Game');
  // they take their time, so that the game is not over before anybody can stop them
  const pace = page.getByRole('slider', { name: /^Bots take \S/ });
  await pace.fill('2000');
  await seatBots(page, 'expert');
  await page.getByRole('button', { name: 'Stop thinking' }).click();
  await page.getByText('is asked, and stopped').waitFor();
  await pace.fill('0');
  await seatBots(page, 'weighted');
  await page.getByRole('button', { name: 'Let it think' }).click();
  await tab(page, 'Log');
  await page.waitForFunction("Number(document.querySelector('.scrubber .count').textContent.split('/')[1]) > 5");
});

test('a rule leads to a game in which it can be seen', async () => {
  const { page } = await open('rules/ecologic/');
  await page.locator('[data-id="ECO-AUC.4"]').getByRole('link', { name: 'See it happen' }).click();
  await page.waitForURL('**/play/ecologic/#*');
  await page.getByRole('alert').getByText('ECO-AUC.4').waitFor();
  expect(await decisions(page)).toBeGreaterThan(0);
});

test('a position by hand is checked as it is typed, and played from', async () => {
  const { page } = await table(4);
  await tab(page, 'Game');
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
  await tab(page, 'Game');
  await page.getByRole('button', { name: 'Export the record' }).click();
  await page.getByText('it has no record').waitFor();
});

test('an error keeps the game and offers it', async () => {
  const { page } = await table(3);
  await tab(page, 'Game');
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

test('every target has room for a finger', async () => {
  const { page } = await sitDown(open, 'ecologic', {}, PHONE);
  const small =
    await page.evaluate(`[...document.querySelectorAll('.playground :is(button, select, input:not([type=file]), summary, [role=button])')]
    .filter((part) => part.checkVisibility())
    .map((part) => [part.outerHTML.slice(0, 80), part.getBoundingClientRect()])
    .filter(([, { width, height }]) => (width < 24 || height < 24))
    .map(([html]) => html)`);
  expect(small).toEqual([]);
});

/** KiB that somebody waits for who opens a table for the first time. Euphoria's pack has its names in two languages. */
const MOST_KIB: Readonly<Record<string, number>> = { euphoria: 232 };
const USUAL_KIB = 230;

/** A file of the site by its address, as a server sends it. */
function gzipped(url: string): number {
  const path = new URL(url).pathname.slice(builtBase().length - 1);
  return gzipSync(readFileSync(`${DIST}${path.endsWith('/') ? `${path}index.html` : path}`)).length;
}

test.each(games)('the page of %s is small without its bots', async (game) => {
  const { page } = await sitDown(open, game, { way: 'Together here' });
  const urls = await page.evaluate<string[]>(
    "[location.href.split('#')[0], ...performance.getEntriesByType('resource').map(({ name }) => name)]",
  );
  const files = new Set(urls.filter((url) => !/^(data|blob):/.test(url)));
  const bytes = [...files].reduce((sum, url) => sum + gzipped(url), 0);
  console.log(`${game}: ${Math.round(bytes / 1024)} KiB gzipped in ${files.size} files`);
  expect(bytes).toBeLessThanOrEqual((MOST_KIB[game] ?? USUAL_KIB) * 1024);
});
