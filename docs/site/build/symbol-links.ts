import { dirname, join, normalize } from 'node:path';
import type { ApiModule } from './api-modules.js';
import { inModuleText } from './module-text.js';
import type { ApiSymbol } from './symbols.js';

// Addresses of the API pages, and the links between them.

/** A module with what TypeDoc wrote of each of its symbols. */
export interface ReadModule extends ApiModule {
  readonly symbols: readonly ApiSymbol[];
}

/** Where the pages of a module stand: `/api/core/text/`. */
export const moduleLink = ({ page: path }: ApiModule): string =>
  `/api/${path.replace(/(^|\/)index$/, '$1').replace(/([^/])$/, '$1/')}`;

/** Types and values stand together; what is called or extended has a page of its own. */
const SHARED: Readonly<Record<string, string>> = { Interfaces: 'types', 'Type Aliases': 'types', Variables: 'values' };

/** The page of a symbol, below its module; methods stand on the page of their engine. */
export const pageOf = ({ group, slug }: ApiSymbol, all: readonly ApiSymbol[]): string =>
  SHARED[group] ?? (group === 'Methods' ? all.find((symbol) => symbol.group === 'Engine')?.slug : undefined) ?? slug;

/** The address of a symbol: its page, or its place on one that holds several. */
export function symbolLink(module: ReadModule, symbol: ApiSymbol): string {
  const path = pageOf(symbol, module.symbols);
  return `${moduleLink(module)}${path}${path === symbol.slug ? '' : `#${symbol.slug.toLowerCase()}`}`;
}

/** The address of every anchor that TypeDoc linked, by file and anchor. */
export function placesOf(modules: readonly ReadModule[]): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const module of modules)
    for (const symbol of module.symbols) {
      const address = symbolLink(module, symbol);
      const [page] = address.split('#');
      for (const [, id = ''] of symbol.body.matchAll(/<a id="([^"]*)">/g))
        places.set(`${module.page}.md#${id}`, `${page}#${id}`);
      places.set(`${module.page}.md#${symbol.anchor}`, address);
    }
  return places;
}

/** Makes TypeDoc's links those of the site, and names of the module or of core that have none into links. */
export function linker(
  module: ReadModule,
  places: ReadonlyMap<string, string>,
  all: readonly ReadModule[],
): (text: string) => string {
  const core = all.find(({ specifier }) => specifier === '@rulewright/core');
  const known = new Map<string, string>();
  for (const of of [core, module])
    if (of !== undefined)
      for (const symbol of of.symbols)
        if (symbol.group !== 'References') known.set(symbol.name, symbolLink(of, symbol));
  const relinked = (text: string): string =>
    text.replaceAll(/\]\(((?:[\w./-]+\.md)?)(#[^)]*)?\)/g, (whole, file: string, hash = '') => {
      if (file === '' && hash === '') return whole;
      const target = file === '' ? `${module.page}.md` : normalize(join(dirname(module.page), file));
      const place =
        places.get(`${target}${hash}`) ??
        places.get(inModuleText(`${target}${hash}`)) ??
        all.filter(({ page: path }) => `${path}.md` === target).map(moduleLink)[0];
      return `](${place ?? whole.slice(2, -1)})`;
    });
  const named = (line: string): string =>
    line.startsWith('|') || line.startsWith('#')
      ? line
      : line.replaceAll(/(?<![[\w\\])`(\w+)`(?!\])/g, (code, name: string) =>
          known.has(name) ? `[${code}](${known.get(name)})` : code,
        );
  return (text) =>
    text
      .split(/^(```[\s\S]*?^```)$/m)
      .map((part) => (part.startsWith('```') ? part : relinked(part).split('\n').map(named).join('\n')))
      .join('');
}
