import { chromium } from 'playwright-core';
import { mkdirSync } from 'node:fs';
import { asked, begin, choices, takeOne } from './playing.js';
const BASE = process.env.SITE ?? 'http://localhost:4188';
const [games = 'ecologic,emix,does-not-exist,euphoria', decisions = '14', players] = process.argv.slice(2);
mkdirSync('/tmp/shots', { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const SIZES: [string, number, number][] = [['1440', 1440, 900], ['1024', 1024, 768], ['390', 390, 844], ['844', 844, 390], ['720', 720, 450]];
for (const game of games.split(',')) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page.on('pageerror', (e) => console.log(game, 'ERR', e.message));
  page.on('console', (m) => { if (m.type() === 'error') console.log(game, m.text()); });
  await page.addInitScript(`localStorage.setItem('rulewright.preferences', '{"pace":0}')`);
  await page.goto(`${BASE}/play/${game}/`);
  await page.locator('.opening').waitFor();
  const shot = async (what: string, which = SIZES, dark = false) => { for (const [n, width, height] of which) { await page.setViewportSize({ width, height }); if (dark) await page.emulateMedia({ colorScheme: 'dark' }); await page.waitForTimeout(200); await page.screenshot({ path: `/tmp/shots/${game}-${what}-${n}${dark ? '-dark' : ''}.png` }); } await page.emulateMedia({ colorScheme: 'light' }); await page.setViewportSize({ width: 1440, height: 900 }); };
  await shot('opening', [SIZES[0]!, SIZES[2]!]);
  await begin(page, { seed: 'shots', ...(players && { players: Number(players) }) });
  for (let t = 0; t < Number(decisions); t++) { await asked(page); await takeOne(page, (c) => (t * 7) % c); }
  await asked(page);
  await shot('mid'); await shot('mid', [SIZES[0]!, SIZES[2]!], true);
  await choices(page).first().click(); await page.waitForTimeout(1500);
  await shot('preview', [SIZES[0]!, SIZES[2]!]);
  await page.close();
}
await browser.close();
