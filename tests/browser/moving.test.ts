import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserTests, DESKTOP, PHONE } from './browser.js';
import { asked, decisions, doIt, enter, type Game, games, sitDown, takeOne } from './playing.js';

// What moves at the table: by hand, and by itself.

const { open } = browserTests();

type Point = readonly [x: number, y: number];

async function middleOf(part: Locator): Promise<Point> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not drawn');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** What presses, moves and lets go: a mouse, or a finger. */
interface Pointer {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}
const mouseOf = ({ mouse }: Page): Pointer => ({
  async down(at) {
    await mouse.move(...at);
    await mouse.down();
  },
  move: (to) => mouse.move(...to, { steps: 3 }),
  up: () => mouse.up(),
});
async function fingerOn(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  return {
    down: async (at) => void (await touch('touchStart', at)),
    move: async (to) => void (await touch('touchMove', to)),
    up: async () => void (await touch('touchEnd')),
  };
}

/** Takes hold of a part, goes a little way up, and on to what is there then. */
async function drag(page: Page, { down, move, up }: Pointer, part: Locator, to: () => Promise<Point>): Promise<void> {
  const [x, y] = await middleOf(part);
  await down([x, y]);
  await move([x, y - 12]);
  await move([x, y - 30]);
  await page.locator('.lifted').waitFor();
  await move(await to());
  await up();
  await page.locator('.lifted').waitFor({ state: 'detached' });
}
const source = (page: Page) => page.locator('.mat .target.source').first();

/** Plays until something in front of the person can be dragged: the first answers of Does Not Exist lead to its rave. */
async function playToSource(page: Page, game: Game): Promise<void> {
  await asked(page);
  while ((await source(page).count()) === 0) {
    await takeOne(page, (count) => (game === 'does-not-exist' ? 0 : count - 1));
    await asked(page);
  }
}

/** The middle of what is offered on the board, where that is in sight: nobody scrolls with a piece in the hand. */
async function offeredInSight(page: Page): Promise<Point> {
  const found = await page.waitForFunction(`(() => {
    for (const one of document.querySelectorAll('.board .target.offered')) {
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (one.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  })()`);
  return (await found.jsonValue()) as Point;
}

describe.each([
  ['with a mouse', DESKTOP],
  ['with a finger', PHONE],
] as const)('%s', (_, device) => {
  test.each(games)('in %s what lies before a player is dragged to where an answer takes it', async (game) => {
    const { page } = await sitDown(open, game, { seed: 'drag' }, device);
    await playToSource(page, game);
    const before = await decisions(page);
    // on a phone the log lies over the board
    if (device === PHONE) await page.getByRole('tab', { name: 'Log' }).click();
    const name = await source(page).getAttribute('data-target');
    const pointer = device === PHONE ? await fingerOn(page) : mouseOf(page);
    await drag(page, pointer, source(page), () => offeredInSight(page));
    const picked = await page
      .locator('.target.picked')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-target')));
    expect(picked).toContain(name);
    expect(picked.length).toBeGreaterThan(1);
    // it is told before it is given, as with any other pick
    expect(await decisions(page)).toBe(before);
  });
});

test('a piece that is let go of beside the table lies where it was', async () => {
  const { page } = await sitDown(open, 'ecologic', { seed: 'drag' });
  await asked(page);
  await drag(page, mouseOf(page), source(page), () => middleOf(page.locator('.bar .home')));
  expect(await page.locator('.target.picked').count()).toBe(0);
  expect(await doIt(page).isVisible()).toBe(false);
});

/** Counts what is on its way, from now on. */
const COUNTED = `new MutationObserver((changes) => {
  for (const { target } of changes) if (target.classList.contains('travelling')) window.travelled = (window.travelled ?? 0) + 1;
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['class'] })`;

test('dice of others are seen on their way; for who wants it still, nothing moves', async () => {
  const travelled = async (reducedMotion: 'reduce' | 'no-preference'): Promise<number> => {
    const { page } = await enter(open, 'euphoria/', PHONE);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion });
    await page.evaluate(COUNTED);
    await page.getByRole('radio', { name: 'Watch' }).check({ force: true });
    await page.getByRole('radio', { name: 'By rules of thumb' }).check({ force: true });
    await page.locator('.options summary').click();
    await page.getByLabel('Seed').fill('travel');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('tab', { name: 'Game' }).click();
    await page.getByRole('slider', { name: /^Bots take \S/ }).fill('100');
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.waitForFunction(
      "window.travelled > 0 || Number(document.querySelector('.scrubber .count').textContent.split('/')[1]) > 25",
    );
    return page.evaluate<number>('window.travelled ?? 0');
  };
  expect(await travelled('no-preference')).toBeGreaterThan(0);
  expect(await travelled('reduce')).toBe(0);
});
