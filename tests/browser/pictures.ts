import { mkdirSync, writeFileSync } from 'node:fs';
import Convert from 'ansi-to-html';
import type { Page } from 'playwright-core';
import { run } from '../../packages/cli/src/program.js';
import { console as terminalOf } from '../cli/console.js';
import { addressOf } from './built.js';
import { asked, begin, takeOne } from './playing.js';

// The pictures of the READMEs, made from what they show: the page of each game in the built site, and the terminal.
// `npm run docs -- pictures`, after `npm run docs -- site`; tests say when they are stale.

export const PICTURES = 'docs/pictures';
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** The games, and after how many decisions of its person each is shown. */
export const SHOWN = { ecologic: 9, emix: 8, 'does-not-exist': 8, euphoria: 12 } as const;
type Shown = keyof typeof SHOWN;

/** Plays to the moment that is shown. */
export async function playToThePicture(page: Page, game: Shown): Promise<void> {
  await begin(page, { seed: 'picture' });
  for (let taken = 0; taken < SHOWN[game]; taken++) {
    await asked(page);
    await takeOne(page, (count) => (taken * 3) % count);
  }
  await asked(page);
}

/** The words on the page at that moment: what the picture was made from, without pixels. */
export const wordsOf = async (page: Page): Promise<readonly string[]> => {
  const text = await page.locator('.playground').first().innerText();
  return [...new Set(text.split(/[^\p{L}]+/u).filter((word) => word.length > 3))].toSorted();
};

/** The end of the game that `rulewright` tells when it is given no command. */
export async function endInTheTerminal(hasColors: boolean): Promise<string> {
  const terminal = { ...terminalOf(undefined, hasColors), width: 110 };
  await run([], terminal);
  const [, end = ''] = terminal.printed.out.split(/(?=^.*The board at the end)/m);
  return end.split(/^.*What to type next/m)[0]?.trim() ?? '';
}

const COLOURS: Readonly<Record<Scheme, { readonly page: string; readonly text: string; readonly edge: string }>> = {
  light: { page: '#ffffff', text: '#1f2328', edge: '#d0d7de' },
  dark: { page: '#0d1117', text: '#e6edf3', edge: '#30363d' },
};

function terminalPage(ansi: string, scheme: Scheme): string {
  const { page, text, edge } = COLOURS[scheme];
  const html = new Convert({ fg: text, bg: page, escapeXML: true }).toHtml(ansi);
  return `<body style="margin:0;background:${page}"><pre style="display:inline-block;margin:0;padding:18px 22px;border:1px solid ${edge};border-radius:8px;color:${text};font:14px/1.4 'DejaVu Sans Mono',monospace"><span style="opacity:.65">$ npx rulewright\n…\n</span>${html}</pre></body>`;
}

/** A picture as WebP, which the browser itself makes. */
async function webp(page: Page, png: Buffer): Promise<Buffer> {
  const url = `data:image/png;base64,${png.toString('base64')}`;
  const made: string = await page.evaluate(`(async () => {
    const image = await createImageBitmap(await (await fetch(${JSON.stringify(url)})).blob());
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.82);
  })()`);
  return Buffer.from(made.split(',')[1] ?? '', 'base64');
}

async function make(): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const { startChromium } = await import('./chromium.js');
  const close = await (await import('./server.js')).setup();
  const browser = await startChromium();
  for (const colorScheme of SCHEMES) {
    for (const game of Object.keys(SHOWN) as Shown[]) {
      const page = await browser.newPage({
        viewport: { width: 1280, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await page.addInitScript(`localStorage.setItem('rulewright.preferences', '{"pace":0,"confirm":"each"}')`);
      await page.goto(addressOf(`play/${game}/`));
      await playToThePicture(page, game);
      await page.evaluate("document.querySelector('.table > .board').scrollTop = 0");
      const [shot, words] = [await page.screenshot(), await wordsOf(page)];
      await page.goto('about:blank');
      writeFileSync(`${PICTURES}/${game}-${colorScheme}.webp`, await webp(page, shot));
      writeFileSync(`${PICTURES}/${game}.txt`, `${words.join('\n')}\n`);
      await page.close();
    }
    const blank = await browser.newPage({ viewport: { width: 1000, height: 800 } });
    await blank.setContent(terminalPage(await endInTheTerminal(true), colorScheme));
    const terminal = await blank.locator('pre').screenshot();
    await blank.goto('about:blank');
    writeFileSync(`${PICTURES}/terminal-${colorScheme}.webp`, await webp(blank, terminal));
    await blank.close();
  }
  writeFileSync(`${PICTURES}/terminal.txt`, `${await endInTheTerminal(false)}\n`);
  await browser.close();
  close();
}

if (process.argv[1]?.endsWith('pictures.ts')) await make();
