import { generator } from '@rulewright/testing';
import type { Page } from 'playwright-core';
import type { Device, Opened } from './browser.js';

// How the tests sit at a table of the playground.

export const games = ['ecologic', 'emix', 'does-not-exist', 'euphoria'] as const;
export type Game = (typeof games)[number];

type Open = (path: string, device?: Device) => Promise<Opened>;

/** Opens the page of a game; what the browser kept of another test is not there. */
export async function sitDown(open: Open, path: string, device?: Device): Promise<Opened> {
  const opened = await open(`play/${path}`, device);
  await opened.page.locator('.picker').waitFor();
  return opened;
}

/** A new game with this seed, and with options that are numbers. */
export async function begin(page: Page, seed: string, options: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.locator('.new-game summary').click();
  for (const [name, value] of Object.entries(options)) await page.getByLabel(name, { exact: true }).fill(value);
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.new-game summary').click();
}

export const seat = (page: Page, number: number) => page.locator('.bot-bar select').nth(number);
export const choices = (page: Page) => page.locator('.picker button.choice');
export const question = (page: Page) => page.locator('#question');
/** How many decisions were taken. */
export const decisions = async (page: Page): Promise<number> =>
  Number((await page.locator('.scrubber .count').innerText()).split('/')[1]);

/** What the page asks the person for now; waits while bots think. */
const ready = (page: Page) => page.locator('.picker button.choice, .end').first().waitFor();

/** Plays the reader's seat at random until the game is over; gives the number of clicks. */
export async function playToTheEnd(page: Page, seed: string, most: number): Promise<number> {
  const random = generator(seed);
  for (let clicks = 0; clicks <= most; clicks++) {
    await ready(page);
    if (await page.locator('.end').isVisible()) return clicks;
    const open = page.locator('.picker .topic-actions button.choice');
    const list = (await open.count()) > 0 ? open : choices(page);
    const count = await list.count();
    await list.nth(Math.floor(random() * count)).click();
  }
  throw new Error(`the game is not over after ${most} clicks`);
}
