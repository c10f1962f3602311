import type { Page } from 'playwright-core';
import { addressOf } from './built.js';
import { startChromium } from './chromium.js';
import { asked, begin, choices, doIt, games } from './playing.js';
import { setup } from './server.js';

// `npm run measure -- clicks`: clicks a question at 1440×900, counted over 60 questions of one person against the bot
// Beginner in each game, with a fixed seed; answers are picked by their place in the list. `… clicks emix` counts one game.

const QUESTIONS = 60;
/** A question that is not answered by this many clicks is a fault of the page. */
const MOST = 6;

/** Clicks until the question that is shown has been answered. */
async function clicksOf(page: Page, pick: (count: number) => number): Promise<number> {
  const told = await page.locator('.log .lines').innerText();
  for (let clicks = 1; clicks <= MOST; clicks++) {
    const before = await page.locator('.asking').innerText();
    const confirm = doIt(page);
    if (await confirm.isVisible()) await confirm.click();
    else
      await choices(page)
        .nth(pick(await choices(page).count()))
        .click();
    await page.waitForFunction(
      `document.querySelector('.asking')?.innerText !== ${JSON.stringify(before)} || document.querySelector('.log .lines').innerText !== ${JSON.stringify(told)}`,
    );
    if ((await page.locator('.log .lines').innerText()) !== told) return clicks;
  }
  throw new Error(`not answered by ${MOST} clicks: ${await page.locator('.question').innerText()}`);
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : games;
const close = process.env.SITE === undefined ? await setup() : () => {};
const browser = await startChromium();
for (const game of wanted) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript(`localStorage.setItem('rulewright.preferences', '{"pace":0}')`);
  await page.goto(process.env.SITE === undefined ? addressOf(`play/${game}/`) : `${process.env.SITE}/play/${game}/`);
  await page.locator('.opening').waitFor();
  await begin(page, { seed: 'clicks', strength: 'Beginner' });
  const counts: number[] = [];
  while (counts.length < QUESTIONS) {
    await asked(page);
    if (await page.locator('.end').isVisible()) break;
    counts.push(await clicksOf(page, (count) => (counts.length * 7) % count));
  }
  const sum = counts.reduce((all, clicks) => all + clicks, 0);
  console.log(`${game}: ${(sum / counts.length).toFixed(2)} clicks a question, ${counts.length} questions`);
  await page.close();
}
await browser.close();
close();
