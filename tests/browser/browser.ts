import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { addressOf, PORT } from './built.js';
import { startChromium } from './chromium.js';

/** `SLOWER=6 npm run test:in -- browser`: scripts of pages run that many times slower, which shows who acts before they have run. */
const SLOWER = Number(process.env.SLOWER ?? 1);

/** What a busy machine may take for one step, in milliseconds; a test has a limit of its own. */
const PATIENCE = 90_000;

/** A device and how its owner likes it. */
export interface Device {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}
export const DESKTOP: Device = { width: 1440, height: 900, colorScheme: 'light' };
export const TABLET: Device = { width: 1024, height: 768, colorScheme: 'light' };
export const PHONE: Device = { width: 390, height: 844, colorScheme: 'dark' };

/** What Playwright says on a page that asks for a service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** A page, what it complained of, and what it asked other servers for. */
export interface Opened {
  readonly page: Page;
  readonly complaints: string[];
  readonly foreign: string[];
}

/** Starts a browser for the tests of a file; opens pages in it, each closed after its test. */
export function browserTests(): {
  /** Opens a page; a script runs before its own, whenever it is loaded. */
  open(path: string, device?: Device, script?: string): Promise<Opened>;
  /** A browser of its own for one test, with a service worker; the site of the other tests is not opened in it. */
  openAlone(): Promise<BrowserContext>;
} {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser?.close());
  return {
    async openAlone() {
      if (browser === undefined) throw new Error('no browser');
      const context = await browser.newContext({ viewport: DESKTOP, colorScheme: 'light', reducedMotion: 'reduce' });
      onTestFinished(() => context.close());
      context.setDefaultTimeout(PATIENCE);
      return context;
    },
    async open(path, { width, height, colorScheme } = DESKTOP, script = '') {
      if (browser === undefined) throw new Error('no browser');
      const page = await browser.newPage({
        viewport: { width, height },
        colorScheme,
        reducedMotion: 'reduce',
        hasTouch: width < 600,
        // every page would keep all tables: the test of that has its own
        serviceWorkers: 'block',
      });
      onTestFinished(() => page.close());
      page.setDefaultTimeout(PATIENCE);
      if (script !== '') await page.addInitScript(script);
      if (SLOWER > 1)
        await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const opened: Opened = { page, complaints: [], foreign: [] };
      page.on('pageerror', ({ message }) => opened.complaints.push(message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED)
          opened.complaints.push(message.text());
      });
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).host !== `localhost:${PORT}`)
          opened.foreign.push(request.url());
      });
      await page.goto(addressOf(path), { waitUntil: 'load' });
      // its scripts have run, those of its parts too
      await page.waitForFunction(
        "document.querySelector('#app').__vue_app__ !== undefined && document.querySelector('.part[inert]') === null",
      );
      return opened;
    },
  };
}

/** Nothing went wrong on a page, and nothing came from elsewhere. */
export function expectQuiet({ complaints, foreign }: Opened): void {
  expect({ complaints, foreign }).toEqual({ complaints: [], foreign: [] });
}
