import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from './axe.js';
import { browserTests, DESKTOP, PHONE } from './browser.js';
import { enter, games } from './playing.js';

const { open } = browserTests();
const lessonDoor = (page: Page) => page.locator('.doors a');
const playDoor = (page: Page) => page.locator('.doors button');

test.each(games)(
  '%s says what it is, with both doors on the first screen, and no menu of its house rules is blank',
  async (game) => {
    const { page } = await enter(open, `${game}/`);
    for (const { width, height } of [DESKTOP, PHONE]) {
      await page.setViewportSize({ width, height });
      for (const part of [
        page.getByRole('heading', { level: 1 }),
        page.locator('.aim'),
        lessonDoor(page),
        playDoor(page),
      ]) {
        const { y, height: tall } = (await part.boundingBox()) ?? { y: height, height: 0 };
        expect(y + tall).toBeLessThanOrEqual(height);
      }
      expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
      expect(await violationsOf(page)).toEqual([]);
    }
    await page.locator('.options summary').click();
    expect(await page.locator('select').count()).toBeGreaterThan(0);
    const blank = await page.evaluate(
      "[...document.querySelectorAll('select')].filter(({ selectedIndex }) => selectedIndex < 0).length",
    );
    expect(blank).toBe(0);
  },
);

test('the first door leads to the lessons, one after the other, and is gone after the last', async () => {
  const { page } = await enter(open, 'ecologic/');
  await lessonDoor(page).getByText('Learn in 5 minutes').click();
  const exercise = page.locator('.exercise');
  await exercise.getByText('1 of 8').waitFor();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.locator('.learn summary').click();
  await page.locator('.learn ol a').first().waitFor();
  const links = await page.locator('.learn ol a').all();
  const ids = await Promise.all(
    links.map(async (link) => `${await link.getAttribute('href')}`.replace('#lesson=', '')),
  );
  expect(ids).toHaveLength(8);
  const learn = (done: readonly string[]): Promise<void> =>
    page.evaluate(`localStorage.setItem('rulewright.learnt', ${JSON.stringify(JSON.stringify(done))})`);
  await learn(ids.slice(0, 3));
  await page.reload();
  await lessonDoor(page).getByText('3 of 8 done').waitFor();
  expect(await lessonDoor(page).getAttribute('href')).toBe(`#lesson=${ids[3]}`);
  await learn(ids);
  await page.reload();
  await playDoor(page).waitFor();
  expect(await lessonDoor(page).count()).toBe(0);
});

test('the second door begins the game that is set below it', async () => {
  const { page } = await enter(open, 'emix/');
  await page.getByRole('spinbutton', { name: 'more' }).fill('9');
  await page.getByRole('spinbutton', { name: 'more' }).blur();
  expect(await page.locator('.names li').count()).toBe(9);
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  expect(await playDoor(page).innerText()).toContain('against 3 bots, beginner');
  await playDoor(page).click();
  await page.locator('.table').waitFor();
  expect(await page.locator('.board .emx-player').count()).toBe(3);
});

test('a preset is counted with all that it changes', async () => {
  const { page } = await enter(open, 'ecologic/');
  const summary = page.locator('.options summary');
  await summary.click();
  expect(await summary.innerText()).toContain('none changed');
  await page.getByRole('button', { name: 'Small field' }).click();
  expect(await summary.innerText()).toMatch(/[1-9]\d* changed/);
});

test('a house rule chooses among those who sit there, by their names, and goes with who leaves', async () => {
  const { page } = await enter(open, 'emix/');
  const players = (count: string) => page.getByRole('radio', { name: count, exact: true }).check({ force: true });
  await players('3');
  await page.getByLabel('Name of player 3').fill('Zoe');
  const summary = page.locator('.options summary');
  await summary.click();
  const field = (name: string) => page.locator(`[data-option="${name}"] select`);
  await field('firstPlayer').selectOption({ label: 'Zoe' });
  await field('teams').selectOption('{"light":[0],"dark":[1,2]}');
  expect(await summary.innerText()).toContain('2 changed');
  await players('2');
  await summary.getByText('none changed').waitFor();
  expect(await field('firstPlayer').locator('option').count()).toBe(3);
  expect(await page.locator('.options').innerText()).toContain('The symbols of the track: a list of symbols');
});

test('the gender of each player is chosen seat by seat, and a game begins with it', async () => {
  const { page } = await enter(open, 'does-not-exist/');
  const summary = page.locator('.options summary');
  await summary.click();
  const traits = page.locator('[data-option="traits"] select');
  await page.locator('[data-option="traits"]').getByText('Ada', { exact: true }).waitFor();
  await traits.nth(1).selectOption({ label: 'woman' });
  await page.locator('[data-option="recruitLimit"] input').fill('2');
  expect(await summary.innerText()).toContain('2 changed');
  await page.setViewportSize({ width: PHONE.width, height: PHONE.height });
  expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.table').waitFor();
});
