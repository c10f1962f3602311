import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { violationsOf } from './axe.js';
import { browserTests, DESKTOP, expectQuiet, PHONE } from './browser.js';
import { begin, decisions, games, playToTheEnd, seat, sitDown } from './playing.js';

const { open } = browserTests();
const MOST_CLICKS = 300;
/** Who clicks at random would propose trades without end. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  euphoria: { tradeProposalsPerTurn: '0' },
};

describe.each(games)('%s', (game) => {
  test('is played to its end with bots at the other seats, and its record is replayed by the command line', async () => {
    const opened = await sitDown(open, `${game}/`);
    const { page } = opened;
    await begin(page, 'to the end', OPTIONS[game] ?? {});
    const seats = await page.locator('.bot-bar select').count();
    for (let other = 1; other < seats; other++) await seat(page, other).selectOption('weighted');
    const clicks = await playToTheEnd(page, `${game} clicks`, MOST_CLICKS);
    console.log(`${game}: ${clicks} clicks, ${await decisions(page)} decisions`);
    expect(await page.locator('.end').textContent()).toContain('place');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export the record' }).click(),
    ]);
    const told = execFileSync(process.execPath, [
      ...['--import', './tests/bots/typescript.mjs', 'packages/cli/src/main.ts'],
      ...['replay', await download.path()],
    ]);
    expect(told.toString()).toContain('P0');
    expectQuiet(opened);
  });

  test.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])('on a %s fits the screen, and axe finds nothing, neither at the start nor in a game', async (_, device) => {
    const { page } = await sitDown(open, `${game}/`, device);
    await begin(page, 'axe');
    const isTooWide = (): Promise<boolean> => page.evaluate('document.documentElement.scrollWidth > innerWidth');
    expect(await violationsOf(page)).toEqual([]);
    for (const select of await page.locator('.bot-bar select').all()) await select.selectOption('weighted');
    await page.waitForFunction("Number(document.querySelector('.scrubber .count').textContent.split('/')[1]) > 30");
    for (const select of await page.locator('.bot-bar select').all()) await select.selectOption('');
    for (const summary of ['.how-to-play', '.position-editor', '.new-game'])
      await page.locator(`${summary} > summary`).click();
    await page.getByText('This position can be played').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await isTooWide()).toBe(false);
  });
});
