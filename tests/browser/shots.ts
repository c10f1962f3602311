import { mkdirSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { addressOf } from './built.js';
import { setup } from './server.js';

// `npx tsx tests/browser/shots.ts ecologic`: looks at a game on a desktop and a phone, light and dark, at its start, in its
// middle and at its end; the pictures are in .site/shots. Of a site that is being changed: `npx vitepress dev docs/site`, and SITE=http://localhost:5173.

const SHOTS = '.site/shots';
const devices = [
  { name: '1280', width: 1280, height: 900, colorScheme: 'light' },
  { name: '390', width: 390, height: 844, colorScheme: 'dark' },
] as const;

const [game = 'ecologic', players] = process.argv.slice(2);

async function photograph(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
  await page.locator('.playground .board').screenshot({ path: `${SHOTS}/${name}-board.png` });
}

async function playOut(page: Page): Promise<void> {
  for (const seat of await page.locator('.bot-bar select').all()) await seat.selectOption('weighted');
  await page.locator('.end').waitFor({ timeout: 240_000 });
}

mkdirSync(SHOTS, { recursive: true });
const close = process.env.SITE === undefined ? await setup() : () => {};
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const { name, ...device } of devices) {
  const { width, height, colorScheme } = device;
  const page = await browser.newPage({ viewport: { width, height }, colorScheme });
  page.on('pageerror', ({ message }) => console.log(message));
  await page.goto(process.env.SITE === undefined ? addressOf(`play/${game}/`) : `${process.env.SITE}/play/${game}/`);
  await page.locator('.picker').waitFor();
  if (players !== undefined) {
    await page.locator('.new-game summary').click();
    await page.locator('.new-game select').first().selectOption(players);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.locator('.new-game summary').click();
  }
  await photograph(page, `${game}-${name}-start`);
  await playOut(page);
  await photograph(page, `${game}-${name}-end`);
  const decisions = Number(await page.getByRole('slider').getAttribute('max'));
  await page.getByRole('slider').fill(String(Math.floor(decisions / 2)));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  for (const seat of await page.locator('.bot-bar select').all()) await seat.selectOption('');
  await photograph(page, `${game}-${name}-middle`);
  await page.close();
}
await browser.close();
close();
