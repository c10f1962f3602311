import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { addressOf, PORT } from './built.js';

/** Where Debian puts it; any other Chromium by its path. */
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** A device and how its owner likes it. */
export interface Device {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}
export const DESKTOP: Device = { width: 1440, height: 900, colorScheme: 'light' };
export const TABLET: Device = { width: 1024, height: 768, colorScheme: 'light' };
export const PHONE: Device = { width: 390, height: 844, colorScheme: 'dark' };

/** A page, what it complained of, and what it asked other servers for. */
export interface Opened {
  readonly page: Page;
  readonly complaints: string[];
  readonly foreign: string[];
}

/** Starts a browser for the tests of a file; opens pages in it, each closed after its test. */
export function browserTests(): { open(path: string, device?: Device): Promise<Opened> } {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  });
  afterAll(() => browser?.close());
  return {
    async open(path, { width, height, colorScheme } = DESKTOP) {
      if (browser === undefined) throw new Error('no browser');
      const page = await browser.newPage({
        viewport: { width, height },
        colorScheme,
        reducedMotion: 'reduce',
        hasTouch: width < 600,
      });
      onTestFinished(() => page.close());
      const opened: Opened = { page, complaints: [], foreign: [] };
      page.on('pageerror', ({ message }) => opened.complaints.push(message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) opened.complaints.push(message.text());
      });
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).host !== `localhost:${PORT}`)
          opened.foreign.push(request.url());
      });
      await page.goto(addressOf(path), { waitUntil: 'load' });
      await page.waitForFunction("document.querySelector('#app').__vue_app__ !== undefined"); // its scripts have run
      return opened;
    },
  };
}

/** Nothing went wrong on a page, and nothing came from elsewhere. */
export function expectQuiet({ complaints, foreign }: Opened): void {
  expect({ complaints, foreign }).toEqual({ complaints: [], foreign: [] });
}
