import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserTests, DESKTOP, expectQuiet, PHONE } from './browser.js';

const { open } = browserTests();

const printed = (page: Page) => page.getByRole('region', { name: 'What the sample printed' });
const code = (page: Page) => page.getByRole('textbox');

async function run(page: Page, text?: string): Promise<void> {
  if (text !== undefined) await code(page).fill(text);
  await page.getByRole('button', { name: 'Run' }).click();
}
const ended = (page: Page, how: string) => page.getByRole('status').getByText(how, { exact: true }).waitFor();

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('the sample of the home page tells what happens, and why not, on a %s', async (_, device) => {
  const opened = await open('', device);
  const { page } = opened;
  await run(page);
  await ended(page, 'Done.');
  expect(await printed(page).textContent()).toMatch(/ECO-SET\.9 Bob places an? \w+ piece on H\d+/);
  expect(await printed(page).textContent()).toContain('Ann cannot pass');
  expectQuiet(opened);
});

test.each([
  ['Write a bot', /wins after \d+ decisions/],
  ['Settle a rules question', /No, by ECO-AUC\.1 \{ "nominal": 1, "money": 0 \}/],
])('the way in that is called %s has code that runs', async (name, says) => {
  const opened = await open('');
  const { page } = opened;
  await page.getByRole('button', { name }).click();
  await run(page);
  await ended(page, 'Done.');
  expect(await printed(page).textContent()).toMatch(says);
  expectQuiet(opened);
});

test.each(['emix', 'does-not-exist', 'euphoria'])('it can be changed to %s', async (game) => {
  const { page } = await open('');
  const text = await code(page).inputValue();
  await run(
    page,
    text.replaceAll('ecologic', game).replace("type: 'pass', seat: 0", "type: 'nothing' as 'pass', seat: 0"),
  );
  await ended(page, 'Done.');
  expect(await printed(page).textContent()).toContain('CORE-ACT.1');
});

test('types are left out, and an awaited value is waited for', async () => {
  const { page } = await open('');
  await run(page, "const n: number = await Promise.resolve(3);\nconsole.log('sum', { n }, [n]);");
  await ended(page, 'Done.');
  expect(await printed(page).textContent()).toBe('sum { "n": 3 } [ 3 ]');
});

test.each([
  ['what it does not find', "import { x } from '@rulewright/chess';\nconsole.log(x);", '@rulewright/chess is not here'],
  ['what is no code', 'let let = 1', 'SyntaxError'],
  ['what is thrown', "throw new Error('stop here');", 'Error: stop here'],
])('it says %s', async (_, text, message) => {
  const { page } = await open('');
  await run(page, text);
  await ended(page, 'It failed.');
  expect(await printed(page).textContent()).toContain(message);
});

test('a loop without an end is stopped, by its limit and by hand, and the page stays alive', async () => {
  const { page } = await open('');
  await run(page, 'for (;;);');
  await ended(page, 'Stopped after 5 seconds.');
  await run(page, 'for (;;);');
  await page.getByRole('button', { name: 'Stop' }).click();
  await ended(page, 'Stopped.');
  await run(page, 'for (;;) console.log(1);');
  await ended(page, 'Stopped after 500 lines.');
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await code(page).inputValue()).toContain('legalActions');
});

test('it can be run with the keyboard alone', async () => {
  const { page } = await open('');
  await page.locator('.runner .run:enabled').waitFor();
  await code(page).focus();
  await page.keyboard.press('Control+Enter');
  await ended(page, 'Done.');
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Run');
});
