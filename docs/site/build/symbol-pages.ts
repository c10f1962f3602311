import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { games } from '../../../tests/traceability/games.js';
import type { ApiModule } from './api-modules.js';
import { page } from './front-matter.js';
import { inModuleText, takeModuleText } from './module-text.js';
import { writePage } from './paths.js';
import { schemaTables } from './schema-tables.js';
import { type ApiSymbol, summaryOf, symbolsOf } from './symbols.js';

// The API: a page a symbol, and for each module a page of tables that leads to them.

interface ReadModule extends ApiModule {
  readonly symbols: readonly ApiSymbol[];
}

/** Where the pages of a module stand: `/api/core/text/`. */
export const moduleLink = ({ page: path }: ApiModule): string =>
  `/api/${path.replace(/(^|\/)index$/, '$1').replace(/([^/])$/, '$1/')}`;

/** Takes what TypeDoc wrote for each module apart into pages. */
export function writeSymbolPages(modules: readonly ApiModule[]): void {
  const read = modules.map((module): ReadModule => ({ ...module, symbols: symbolsOf(takeModuleText(module.page)) }));
  const places = placesOf(read);
  for (const module of read) {
    const link = linker(module, places, read);
    writePage(`${moduleLink(module).slice(1)}index`, modulePage(module, link));
    const pages = module.symbols.filter(({ group }) => group !== 'References');
    pages.forEach((symbol, i) => {
      writePage(
        `${moduleLink(module).slice(1)}${symbol.slug}`,
        symbolPage(module, symbol, [pages[i - 1], pages[i + 1]], link),
      );
    });
  }
}

/** The address of every anchor that TypeDoc linked, by file and anchor. */
function placesOf(modules: readonly ReadModule[]): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const module of modules)
    for (const symbol of module.symbols) {
      const address = `${moduleLink(module)}${symbol.slug}`;
      for (const [, id = ''] of symbol.body.matchAll(/<a id="([^"]*)">/g))
        places.set(`${module.page}.md#${id}`, `${address}#${id}`);
      places.set(`${module.page}.md#${symbol.anchor}`, address);
    }
  return places;
}

/** Makes TypeDoc's links those of the site, and names of the module or of core that have none into links. */
function linker(
  module: ReadModule,
  places: ReadonlyMap<string, string>,
  all: readonly ReadModule[],
): (text: string) => string {
  const core = all.find(({ specifier }) => specifier === '@rulewright/core');
  const known = new Map<string, string>();
  for (const of of [core, module])
    if (of !== undefined)
      for (const { name, slug, group } of of.symbols)
        if (group !== 'References') known.set(name, `${moduleLink(of)}${slug}`);
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

const KINDS: Readonly<Record<string, string>> = {
  Engine: 'engine',
  Methods: 'function of the engine',
  Functions: 'function',
  Classes: 'class',
  Interfaces: 'interface',
  'Type Aliases': 'type',
  Variables: 'value',
};
/** Where a member comes from: what it says is on the page already. */
const INHERITED = /^#+ (?:Inherited from|Overrides|Implementation of)\n\n.+\n*/gm;
const ARE_TYPES = ['Engine', 'Interfaces', 'Type Aliases'];

const versionOf = ({ source }: ApiModule): string =>
  (JSON.parse(readFileSync(join(source.split('/src/')[0] ?? '', 'package.json'), 'utf8')) as { version: string })
    .version;

function symbolPage(
  module: ReadModule,
  symbol: ApiSymbol,
  [before, after]: readonly [ApiSymbol | undefined, ApiSymbol | undefined],
  link: (text: string) => string,
): string {
  const { name, group, body } = symbol;
  const isCalled = group === 'Functions' || group === 'Methods';
  const neighbour = (other: ApiSymbol | undefined) =>
    other === undefined ? false : { text: other.name, link: `${moduleLink(module)}${other.slug}` };
  const front = {
    title: `${name}${isCalled ? '()' : ''}`,
    titleTemplate: module.specifier,
    outline: [2, 3],
    pageClass: 'api',
    prev: neighbour(before),
    next: neighbour(after),
  };
  const since = /@since (\S+)/.exec(body)?.[1] ?? versionOf(module);
  // the methods of core's engine are those of each game's: only a game exports them by themselves
  const isExported = group !== 'Methods' || module.specifier !== '@rulewright/core';
  const imported = `import ${ARE_TYPES.includes(group) ? 'type ' : ''}{ ${name.split('.')[0]} } from '${module.specifier}';`;
  return page(
    front,
    [
      `# ${name}${isCalled ? '()' : ''}`,
      '',
      `${KINDS[group] ?? group} · [${module.specifier}](${moduleLink(module)}) · since ${since}`,
      '{.symbol-of}',
      '',
      ...(isExported ? ['```ts', imported, '```', ''] : []),
      link(withNames(withErrors(body.replaceAll(INHERITED, '')), module)),
    ].join('\n'),
  );
}

/** What a function throws, under a heading of its own. */
function withErrors(body: string): string {
  const [prose = '', ...rest] = body.split(/^(?=## )/m);
  const thrown = [...prose.matchAll(/(?:^|(?<=[.;:]\s))Throws\s[\s\S]*?\.(?=\s|$)/g)].map(([sentence]) =>
    sentence.replaceAll('\n', ' '),
  );
  if (thrown.length === 0) return body;
  const section = ['## Errors', '', ...thrown.map((sentence) => `- ${sentence}`), '', ''].join('\n');
  const kept = thrown.reduce(
    (text, sentence) =>
      text.replace(
        new RegExp(
          sentence
            .split(' ')
            .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
            .join('\\s'),
        ),
        '',
      ),
    prose,
  );
  const example = rest.findIndex((part) => part.startsWith('## Example'));
  const at = example < 0 ? rest.length : example;
  return [kept, ...rest.slice(0, at).map((part) => `${part.trimEnd()}\n\n`), section, ...rest.slice(at)].join('');
}

/** Names in a declaration that nothing else on the page links. */
function withNames(body: string, { symbols }: ReadModule): string {
  const [declaration = ''] = /^```ts\n[\s\S]*?^```$/m.exec(body) ?? [];
  const used = [...new Set([...declaration.matchAll(/\b[A-Z]\w+\b/g)].map(([name]) => name))];
  const own = symbols
    .filter(({ name, group }) => used.includes(name) && !body.includes(`[\`${name}\`](`) && group !== 'References')
    .map(({ name }) => name);
  const isItself = (name: string): boolean =>
    new RegExp(`^(?:declare )?(?:type|interface|class) ${name}\\b`, 'm').test(declaration);
  const unlinked = own.filter((name) => !isItself(name));
  return unlinked.length === 0
    ? body
    : body.replace(declaration, () => `${declaration}\n\nSee ${unlinked.map((name) => `\`${name}\``).join(', ')}.\n`);
}

const ORDER = ['Engine', 'Methods', 'Functions', 'Classes', 'Variables', 'Interfaces', 'Type Aliases', 'References'];
const HEADINGS: Readonly<Record<string, string>> = {
  Methods: 'Functions of the engine',
  Variables: 'Values',
  'Type Aliases': 'Types',
  References: 'Also from here',
};

function modulePage(module: ReadModule, link: (text: string) => string): string {
  const { specifier, page: path, symbols } = module;
  const front = { title: specifier, outline: [2, 2], pageClass: 'api' };
  const [folder = ''] = path.split('/');
  const groups = ORDER.flatMap((group) => {
    const rows = symbols.filter((symbol) => symbol.group === group).map((symbol) => rowOf(module, symbol, link));
    return rows.length === 0
      ? []
      : [`## ${HEADINGS[group] ?? group}`, '', '| name | what it is |', '|---|---|', ...rows, ''];
  });
  const game = games.find(({ id }) => `@rulewright/${id}/schema` === specifier);
  return page(
    front,
    [
      `# ${specifier}`,
      '',
      `[The package](/packages/${folder}) · [all modules](/api/) · [what its functions throw](/decisions/0002-malformed-input-and-forbidden-actions)`,
      '',
      ...groups,
      ...(game === undefined ? [] : schemaTables(game)),
    ].join('\n'),
  );
}

function rowOf(module: ReadModule, symbol: ApiSymbol, link: (text: string) => string): string {
  const { name, slug, group } = symbol;
  const [, original] = /\]\(([^)]*)\)/.exec(group === 'References' ? link(symbol.body) : '') ?? [];
  const call = group === 'Functions' || group === 'Methods' ? `${name}()` : name;
  const about =
    group === 'References'
      ? `of ${original?.split('/').slice(2, -1).join('/') ?? ''}`
      : link(summaryOf(symbol)).replaceAll(/(?<!\\)\|/g, '\\|');
  return `| [\`${call}\`](${original ?? `${moduleLink(module)}${slug}`}) | ${about} |`;
}
