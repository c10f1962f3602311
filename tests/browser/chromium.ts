import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Debian's Chromium: the one without windows opens a page for a quarter of the processor time. */
const [LIGHT, WHOLE] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const path = process.env.CHROMIUM ?? (existsSync(LIGHT) ? LIGHT : WHOLE);

/** Starts the Chromium at the path `CHROMIUM`, or Debian's. */
export const startChromium = (): Promise<Browser> => chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
