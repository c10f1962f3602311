import { rules } from '@rulewright/ecologic/rules';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserTests, expectQuiet, PHONE } from './browser.js';

const { open } = browserTests();

const ALL = Object.keys(rules).length;
const status = (page: Page) => page.getByRole('search', { name: 'Find' }).getByRole('status');
const shown = (page: Page) => page.locator('section.entry:visible');
const idsShown = (page: Page) => shown(page).evaluateAll((found) => found.map((one) => one.getAttribute('data-id')));

describe('the rules of a game', () => {
  test('all stand in the page', async () => {
    const { page } = await open('rules/ecologic/');
    expect(await page.locator('section.entry').count()).toBe(ALL);
    expect(await status(page).textContent()).toBe(`${ALL} of ${ALL} rules`);
  });

  test.each(['rules/ecologic#ECO-AUC.4', 'rules/ecologic/#ECO-AUC.4'])('%s leads to one rule', async (link) => {
    const opened = await open(link, PHONE);
    const heading = opened.page.getByRole('heading', { name: `ECO-AUC.4 ${rules['ECO-AUC.4'].title}` });
    const isInUpperHalf = async (): Promise<boolean> => {
      const { y = -1 } = (await heading.boundingBox()) ?? {};
      return y > 0 && y < PHONE.height / 2;
    };
    await expect.poll(isInUpperHalf, { timeout: 10_000 }).toBe(true);
    expectQuiet(opened);
  });

  test('a rule has its text, its source, its options, and a case that opens on the board', async () => {
    const { page } = await open('rules/ecologic/');
    const rule = page.locator('section[data-id="ECO-AUC.4"]');
    expect(await rule.textContent()).toContain(rules['ECO-AUC.4'].text);
    expect(await rule.textContent()).toContain(`Source: ${rules['ECO-AUC.4'].source}`);
    const option = page.locator('section[data-id="ECO-R2"]').getByRole('link', { name: 'supply', exact: true });
    expect(await option.getAttribute('href')).toMatch(/reference.*#option-supply$/);
    expect(await rule.locator('details.tests summary').textContent()).toMatch(/ of ECO-AUC\.4$/);
    await rule.locator('details.case summary').click();
    const board = rule.getByRole('link', { name: 'See it on the board' });
    expect(await board.getAttribute('href')).toMatch(/\/play\/ecologic\/(?:index\.html)?#case=[\w-]+-\d+$/);
  });

  test('words find rules although they are misspelt, the best first, and the address remembers them', async () => {
    const { page } = await open('rules/ecologic/');
    await page.getByLabel('Words or a name').fill('bankrupcy upkep');
    const hits = page.getByRole('list', { name: 'Best matches' }).getByRole('link');
    await hits.first().waitFor();
    expect(await hits.first().textContent()).toContain('ECO-INC');
    expect(await shown(page).count()).toBeLessThan(ALL / 4);
    const again = await open(
      page
        .url()
        .split('/')
        .slice(3)
        .join('/')
        .replace(/^.*?rules/, 'rules'),
    );
    expect(await idsShown(again.page)).toEqual(await idsShown(page));
  });

  test('a name finds its rule, whatever its case', async () => {
    const { page } = await open('rules/ecologic/');
    await page.getByLabel('Words or a name').fill('eco-auc.4');
    await shown(page).nth(1).waitFor({ state: 'detached' });
    expect(await idsShown(page)).toEqual(['ECO-AUC.4']);
  });

  test('chapters, options and rulings filter, together too', async () => {
    const { page } = await open('rules/ecologic/');
    await page.getByLabel('Chapter', { exact: true }).selectOption('AUC');
    expect(await idsShown(page)).toEqual(Object.keys(rules).filter((id) => id.startsWith('ECO-AUC.')));
    await page.getByLabel('Chapter', { exact: true }).selectOption('');
    await page.getByLabel('Kind', { exact: true }).selectOption('ruling');
    expect(await shown(page).count()).toBe(Object.values(rules).filter(({ source }) => source === 'ruling').length);
    await page.getByLabel('Option', { exact: true }).selectOption('supply');
    expect(await idsShown(page)).toEqual(['ECO-R2']);
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await shown(page).count()).toBe(ALL);
  });

  test('a link to a rule that is filtered out shows it again', async () => {
    const { page } = await open('rules/ecologic/?chapter=GEN');
    expect(await idsShown(page)).toEqual(Object.keys(rules).filter((id) => id.startsWith('ECO-GEN.')));
    await page.evaluate("location.hash = '#ECO-AUC.4'");
    await page.locator('section[data-id="ECO-AUC.4"]').waitFor({ state: 'visible' });
    expect(await shown(page).count()).toBe(ALL);
  });
});

describe('the content of a game', () => {
  test('a card has its words, where it is known from, and the rules it touches', async () => {
    const { page } = await open('content/ecologic/#exchange');
    const card = page.locator('section[data-id="exchange"]');
    expect(await card.textContent()).toContain('2 coins before the auctions');
    expect(await card.locator('.provenance').textContent()).toBe('reconstructed');
    await card.getByRole('link', { name: 'ECO-SER.1' }).click();
    await page.waitForURL(/rules\/ecologic\/#ECO-SER\.1$/);
    await page.getByRole('heading', { name: 'ECO-SER.1' }).waitFor();
  });

  test('words and kinds find cards', async () => {
    const { page } = await open('content/euphoria/');
    await page.getByLabel('Kind', { exact: true }).selectOption('recruits');
    await page.getByLabel('Words or a name').fill('maxim ambasador');
    await page.getByRole('list', { name: 'Best matches' }).getByRole('link').first().waitFor();
    expect(await idsShown(page)).toContain('maxime-the-ambassador');
  });
});
