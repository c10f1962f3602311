import { execFileSync } from 'node:child_process';
import { generator } from '@rulewright/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../../support/depth.js';
import { startOf } from '../../support/modules.js';
import { violationsOf } from '../axe.js';
import { browserTests, DESKTOP, type Device, expectQuiet, PHONE, TABLET } from '../browser.js';
import { asked, choices, decisions, doIt, type Game, sitDown, takeOne } from '../playing.js';

const MOST_DECISIONS = 300;
/** What a whole game may take on a busy machine, in milliseconds. */
const PATIENCE = 360_000;
/** This many decisions are looked at on every screen. */
const LOOKED_AT = atDepth({ day: 10, full: 14, night: 60 });
/** A house rule that ends a game sooner; by night games are whole. */
const until = (after: string, value: string): Readonly<Record<string, string>> => {
  const sooner = { [`After how many ${after} the game ends at the latest`]: value };
  return atDepth({ day: sooner, full: sooner, night: {} });
};
/** Who picks at random would propose trades without end. */
const NUMBERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  euphoria: { 'How many trades a player may propose in a turn': '0', ...until('turns', '40') },
  emix: until('rounds', '3'),
  'does-not-exist': until('turns', '8'),
};
const DEVICES = { desktop: DESKTOP, tablet: TABLET, phone: PHONE };

/** What of the table is out of sight, and what of the page scrolls beside its panes. */
const OUT_OF_SIGHT = `(() => {
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
})()`;

/** Another screen, once the page has seen that it is another. */
async function sizeTo(page: Page, { width, height }: Device): Promise<void> {
  await page.setViewportSize({ width, height });
  // a frame tells the page of its size before it calls
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(drawn))');
}
async function changeTo(page: Page, device: Device): Promise<void> {
  await page.emulateMedia({ colorScheme: device.colorScheme });
  await sizeTo(page, device);
}

/** What is out of sight on each of the devices, the phone last; the page is left on it. */
async function outOfSight(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [name, device] of Object.entries(DEVICES)) {
    await sizeTo(page, device);
    const found = await page.evaluate<string[]>(OUT_OF_SIGHT);
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

/**
 * Plays the reader's seat at random, by touch on a phone, until the game is over; what is out of sight is looked for with
 * the question, and with the preview of an answer. Gives the number of decisions taken by hand.
 */
async function playToTheEnd(page: Page, seed: string): Promise<number> {
  const random = generator(seed);
  for (let taken = 0; taken <= MOST_DECISIONS; taken++) {
    await asked(page);
    if (await page.locator('.end').isVisible()) return taken;
    if (taken < LOOKED_AT) expect(await outOfSight(page), `decision ${taken}`).toEqual([]);
    await takeOne(
      page,
      (count) => Math.floor(random() * count),
      async () => {
        if (taken < LOOKED_AT) expect(await page.evaluate(OUT_OF_SIGHT), `preview ${taken}`).toEqual([]);
      },
    );
  }
  throw new Error(`the game is not over after ${MOST_DECISIONS} decisions`);
}

/** A game as people play it: on three screens, with fingers, and with what they cannot see read out. A file for each game. */
export function playTests(game: Game): void {
  const { open } = browserTests();
  describe(game, () => {
    test('is played to its end by touch on a phone, with question, answers and their own mat always in sight on three screens', {
      timeout: PATIENCE,
    }, async () => {
      const opened = await sitDown(open, game, { seed: 'to the end', numbers: NUMBERS[game] ?? {} }, PHONE);
      const { page } = opened;
      const taken = await playToTheEnd(page, `${game} clicks`);
      expect(await page.locator('.end').textContent()).toContain('place');
      expect(await page.locator('.end .chart').isVisible()).toBe(true);
      expect(await violationsOf(page)).toEqual([]);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export the record' }).click(),
      ]);
      const told = execFileSync(process.execPath, [...startOf('cli'), ...['replay', await download.path()]]);
      expect(told.toString()).toContain('P1');
      await page.getByRole('button', { name: 'Close, and look at the table' }).click();
      console.log(`${game}: ${taken} decisions by hand of ${await decisions(page)}`);
      expectQuiet(opened);
    });

    test('axe finds nothing, light on a desk and dark on a phone: before a game, in one, with a preview, in every tab', async () => {
      const { page } = await sitDown(open, game, { seed: 'axe' });
      /** What axe finds on each of the devices, on the page or in a part of it. */
      const violations = async (part?: string): Promise<readonly unknown[]> => {
        const found: unknown[] = [];
        for (const [name, device] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
          await changeTo(page, device);
          found.push(...(await violationsOf(page, part)).map((violation) => [name, ...violation]));
        }
        return found;
      };
      for (let taken = 0; taken < 4; taken++) {
        await asked(page);
        await takeOne(page);
      }
      await asked(page);
      await choices(page).first().click();
      expect(await violations()).toEqual([]);
      await changeTo(page, TABLET);
      expect(await violationsOf(page), 'tablet').toEqual([]);
      if (await doIt(page).isVisible()) {
        await doIt(page).hover();
        expect(await violations('.dock'), 'under the pointer').toEqual([]);
      }
      for (const name of ['Log', 'Tables', 'Help', 'Game', 'Study']) {
        const tab = page.getByRole('tab', { name });
        // on a phone, a tab that is open is closed by a click
        if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
        // what is around the tab was looked at before
        expect(await violations('.dock'), name).toEqual([]);
      }
      await page.getByRole('button', { name: 'New', exact: true }).click();
      await page.locator('.opening .kept li').first().waitFor();
      await page.locator('.opening .options summary').click();
      expect(await violations()).toEqual([]);
    });
  });
}
