import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserTests } from './browser.js';
import { PICTURES, playToThePicture, SHOWN, wordsOf } from './pictures.js';
import { enter } from './playing.js';

const { open } = browserTests();

/** How much of the words of the page may have changed since the picture was made. */
const MOST_CHANGED = 0.25;

test.each(Object.keys(SHOWN) as (keyof typeof SHOWN)[])(
  'the picture of %s shows what the page shows; else: npm run docs -- site, npm run docs -- pictures',
  async (game) => {
    const { page } = await enter(open, `${game}/`, { width: 1280, height: 800, colorScheme: 'light' });
    await playToThePicture(page, game);
    const shown = new Set(await wordsOf(page));
    const then = readFileSync(`${PICTURES}/${game}.txt`, 'utf8').trim().split('\n');
    const lost = then.filter((word) => !shown.has(word));
    const fresh = [...shown].filter((word) => !then.includes(word));
    const changed = (lost.length + fresh.length) / (then.length + shown.size);
    expect({ isStale: changed > MOST_CHANGED, lost, fresh }).toMatchObject({ isStale: false });
  },
);
