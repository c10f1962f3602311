import { mkdirSync } from 'node:fs';
import { addressOf } from './built.js';
import { startChromium } from './chromium.js';
import { asked, begin, choices, seatBots, takeOne } from './playing.js';
import { setup } from './server.js';

// `npx tsx tests/browser/shots.ts ecologic`: looks at a game on five screens, light and dark: before it, with a preview
// in its middle, after a move of the others, in every tab, at its end; the pictures are in .site/shots. Of a site that is
// being changed: `npx vitepress dev docs/site`, and SITE=http://localhost:5173.

const SHOTS = '.site/shots';
const SIZES = [
  { name: '1440', width: 1440, height: 900 },
  { name: '1024', width: 1024, height: 768 },
  { name: '390', width: 390, height: 844 },
  { name: '844', width: 844, height: 390 },
  { name: '720', width: 720, height: 450 },
];
const SCHEMES = ['light', 'dark'] as const;
const DECISIONS = 14;

const [game = 'ecologic', players] = process.argv.slice(2);
const wish = { seed: 'shots', ...(players !== undefined && { players: Number(players) }) };

mkdirSync(SHOTS, { recursive: true });
const close = process.env.SITE === undefined ? await setup() : () => {};
const browser = await startChromium();
const page = await browser.newPage();
page.on('pageerror', ({ message }) => console.log(message));
await page.addInitScript(`localStorage.setItem('rulewright.preferences', '{"pace":0,"confirm":"each"}')`);
await page.goto(process.env.SITE === undefined ? addressOf(`play/${game}/`) : `${process.env.SITE}/play/${game}/`);

/** What is to be seen, on every screen. */
async function shot(what: string): Promise<void> {
  for (const { name, width, height } of SIZES)
    for (const colorScheme of SCHEMES) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${SHOTS}/${game}-${name}-${colorScheme}-${what}.png` });
    }
  await page.setViewportSize({ width: 1440, height: 900 });
}

await page.locator('.opening').waitFor();
await shot('opening');
await begin(page, wish);
for (let taken = 0; taken < DECISIONS; taken++) {
  await asked(page);
  await takeOne(page, (count) => (taken * 7) % count);
}
await shot('others');
await asked(page);
await choices(page).first().click();
await page.waitForTimeout(1_500);
await shot('preview');
for (const name of ['Tables', 'Help', 'Game', 'Study']) {
  await page.getByRole('tab', { name }).click();
  await page.waitForTimeout(300);
  await shot(name.toLowerCase());
}
await seatBots(page, 'weighted');
await page.locator('.end').waitFor({ timeout: 240_000 });
await shot('end');
await browser.close();
close();
