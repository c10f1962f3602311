import { expect, test } from 'vitest';
import { browserTests, expectQuiet } from './browser.js';
import { asked, begin, choices, decisions, doIt, enter, games, sitDown } from './playing.js';

// How one answer is found among many, and given: by pointer, in the drawing and in the list, and by keys.

const { open } = browserTests();

/** Two people at a table of EcoLogic. */
const table = () => sitDown(open, 'ecologic', { seed: 'table', way: 'Together here' });

test('a pick is previewed, Esc takes it back, the same pick again gives it', async () => {
  const opened = await table();
  const { page } = opened;
  const first = choices(page).first();
  await first.click();
  if (!(await doIt(page).isVisible())) await first.click();
  await page.locator('.preview .sure li').first().waitFor();
  expect(await decisions(page)).toBe(0);
  await page.keyboard.press('Escape');
  expect(await doIt(page).isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  if (!(await doIt(page).isVisible())) await page.keyboard.press('1');
  await page.keyboard.press('1');
  expect(await decisions(page)).toBe(1);
  expectQuiet(opened);
});

test.each(games)('a double click on an answer of %s takes one decision', async (game) => {
  const { page } = await sitDown(open, game, { seed: 'double', way: 'Together here' });
  await asked(page);
  const cover = page.locator('.hand-over button');
  if (await cover.isVisible()) await cover.click();
  const before = await decisions(page);
  for (let picks = 0; picks < 3 && (await decisions(page)) === before; picks++) await choices(page).first().dblclick();
  expect(await decisions(page)).toBe(before + 1);
});

test('a click on the drawing picks; a second one on the same part gives the answer that is left', async () => {
  const { page } = await table();
  await page.locator('.eco-hex.offered').first().click();
  expect(await decisions(page)).toBe(0);
  for (let picks = 0; picks < 3 && !(await doIt(page).isVisible()); picks++) await choices(page).first().click();
  await page.locator('.eco-hex.picked').first().dblclick();
  expect(await decisions(page)).toBe(1);
  expect(await page.locator('.log').textContent()).toContain('eco point');
});

test('the game is played by keys alone, in the drawing and in the list', async () => {
  const { page } = await table();
  for (let taken = 0; taken < 3; taken++) {
    for (let picks = 0; picks < 3 && !(await doIt(page).isVisible()); picks++) await page.keyboard.press('1');
    await page.keyboard.press('Enter');
  }
  expect(await decisions(page)).toBe(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const stops = await page.locator('.board [role="button"][tabindex="0"]').count();
  expect(stops).toBe(1);
  const stop = page.locator('.board [role="button"][tabindex="0"]');
  await stop.focus();
  const name = await stop.getAttribute('data-target');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate('document.activeElement.dataset.target')).not.toBe(name);
});

test('a pick stays while another who is asked together with its player answers', async () => {
  const { page } = await enter(open, 'euphoria/');
  let goOn = (): void => {};
  const picked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/bot-worker/, async (route) => {
    await picked;
    await route.continue();
  });
  await begin(page, { seed: 'together' });
  for (let picks = 0; picks < 3 && !(await doIt(page).isVisible()); picks++) await choices(page).first().click();
  await doIt(page).waitFor();
  const chosen = await page.locator('.preview h3').innerText();
  await doIt(page).focus();
  expect(await decisions(page)).toBe(0);
  goOn();
  await page.waitForFunction("document.querySelector('.scrubber .count').textContent.endsWith('/ 1')");
  expect(await page.locator('.preview h3').innerText()).toBe(chosen);
  expect(await page.evaluate("document.activeElement.classList.contains('do-it')")).toBe(true);
  await doIt(page).click();
  await page.waitForFunction("!document.querySelector('.scrubber .count').textContent.endsWith('/ 1')");
});
