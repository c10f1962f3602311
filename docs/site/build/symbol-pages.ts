import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../../tests/traceability/games.js';
import type { ApiModule } from './api-modules.js';
import { page } from './front-matter.js';
import { takeModuleText } from './module-text.js';
import { withOverloads } from './overloads.js';
import { writePage } from './paths.js';
import { schemaTables } from './schema-tables.js';
import { linker, moduleLink, pageOf, placesOf, type ReadModule, symbolLink } from './symbol-links.js';
import { type ApiSymbol, summaryOf, symbolsOf } from './symbols.js';

// The API: for each module a page of tables, a page for each function and class, and one each for all types and all values.

/** Takes what TypeDoc wrote for each module apart into pages. */
export function writeSymbolPages(modules: readonly ApiModule[]): void {
  const read = modules.map((module): ReadModule => ({ ...module, symbols: symbolsOf(takeModuleText(module.page)) }));
  const places = placesOf(read);
  for (const module of read) {
    const link = linker(module, places, read);
    const pages = pagesOf(module);
    writePage(`${moduleLink(module).slice(1)}index`, modulePage(module, link));
    pages.forEach(({ path, title, symbols: [first, ...others] }, i) => {
      const around = { prev: neighbour(module, pages[i - 1]), next: neighbour(module, pages[i + 1]) };
      const front = { title, titleTemplate: module.specifier, outline: [2, 2], pageClass: 'api', ...around };
      const lines = [
        ...(path in TITLES ? [...headOf(module, path), ...section(module, first, link)] : whole(module, first, link)),
        ...others.flatMap((symbol) => section(module, symbol, link)),
      ];
      writePage(`${moduleLink(module).slice(1)}${path}`, page(front, lines.join('\n')));
    });
  }
}

interface ApiPage {
  readonly path: string;
  readonly title: string;
  readonly symbols: readonly [ApiSymbol, ...ApiSymbol[]];
}

/** Pages that hold all symbols of a kind. */
const TITLES: Readonly<Record<string, string>> = { types: 'Types', values: 'Values' };

/** The head of such a page. */
const headOf = (module: ReadModule, path: string): readonly string[] => [
  `# ${TITLES[path]} {#all-${path}}`,
  '',
  `of [${module.specifier}](${moduleLink(module)})`,
  '{.symbol-of}',
];

/** The pages of a module, in the order of its symbols. */
function pagesOf({ symbols }: ReadModule): readonly ApiPage[] {
  const pages = new Map<string, [ApiSymbol, ...ApiSymbol[]]>();
  for (const symbol of symbols.filter(({ group }) => group !== 'References')) {
    const path = pageOf(symbol, symbols);
    const already = pages.get(path);
    if (already === undefined) pages.set(path, [symbol]);
    else already.push(symbol);
  }
  return [...pages].map(([path, of]) => ({ path, title: TITLES[path] ?? titleOf(of[0]), symbols: of }));
}

const neighbour = (module: ReadModule, other: ApiPage | undefined) =>
  other === undefined ? false : { text: other.title, link: `${moduleLink(module)}${other.path}` };

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

const versionOf = ({ source }: ApiModule): string =>
  (JSON.parse(readFileSync(join(source.split('/src/')[0] ?? '', 'package.json'), 'utf8')) as { version: string })
    .version;

const isCalled = ({ group }: ApiSymbol): boolean => group === 'Functions' || group === 'Methods';
const titleOf = (symbol: ApiSymbol): string => `${symbol.name}${isCalled(symbol) ? '()' : ''}`;

/** A symbol as a page of its own. */
function whole(module: ReadModule, symbol: ApiSymbol, link: (text: string) => string): readonly string[] {
  const { name, group, body } = symbol;
  const since = /@since (\S+)/.exec(body)?.[1] ?? versionOf(module);
  const imported = `import ${group === 'Engine' ? 'type ' : ''}{ ${name.split('.')[0]} } from '${module.specifier}';`;
  return [
    `# ${titleOf(symbol)}`,
    '',
    `${KINDS[group] ?? group} · [${module.specifier}](${moduleLink(module)}) · since ${since}`,
    '{.symbol-of}',
    '',
    '```ts',
    imported,
    '```',
    '',
    link(bodyOf(symbol, module)),
  ];
}

/** A symbol on a page that it shares with others: no heading but its name. */
const section = (module: ReadModule, symbol: ApiSymbol, link: (text: string) => string): readonly string[] => [
  '',
  `## ${titleOf(symbol)} {#${symbol.slug.toLowerCase()}}`,
  '',
  link(bodyOf(symbol, module)).replaceAll(/^##+ (.*)$/gm, '**$1**'),
];

const bodyOf = ({ body }: ApiSymbol, module: ReadModule): string =>
  withNames(withErrors(withOverloads(body.replaceAll(INHERITED, ''))), module);

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
  const { group } = symbol;
  const [, original] = /\]\(([^)]*)\)/.exec(group === 'References' ? link(symbol.body) : '') ?? [];
  const about =
    group === 'References'
      ? `of ${original?.split('/').slice(2, -1).join('/') ?? ''}`
      : link(summaryOf(symbol)).replaceAll(/(?<!\\)\|/g, '\\|');
  return `| [\`${titleOf(symbol)}\`](${original ?? symbolLink(module, symbol)}) | ${about} |`;
}
