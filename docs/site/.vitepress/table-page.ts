import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

// The page of a table is loaded by itself, and left by loading another: it needs neither the style of the pages of prose nor
// what leads through them.

const [{ contents: style } = { contents: new Uint8Array() }] = buildSync({
  entryPoints: [fileURLToPath(new URL('theme/table.css', import.meta.url))],
  bundle: true,
  minify: true,
  write: false,
}).outputFiles;
const styleFile = `assets/table.${createHash('sha256').update(style).digest('hex').slice(0, 8)}.css`;

/** Writes the style of tables beside the other files of the site. */
export function writeTableStyle(site: string): void {
  const file = join(site, styleFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, style);
}

/** The value that a page of VitePress has under a name, changed. */
function changed(html: string, name: string, change: (value: Record<string, unknown>) => object): string {
  const pattern = new RegExp(`${name}=JSON\\.parse\\((".*?(?<!\\\\)")\\)`);
  if (!pattern.test(html)) throw new Error(`a page has no ${name}`);
  return html.replace(pattern, (_, json: string) => {
    const value = JSON.parse(JSON.parse(json) as string) as Record<string, unknown>;
    return `${name}=JSON.parse(${JSON.stringify(JSON.stringify(change(value)))})`;
  });
}

/** A page that knows its own file, and those of some others; VitePress looks the rest up when one is opened. */
export function knowing(html: string, page: string, isKnown: (name: string) => boolean): string {
  const own = page.replaceAll('/', '_').toLowerCase();
  return changed(html, '__VP_HASH_MAP__', (map) => {
    if (map[own] === undefined && own !== '404.md') throw new Error(`VitePress has no file for ${own}`);
    return Object.fromEntries(Object.entries(map).filter(([name]) => name === own || isKnown(name)));
  });
}

/** A page as VitePress made it, as the page of a table. */
export function asTable(html: string, base: string): string {
  const bare = changed(html, '__VP_SITE_DATA__', (data) => ({ ...data, themeConfig: {} }));
  const styles = /<link rel="preload stylesheet" href="[^"]*" as="style">\s*/g;
  if (!styles.test(bare)) throw new Error('the page of a table has no style');
  return bare
    .replace(styles, '')
    .replace('</title>', `</title>\n    <link rel="stylesheet" href="${base}${styleFile}">`);
}
