import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOf } from './axe.js';
import { browserTests, DESKTOP, type Device, expectQuiet, PHONE, TABLET } from './browser.js';
import { asked, decisions, games, playToTheEnd, sitDown, takeOne } from './playing.js';

const { open } = browserTests();
const MOST_DECISIONS = 300;
/** Who picks at random would propose trades without end. */
const NUMBERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  euphoria: { 'How many trades a player may propose in a turn': '0' },
};
const DEVICES: readonly (readonly [string, Device])[] = [
  ['desktop', DESKTOP],
  ['tablet', TABLET],
  ['phone', PHONE],
];

/** What of the table is out of sight, and what of the page scrolls beside its panes. */
const outOfSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const faults = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) faults.push('the page scrolls');
    for (const part of ['#question', '.answers button.choice, .do-it', '.mat', '.board']) {
      const seen = [...document.querySelectorAll(part)].some((one) => {
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
        if (width === 0 || height === 0) return false;
        const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
        const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
        const there = document.elementFromPoint(x, y);
        return there !== null && (one.contains(there) || there.contains(one));
      });
      if (!seen) faults.push(part + ' is out of sight');
    }
    return faults;
  })()`);

describe.each(games)('%s', (game) => {
  test('is played to its end by touch on a phone, and its record is replayed by the command line', async () => {
    const opened = await sitDown(open, game, { seed: 'to the end', numbers: NUMBERS[game] ?? {} }, PHONE);
    const { page } = opened;
    const taken = await playToTheEnd(page, `${game} clicks`, MOST_DECISIONS);
    expect(await page.locator('.end').textContent()).toContain('place');
    expect(await page.locator('.end .chart').isVisible()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export the record' }).click(),
    ]);
    const told = execFileSync(process.execPath, [
      ...['--import', './tests/bots/typescript.mjs', 'packages/cli/src/main.ts'],
      ...['replay', await download.path()],
    ]);
    expect(told.toString()).toContain('P0');
    await page.getByRole('button', { name: 'Close, and look at the table' }).click();
    console.log(`${game}: ${taken} decisions by hand of ${await decisions(page)}`);
    expectQuiet(opened);
  });

  test.each(DEVICES)(
    'on a %s question, answers and the own mat are in sight after every decision, and nothing but panes scrolls',
    async (_, device) => {
      const { page } = await sitDown(open, game, { seed: 'in sight', numbers: NUMBERS[game] ?? {} }, device);
      for (let taken = 0; taken < 20; taken++) {
        await asked(page);
        if (await page.locator('.end').isVisible()) break;
        expect(await outOfSight(page)).toEqual([]);
        await takeOne(page, (count) => (taken * 7) % count);
      }
    },
  );

  test.each(DEVICES)(
    'on a %s axe finds nothing: before a game, in one, with a preview, in every tab',
    async (_, device) => {
      const { page } = await sitDown(open, game, { seed: 'axe' }, device);
      for (let taken = 0; taken < 4; taken++) {
        await asked(page);
        await takeOne(page);
      }
      await asked(page);
      await page.locator('.answers button.choice').first().click();
      expect(await violationsOf(page)).toEqual([]);
      for (const name of ['Log', 'Tables', 'Help', 'Game', 'Study']) {
        await page.getByRole('tab', { name }).click();
        expect(await violationsOf(page), name).toEqual([]);
      }
      await page.getByRole('button', { name: 'New', exact: true }).click();
      await page.locator('.opening .kept li').first().waitFor();
      await page.locator('.opening .options summary').click();
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});
