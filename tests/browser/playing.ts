import type { Locator, Page } from 'playwright-core';
import type { Device, Opened } from './browser.js';

// How the tests sit at a table of the playground.

export const games = ['ecologic', 'emix', 'does-not-exist', 'euphoria'] as const;
export type Game = (typeof games)[number];

type Open = (path: string, device?: Device, script?: string) => Promise<Opened>;

/** A script of a page on which bots take no time and every answer is confirmed, unless that was changed there. */
const AT_ONCE = `localStorage.getItem('rulewright.preferences') ?? localStorage.setItem('rulewright.preferences', '{"pace":0,"confirm":"each"}')`;

/** What somebody chooses before a game; against one bot, as usual, when not given. */
export interface Wish {
  readonly seed?: string;
  readonly way?: 'Play bots' | 'Together here' | 'Watch';
  readonly players?: number;
  /** What the page runs before its own scripts, in place of what makes bots quick and confirms every answer. */
  readonly script?: string;
  /** The strength of the bots, by its name on the page; the quickest when not given. */
  readonly strength?: string;
  /** Options with a number, by what they decide. */
  readonly numbers?: Readonly<Record<string, string>>;
}

/** Opens the page of a game; what the browser kept of another test is not there. Bots answer at once, and answers are confirmed. */
export async function enter(open: Open, path: string, device?: Device, script = AT_ONCE): Promise<Opened> {
  const opened = await open(`play/${path}`, device, script);
  await opened.page.locator('.opening, .asking, .exercise').first().waitFor();
  return opened;
}

/** Begins a game on the page before it. */
export async function begin(
  page: Page,
  { seed = 'table', way = 'Play bots', players, strength = 'By rules of thumb', numbers = {} }: Wish = {},
): Promise<void> {
  await page.getByRole('radio', { name: way }).check({ force: true });
  if (players !== undefined) await choosePlayers(page, players);
  if (way !== 'Together here') await page.getByRole('radio', { name: strength }).check({ force: true });
  await page.locator('.options summary').click();
  for (const [name, value] of Object.entries({ ...numbers, Seed: seed })) await page.getByLabel(name).fill(value);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.asking').waitFor();
}

/** Few players are a pill each, more are typed. */
async function choosePlayers(page: Page, players: number): Promise<void> {
  const pill = page.getByRole('radio', { name: String(players), exact: true });
  if ((await pill.count()) > 0) return pill.check({ force: true });
  const field = page.getByRole('spinbutton', { name: 'more' });
  await field.fill(String(players));
  await field.blur();
}

/** A table of a game, with the wish carried out. */
export async function sitDown(open: Open, game: string, wish?: Wish, device?: Device): Promise<Opened> {
  const opened = await enter(open, `${game}/`, device, wish?.script);
  await begin(opened.page, wish);
  return opened;
}

export const choices = (page: Page) => page.locator('.answers button.choice');
export const question = (page: Page) => page.locator('#question');
export const doIt = (page: Page) => page.locator('.do-it');
/** How many decisions were taken. */
export async function decisions(page: Page): Promise<number> {
  const tab = page.getByRole('tab', { name: 'Log' });
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  return Number((await page.locator('.scrubber .count').innerText()).split('/')[1]);
}

/** What the page asks the person for now; waits while bots think and while an only answer gives itself. */
export const asked = (page: Page) =>
  page.locator('.asking:not(.forced) .answers button.choice, .end, .hand-over').first().waitFor();

/** Gives every seat to bots of a strength, wherever people sat. */
export async function seatBots(page: Page, bot: string): Promise<void> {
  await page.getByRole('tab', { name: 'Game' }).click();
  const selects = page.locator('.who-plays select');
  await selects.first().waitFor();
  for (const select of await selects.all()) await select.selectOption(bot);
}

/** Two taps within this time are one double tap, in milliseconds. */
const DOUBLE_TAP = 600;

/** Picks answers until one is previewed, and confirms it; by touch where there is no mouse. */
export async function takeOne(
  page: Page,
  pick: (count: number) => number = () => 0,
  previewed: () => Promise<void> = async () => {},
): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const press = (part: Locator): Promise<void> => (isPhone ? part.tap() : part.click());
  for (let picks = 0; picks < 4 && !(await doIt(page).isVisible()); picks++) {
    const count = await choices(page).count();
    if (count === 0) continue;
    const before = await page.locator('.asking').innerText();
    await press(choices(page).nth(pick(count)));
    // a second pick of the same answer would give it
    await page.waitForFunction(`document.querySelector('.asking')?.innerText !== ${JSON.stringify(before)}`);
  }
  await previewed();
  await press(doIt(page));
  if (!(await doIt(page).isVisible())) return;
  // the second of two quick taps at one place is not meant for what lies there by then
  await page.waitForTimeout(DOUBLE_TAP);
  await press(doIt(page));
}
