import type { Rulebook, Titles } from './rulebook.js';

/** The two modules that programs import instead of the documents. Refusals stand alone: texts need no rules. */
export const rulebookModules = (book: Rulebook): Readonly<Record<'rules.ts' | 'refusals.ts', string>> => ({
  'rules.ts': rulesModule(book),
  'refusals.ts': refusalsModule(book),
});

const HEAD = '// Written by `npm run docs -- rulebook` from the documents in ../../rulebook: mend a sentence there.';

function rulesModule({ title, sections }: Rulebook): string {
  const rules = new Map(sections.flatMap(({ rules }) => [...rules]));
  const rulings = [...rules.values()].filter(({ source }) => source === 'ruling').length;
  return lines(
    HEAD,
    "import type { RuleEntry } from '@rulewright/core';",
    '',
    '/** The id of a rule or a ruling. */',
    'export type Rule =',
    ...idTypes([...rules.keys()]),
    '',
    '/**',
    ` * The ${rules.size - rulings} numbered rules and ${rulings} rulings of ${title}, in the order of play. A source names chapters of the`,
    ' * rulebook and the rulings a rule rests on, separated by semicolons.',
    ' */',
    'export const rules: Readonly<Record<Rule, RuleEntry>> = {',
    ...[...rules].map(
      ([id, { title, text, source }]) =>
        `  ${quoted(id)}: { title: ${quoted(title)}, text: ${quoted(text)}, source: ${quoted(source)} },`,
    ),
    '};',
  );
}

const refusalsModule = ({ refusals }: Rulebook): string =>
  lines(
    HEAD,
    '/** The code of a refusal. */',
    `export type Refusal = ${[...refusals.keys()].map(quoted).join(' | ')};`,
    '',
    '/** Sentences of refusals, by code; a violation’s details give the numbers. */',
    'export const refusals: Readonly<Record<Refusal, string>> = {',
    ...[...refusals].map(([code, meaning]) => `  ${quoted(code)}: ${quoted(meaning)},`),
    '};',
  );

/** The module of the titles in another language. */
export const titlesModule = ({ locale, chapters, titles }: Titles): string =>
  lines(
    HEAD,
    "import type { RuleTitles } from '@rulewright/core';",
    "import type { Rule } from './rules.js';",
    '',
    '/** Titles of the rules in another language, and the chapters of the rulebook printed in it. */',
    'export const titles: RuleTitles<Rule> = {',
    `  locale: ${quoted(locale)},`,
    '  titles: {',
    ...[...titles].map(([id, title]) => `    ${quoted(id)}: ${quoted(title)},`),
    '  },',
    '  chapters: {',
    ...[...chapters].map(([name, own]) => `    ${quoted(name)}: ${quoted(own)},`),
    '  },',
    '};',
  );

/** The module of what rules say in another language. */
export const textsModule = (texts: ReadonlyMap<string, string>): string =>
  lines(
    HEAD,
    "import type { Rule } from './rules.js';",
    '',
    '/** Texts of the rules in another language; a rule without one is told in English. */',
    'export const texts: Readonly<Partial<Record<Rule, string>>> = {',
    ...[...texts].map(([id, text]) => `  ${quoted(id)}: ${quoted(text)},`),
    '};',
  );

/** A line a chapter: `ECO-AUC.1` and `ECO-AUC.2` are `` `ECO-AUC.${1 | 2}` ``. */
function idTypes(ids: readonly string[]): string[] {
  const chapters = new Map<string, string[]>();
  for (const id of ids) {
    const [beginning = ''] = /^[A-Z]+-[A-Z]+\.?/.exec(id) ?? [];
    const rest = id.slice(beginning.length);
    const number = /^[1-9]\d*$/.test(rest) ? rest : quoted(rest);
    chapters.set(beginning, [...(chapters.get(beginning) ?? []), number]);
  }
  const last = chapters.size - 1;
  return [...chapters].map(
    ([beginning, numbers], i) => `  | \`${beginning}\${${numbers.join(' | ')}}\`${i === last ? ';' : ''}`,
  );
}

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`;
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
