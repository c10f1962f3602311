import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { browserTests } from './browser.js';
import { ownServer } from './own-server.js';
import { asked, begin, takeOne } from './playing.js';

const { openAlone } = browserTests();

/** A page of the playground whose files are all kept. */
async function keptPage() {
  const site = await ownServer();
  onTestFinished(() => site.stop().catch(() => {}));
  const context = await openAlone();
  const page = await context.newPage();
  await page.goto(site.addressOf('play/ecologic/'));
  await page.waitForFunction('navigator.serviceWorker.controller?.state === "activated"');
  return { site, context, page };
}
/** Waits until something is true of the service worker of a page. */
const worker = (page: Page, is: string) =>
  expect
    .poll(() => page.evaluate<boolean>(`navigator.serviceWorker.getRegistration().then((one) => ${is})`), {
      timeout: 60_000,
    })
    .toBe(true);
const opening = (page: Page) => page.locator('.opening').waitFor();

test('what was never opened is played, looked up and learnt without a network', async () => {
  const { site, page } = await keptPage();
  await site.stop();
  await page.goto(site.addressOf('play/'));
  await page.getByRole('link', { name: 'Euphoria' }).first().click();
  await page.goto(site.addressOf('play/euphoria/'));
  await opening(page);
  await page.evaluate(`localStorage.setItem('rulewright.preferences', '{"pace":0,"confirm":"each"}')`);
  await page.reload();
  await opening(page);
  await begin(page, { seed: 'offline' });
  for (let taken = 0; taken < 3; taken++) {
    await asked(page);
    await takeOne(page);
  }
  await asked(page);
  for (const [tab, there] of [
    ['Tables', '.facts, table'],
    ['Help', '.help h3'],
    ['Game', '.who-plays'],
    ['Study', '.study'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await page.locator(`.tab-panel :is(${there})`).first().waitFor();
  }
  await page.goto(site.addressOf('play/ecologic/'));
  await page.locator('.learn summary').click();
  await page.locator('.learn ol a').first().click();
  await page.locator('.exercise').waitFor();
});

test('a new page is shown at once, and is what is kept from then on', async () => {
  const { site, context, page } = await keptPage();
  const renewed = (html: string): string => html.replace('<head>', '<head><meta name="renewed" content="">');
  site.change('play/ecologic/', renewed);
  site.change('offline.js', (code) => code.replace(/(play\/ecologic\/",revision:")\w+/, '$1renewed'));
  await page.reload();
  expect(await page.locator('meta[name=renewed]').count()).toBe(1);
  await worker(page, 'one.waiting !== null');
  // the new worker begins when no page is open that may need the old files
  await page.close();
  const next = await context.newPage();
  await next.goto(site.addressOf('play/ecologic/'));
  await worker(next, 'one.waiting === null && one.active?.state === "activated"');
  await site.stop();
  await next.reload();
  await opening(next);
  expect(await next.locator('meta[name=renewed]').count()).toBe(1);
});
