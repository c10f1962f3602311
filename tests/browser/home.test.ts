import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { browserTests, DESKTOP, expectQuiet } from './browser.js';
import { builtBase, DIST, PORT } from './built.js';

const { open } = browserTests();

/** What a server that compresses sends of a file of the site. */
function sentOf(address: string): number {
  const path = new URL(address).pathname.slice(builtBase().length);
  const file = join(DIST, path === '' || path.endsWith('/') ? `${path}index.html` : path);
  return existsSync(file) ? gzipSync(readFileSync(file)).length : 0;
}

test('until its first picture the home page is sent 120 KiB at most, from here alone', async () => {
  const { page } = await open('404.html');
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).host === `localhost:${PORT}`) asked.add(request.url().replace(/#.*/, ''));
  });
  await page.goto(`http://localhost:${PORT}${builtBase()}`, { waitUntil: 'load' });
  const sent = [...asked].map(sentOf).reduce((sum, size) => sum + size, 0);
  expect(sent).toBeGreaterThan(20_000);
  expect(sent).toBeLessThanOrEqual(120 * 1024);
});

test('no script and one style at most stand in the way of its first picture', () => {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  const blocking = [...head.matchAll(/<script(?![^>]*(?:type="module"|async|defer))[^>]*src=[^>]*>/g)];
  expect(blocking.map(([tag]) => tag)).toEqual([]);
  expect([...head.matchAll(/<link[^>]*rel="(?:preload )?stylesheet"[^>]*>/g)].length).toBeLessThanOrEqual(3);
});

test('the board stands still where motion is not wanted, until somebody starts it, and stops again', async () => {
  const opened = await open('', DESKTOP);
  const told = () => opened.page.locator('.live-board .told').innerText();
  const still = await told();
  await opened.page.waitForTimeout(2_500);
  expect(await told()).toBe(still);
  await opened.page.getByRole('button', { name: 'Play', exact: true }).click();
  await opened.page.waitForFunction(
    `document.querySelector('.live-board .told').innerText !== ${JSON.stringify(still)}`,
  );
  await opened.page.getByRole('button', { name: 'Pause' }).click();
  await opened.page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expectQuiet(opened);
});

test('what installs an engine can be copied', async () => {
  const { page } = await open('');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: /^Copy/ }).click();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('npm install @rulewright/ecologic');
});

test('a game that was begun is offered to go on with', async () => {
  const { page } = await open('play/');
  expect(await page.getByRole('list').first().getByRole('link').count()).toBe(4);
  expect(await page.getByRole('heading', { name: 'Go on where you left' }).count()).toBe(0);
  const { enter, begin, asked, takeOne } = await import('./playing.js');
  const opened = await enter(open, 'ecologic/');
  await begin(opened.page, { seed: 'left' });
  await asked(opened.page);
  await takeOne(opened.page);
  await asked(opened.page);
  await opened.page.goto(page.url());
  await opened.page.getByRole('heading', { name: 'Go on where you left' }).waitFor();
  await opened.page.locator('.go-on-with a').first().click();
  await opened.page.locator('.asking').waitFor();
  expect(opened.page.url()).toContain('#table=');
});

test('the picture of a table is sent once somebody scrolls to it', async () => {
  const opened = await open('', DESKTOP);
  const picture = opened.page.locator('.table-picture');
  expect(await picture.locator('img').count()).toBe(0);
  await picture.scrollIntoViewIfNeeded();
  await picture.locator('img.light-only').waitFor();
  await opened.page.waitForFunction("document.querySelector('.table-picture img.light-only').naturalWidth === 1280");
  expect(await picture.locator('img:visible').count()).toBe(1);
  expectQuiet(opened);
});
