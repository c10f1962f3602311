import { type RuleTitles, titledRules } from '@rulewright/core';
import { loadTitles } from '@rulewright/games/load';
import { type NamedTest, namedTests } from '../../../tests/traceability/collect.js';
import { type DocumentedGame, games } from '../../../tests/traceability/games.js';
import { casesBelow, writeCasePages } from './case-pages.js';
import { casesOf, type GameCases } from './cases.js';
import { byChapter, chapterNames, chapterOf } from './chapters.js';
import { page, plainText } from './front-matter.js';
import { sourceOf } from './links.js';
import { writePage } from './paths.js';
import { recruitPage } from './recruit-book.js';
import { referencePage } from './reference-page.js';
import { optionsByRule, ruleFacets } from './rule-facets.js';
import { ruleLink, withRuleLinks } from './rule-ids.js';
import { witnessHref } from './witnesses.js';

/** Writes the rules of every game, a page each, what stands around them, and the page that leads to them. */
export async function writeRulePages(): Promise<void> {
  for (const game of games) {
    const cases = await casesOf(game.id);
    const told = Object.values(await loadTitles(game.id));
    writePage(`rules/${game.id}/index`, rulePage(game, cases, told));
    writeCasePages(game, cases);
    writePage(`rules/${game.id}/reference`, referencePage(game));
  }
  writePage('rules/euphoria/recruits', recruitPage());
  writePage('rules/index', rulesIndex());
}

const isRuling = ({ rules }: DocumentedGame, rule: string): boolean => rules[rule]?.source === 'ruling';

/** How many rules of the book there are, and how many rulings. */
function counts(game: DocumentedGame): { readonly ofBook: number; readonly rulings: number } {
  const ids = Object.keys(game.rules);
  const rulings = ids.filter((rule) => isRuling(game, rule)).length;
  return { ofBook: ids.length - rulings, rulings };
}

function rulePage(game: DocumentedGame, cases: GameCases, told: readonly RuleTitles[]): string {
  const { id, title, prefix, rules } = game;
  const tests = namedTests(`tests/${id}`);
  const options = optionsByRule(game);
  const names = chapterNames(id);
  const { ofBook, rulings } = counts(game);
  return page(
    { title: `${title}: rules`, outline: 2, pageClass: 'finding', source: sourceOf(`packages/${id}/rulebook`) },
    [
      `# ${title}: rules`,
      '',
      `${ofBook} rules, and ${rulings} rulings where the rulebook is silent or unclear. Every one is proven by the cases and tests that it names. The texts are ours; the source is the chapter of the rulebook.`,
      '',
      `[Options, decisions, hidden information and refusals](/rules/${id}/reference) · [rules quiz](/rules/${id}/quiz) · [cards and other content](/content/${id}/)${id === 'euphoria' ? ' · [recruits by hook](/rules/euphoria/recruits)' : ''}`,
      '',
      `<EntryFinder what="rules" :facets='${JSON.stringify(ruleFacets(game, names, options))}' />`,
      '',
      ...[...byChapter(Object.keys(rules))].flatMap(([chapter, ids]) => [
        '<div class="chapter">',
        '',
        `## ${names.get(chapter) ?? chapter} {#${prefix}-${chapter}}`,
        '',
        ...ids.flatMap((rule) => entry(game, rule, { tests, cases, told, options: options.get(rule) ?? [] })),
        '</div>',
        '',
      ]),
    ].join('\n'),
  );
}

/** Tests, cases, options and translations around a rule. */
interface Proofs {
  readonly tests: readonly NamedTest[];
  readonly cases: GameCases;
  /** The rules in other languages. */
  readonly told: readonly RuleTitles[];
  readonly options: readonly string[];
}

function entry(game: DocumentedGame, rule: string, { tests, cases, told, options }: Proofs): readonly string[] {
  const found = game.rules[rule];
  if (found === undefined) return [];
  const { title, text, source } = found;
  const kind = isRuling(game, rule) ? 'ruling' : 'rule';
  const witness = witnessHref(game.id, rule);
  const facts = [
    kind === 'ruling' ? 'A ruling' : `Source: ${withRuleLinks(plainText(source))}`,
    ...(options.length === 0
      ? []
      : [`Options: ${options.map((name) => `[${name}](/rules/${game.id}/reference#option-${name})`).join(', ')}`]),
    ...(witness === undefined ? [] : [`[See it happen](${witness})`]),
  ];
  return [
    `<section class="entry" data-id="${rule}" data-title="${plainText(title)}" data-chapter="${chapterOf(rule)}" data-option="${options.join(' ')}" data-kind="${kind}">`,
    '',
    `### ${rule} ${plainText(title)} {#${rule}}`,
    '',
    withRuleLinks(plainText(text)),
    '',
    `<div class="facts">\n\n${facts.join(' · ')}\n\n</div>`,
    '',
    ...told.flatMap((titles) => inLanguage(game, rule, titles)),
    ...casesBelow(game.id, rule, cases),
    ...proofs(rule, { tests, cases }),
    '</section>',
    '',
  ];
}

/** A rule as players read it in the language of its rulebook, below its title there; the chapters lead to the printed paragraph. */
function inLanguage({ rules }: DocumentedGame, rule: string, titles: RuleTitles): readonly string[] {
  const entry = rules[rule];
  if (entry === undefined) return [];
  const { title, text, source } = titledRules({ [rule]: entry }, titles)[rule] ?? entry;
  return [
    `<details class="told" lang="${titles.locale}"><summary>${plainText(title)}</summary>`,
    '',
    ...(text === entry.text ? [] : [withRuleLinks(plainText(text)), '']),
    withRuleLinks(plainText(source)),
    '',
    '</details>',
    '',
  ];
}

/** The folded part for people who verify a rule: the tests that no case says as well. */
function proofs(rule: string, { tests, cases }: Pick<Proofs, 'tests' | 'cases'>): readonly string[] {
  const shown = new Set(cases.cases.map(({ title }) => title));
  const found = tests.filter(({ ids, title }) => ids.includes(rule) && !shown.has(title));
  if (found.length === 0) return [];
  return [
    `<details class="tests"><summary>${found.length === 1 ? 'One test' : `${found.length} tests`} of ${rule}</summary>`,
    '',
    ...found.map(({ title, file }) => `- ${plainText(title)} – [${file.replace('tests/', '')}](${sourceOf(file)})`),
    '',
    '</details>',
  ];
}

function rulesIndex(): string {
  return page(
    { title: 'Rules' },
    [
      '# Rules',
      '',
      'Every numbered rule of a rulebook has a name, one place in the code, cases that prove it, and refusals that cite it. Where a rulebook is silent, a *ruling* says what we do, and often an option offers the other readings.',
      '',
      '| game | rules | rulings | beside them |',
      '|---|---|---|---|',
      ...games.map((game) => {
        const { id, title } = game;
        const { ofBook, rulings } = counts(game);
        return `| [${title}](/rules/${id}/) | ${ofBook} | ${rulings} | [options and decisions](/rules/${id}/reference), [content](/content/${id}/) |`;
      }),
      '',
      `A link to a rule is the page of its game and the rule’s name: ${ruleLink('ECO-AUC.4')} is \`/rules/ecologic#ECO-AUC.4\`.`,
    ].join('\n'),
  );
}
