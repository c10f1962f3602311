import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from './axe.js';
import { browserTests, DESKTOP, type Device, PHONE, TABLET } from './browser.js';
import { asked, choices, games, sitDown, takeOne } from './playing.js';

const { open } = browserTests();
/** A window of a desk at 200 %, and a phone on its side. */
const ZOOMED: Device = { width: 720, height: 450, colorScheme: 'light' };
const ON_ITS_SIDE: Device = { width: 844, height: 390, colorScheme: 'light' };
const SCREENS = { DESKTOP, TABLET, PHONE, ZOOMED, ON_ITS_SIDE };
/** Axe looks at the other screens where a game is played. */
const BY_AXE: readonly Device[] = [ZOOMED, ON_ITS_SIDE];
const DECISIONS = 8;
/** The board is no slit, in CSS pixels. */
const LEAST_BOARD = 140;

/** Cards whose top is not that of their place in the row. */
const HANGING = `[...document.querySelectorAll('.cards > li, .wares > li')]
  .filter((place) => place.firstElementChild !== null && getComputedStyle(place).display !== 'contents')
  .filter((place) => Math.abs(place.getBoundingClientRect().top - place.firstElementChild.getBoundingClientRect().top) > 1)
  .map((place) => place.innerText)`;
/** Panes that scroll sideways. */
const SIDEWAYS = `[...document.querySelectorAll('.table > .board, .asking')]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
  .map(({ className, scrollWidth, clientWidth }) => [className, scrollWidth, clientWidth])`;
const heightOf = (page: Page, part: string): Promise<number> =>
  page.evaluate(`document.querySelector(${JSON.stringify(part)})?.clientHeight ?? 0`);

async function resize(page: Page, { width, height }: Device): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
}

test.each(games)(
  '%s in the middle of a game: board and mat fit five screens, and no card hangs below its row',
  async (game) => {
    const { page } = await sitDown(open, game, { seed: 'sizes' });
    for (let taken = 0; taken < DECISIONS; taken++) {
      await asked(page);
      await takeOne(page, (count) => (taken * 3) % count);
    }
    await asked(page);
    for (const [name, device] of Object.entries(SCREENS)) {
      await resize(page, device);
      expect(await page.evaluate(HANGING), name).toEqual([]);
      expect(await page.evaluate(SIDEWAYS), name).toEqual([]);
      expect(await heightOf(page, '.table > .board'), name).toBeGreaterThanOrEqual(LEAST_BOARD);
      if (BY_AXE.includes(device)) expect(await violationsOf(page), name).toEqual([]);
      if (game === 'ecologic' || game === 'euphoria') continue;
      const missing = await page.evaluate<number>(
        "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.table > .mat'))",
      );
      expect(missing, `${name}: the mat`).toBeLessThanOrEqual(1);
    }
  },
);

test.each(games)('%s on a phone: board and sheet stay where they are from question to question', async (game) => {
  const { page } = await sitDown(open, game, { seed: 'thumb' }, PHONE);
  const seen = new Set<string>();
  for (let taken = 0; taken < DECISIONS; taken++) {
    await asked(page);
    const { y: sheet = 0 } = (await page.locator('.asking').boundingBox()) ?? {};
    const { y: first = 0 } = (await choices(page).first().boundingBox()) ?? {};
    // the answers begin in the sheet, whatever was scrolled in the question before
    expect(first).toBeGreaterThanOrEqual(sheet);
    seen.add(`${await heightOf(page, '.table > .board')} ${sheet}`);
    await page.evaluate(
      "document.querySelector('.asking').scrollTop = 40; document.querySelector('.answers').scrollTop = 40",
    );
    await takeOne(page, (count) => (taken * 3) % count);
  }
  expect([...seen]).toHaveLength(1);
});

test('a card in hand is whole on a phone, with a long title too', async () => {
  const { page } = await sitDown(open, 'does-not-exist', { seed: 'shots' }, PHONE);
  await asked(page);
  const hand = page.locator('.dne-hand .dne-card');
  expect(await hand.allInnerTexts()).toContainEqual(expect.stringContaining('Sing Me a Lullaby, My Sweet Temptation'));
  const cut = await page.evaluate(`[...document.querySelectorAll('.dne-hand .dne-card')]
    .filter((card) => card.querySelector('.genres').getBoundingClientRect().bottom > card.getBoundingClientRect().bottom)
    .map((card) => card.innerText)`);
  expect(cut).toEqual([]);
});
