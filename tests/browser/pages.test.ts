import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from './axe.js';
import { browserTests, DESKTOP, expectQuiet, PHONE } from './browser.js';

const { open } = browserTests();

/** One page of every kind, the smallest of a kind that grows. */
const kinds = {
  home: '',
  guide: 'guide/use-an-engine.html',
  package: 'packages/core.html',
  'page of tables': 'performance.html',
  'page with a drawing': 'architecture.html',
  'list of decisions': 'decisions/',
  decision: 'decisions/0009-exact-candidates.html',
  changelog: 'changelog/',
  'list of rules': 'rules/',
  'rules of a game': 'rules/ecologic/',
  'options and decisions': 'rules/emix/reference.html',
  'recruits by hook': 'rules/euphoria/recruits.html',
  'list of content': 'content/',
  'content of a game': 'content/emix/',
  'list of modules': 'api/',
  module: 'api/core/text/',
  symbol: 'api/bots/analyse.html',
  types: 'api/mcp/types.html',
  schemas: 'api/emix/schema/',
  tutorial: 'tutorial/an-app.html',
  concepts: 'guide/concepts.html',
  example: 'examples/react.html',
  engine: 'api/ecologic/',
  'list of games to play': 'play/',
  'how to play': 'how-to-play/emix.html',
};
const devices = { desktop: DESKTOP, phone: PHONE };

const isTooWide = (page: Page) => page.evaluate('document.documentElement.scrollWidth > innerWidth');

test.each(Object.entries(kinds))(
  '%s: loads without complaint or help from elsewhere, fits a desk and a phone, and axe finds nothing, light and dark',
  async (_, path) => {
    const opened = await open(path);
    const { page } = opened;
    for (const [name, { width, height, colorScheme }] of Object.entries(devices)) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
      expect(await isTooWide(page), name).toBe(false);
      expect(await violationsOf(page), name).toEqual([]);
    }
    expectQuiet(opened);
  },
);

test.each(Object.entries(devices))('the box of the word search on a %s pleases axe too', async (_, device) => {
  const { page } = await open('guide/use-an-engine.html', device);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByLabel('Guides, API, rules and cards').fill('auction');
  await page.getByRole('list', { name: 'Found' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test('the menu of a phone leads through the site and pleases axe', async () => {
  const { page } = await open('rules/', PHONE);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Emix', exact: true }).first().click();
  // the first of the menu's links to Emix says how to play it
  await page.waitForURL('**/how-to-play/emix*');
});

test('a wrong address says so, with a way home', async () => {
  const { page, foreign } = await open('rules/chess.html', PHONE);
  expect(await page.getByRole('main').textContent()).toContain('PAGE NOT FOUND');
  expect(await violationsOf(page)).toEqual([]);
  expect(foreign).toEqual([]);
});

test('from a rule that a table links one goes back to the table, and on to the page before it', async () => {
  const opened = await open('play/');
  const { page } = opened;
  await page.getByRole('link', { name: 'EcoLogic' }).first().click();
  await page.locator('.opening').waitFor();
  await page.getByRole('link', { name: 'The rules' }).click();
  await page.waitForURL('**/rules/ecologic/');
  await page.getByRole('link', { name: 'Emix', exact: true }).first().waitFor();
  await page.goBack();
  await page.locator('.opening').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Play', exact: true }).waitFor();
  // with all that is around it
  await page.getByRole('navigation', { name: 'Main Navigation' }).getByRole('link', { name: 'Rules' }).click();
  await page.waitForURL('**/rules/');
  expect(await page.evaluate("getComputedStyle(document.querySelector('.VPNav')).position")).toBe('fixed');
  expectQuiet(opened);
});

test('dark and light can be chosen', async () => {
  const { page } = await open('guide/use-an-engine.html');
  const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
  const light = await background();
  await page.getByRole('switch').first().click();
  expect(await background()).not.toBe(light);
});
