import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserTests, PHONE } from './browser.js';
import { asked, decisions, doIt, enter, sitDown, takeOne } from './playing.js';

// What moves at the table: by hand, and by itself.

const { open } = browserTests();

async function middleOf(part: Locator): Promise<readonly [number, number]> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not drawn');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
/** Takes hold of a part, goes a little way, and on to what is there then. */
async function drag(page: Page, part: Locator, to: () => Locator): Promise<void> {
  const [x, y] = await middleOf(part);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 30, { steps: 3 });
  await page.locator('.lifted').waitFor();
  await page.mouse.move(...(await middleOf(to())), { steps: 3 });
  await page.mouse.up();
  await page.locator('.lifted').waitFor({ state: 'detached' });
}
const source = (page: Page) => page.locator('.mat .target.source').first();

test.each(['ecologic', 'emix', 'euphoria'] as const)(
  'in %s what lies before a player is dragged to where an answer takes it',
  async (game) => {
    const { page } = await sitDown(open, game, { seed: 'drag' });
    await asked(page);
    while ((await source(page).count()) === 0) {
      await takeOne(page, (count) => count - 1);
      await asked(page);
    }
    const before = await decisions(page);
    const name = await source(page).getAttribute('data-target');
    await drag(page, source(page), () => page.locator('.board .target.offered').first());
    const picked = await page
      .locator('.target.picked')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-target')));
    expect(picked).toContain(name);
    expect(picked.length).toBeGreaterThan(1);
    // it is told before it is given, as with any other pick
    expect(await decisions(page)).toBe(before);
  },
);

test('a piece that is let go of beside the table lies where it was', async () => {
  const { page } = await sitDown(open, 'ecologic', { seed: 'drag' });
  await asked(page);
  await drag(page, source(page), () => page.locator('.bar .home'));
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
    await page.getByLabel('Seed').fill('travel');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('tab', { name: 'Game' }).click();
    await page.getByRole('slider', { name: 'Bots take' }).fill('100');
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.waitForFunction("Number(document.querySelector('.scrubber .count').textContent.split('/')[1]) > 25");
    return page.evaluate<number>('window.travelled ?? 0');
  };
  expect(await travelled('no-preference')).toBeGreaterThan(0);
  expect(await travelled('reduce')).toBe(0);
});
