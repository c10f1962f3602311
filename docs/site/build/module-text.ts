import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PAGES } from './paths.js';

// What TypeDoc wrote of a module: one file, or a folder where the module has names within a name, such as `z.string`.

/** Takes the text of a module, with what stands in its namespaces under their full names; the files are gone then. */
export function takeModuleText(page: string): string {
  const path = join(PAGES, 'api', page);
  const file = `${path}.md`;
  if (existsSync(file)) {
    const text = readFileSync(file, 'utf8');
    rmSync(file);
    return text;
  }
  const below = join(path, 'namespaces');
  const namespaces = readdirSync(below).map((name) =>
    inModule(readFileSync(join(below, name), 'utf8'), basename(name, '.md')),
  );
  const own = readFileSync(join(path, 'index.md'), 'utf8')
    .replace(/^## Namespaces\n[\s\S]*?(?=^## |(?![\s\S]))/m, '')
    .replaceAll(/\]\(namespaces\/(\w+)\.md#/g, '](#$1-')
    .replaceAll('](../', '](');
  rmSync(path, { recursive: true });
  return [own, ...namespaces].join('\n\n');
}

/** Where a link into the folder of a module leads in its text. */
export const inModuleText = (link: string): string =>
  link.replace(/\/namespaces\/(\w+)\.md#/, '.md#$1-').replace(/\/index\.md#/, '.md#');

const inModule = (text: string, name: string): string =>
  text
    .replaceAll(/^### (?=\S)/gm, `### ${name}.`)
    .replaceAll(/<a id="/g, `<a id="${name}-`)
    .replaceAll('](#', `](#${name}-`)
    .replaceAll('](../index.md#', '](#')
    .replaceAll('](../../', '](');
