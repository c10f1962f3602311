import { coreRules, type RuleCatalogue, type RuleEntry, ruleName, titledRules } from '@rulewright/core';
import { voiceOf } from '@rulewright/core/text';
import { findRules, isRuleId } from '@rulewright/protocol';
import type { CaseSource } from '@rulewright/testing/cases';
import { chosenGame } from '../chosen-game.js';
import { unknownGame } from '../command-line.js';
import type { Line } from '../game.js';
import { jsonLine } from '../harmless.js';
import { languageNamed, tables } from '../in-language.js';
import { loadRules, loadTitles } from '../load-game.js';
import { suggestion } from '../suggestion.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';
import { UsageError } from '../usage-error.js';
import type { Key } from '../words/en.js';
import { english, type Words } from '../words/words.js';
import type { LookUpFlags } from './games.js';

export interface RulesFlags extends LookUpFlags {
  /** Cases below each rule. */
  readonly cases?: true;
}

/** Prints the catalogue by chapters, one rule, or the rules that match some words. */
export async function rules(
  named: string | undefined,
  following: readonly string[],
  { json, game: file, language: tag, cases: hasCases }: RulesFlags,
  terminal: Terminal,
): Promise<void> {
  const { id, rest } = file === undefined ? await asked(named, following) : { id: named, rest: following };
  // with a file, all words are sought
  const words = file === undefined ? rest : [id ?? [], rest].flat(2);
  const own = await (file === undefined ? rulesOf(id) : rulesIn(file));
  if (hasCases && (id === undefined || words.length === 0))
    throw new UsageError('--cases goes with rules of a game: rulewright rules ECO-AUC.2 --cases');
  if (words.length === 0 && !json && Object.keys(own).length === 0)
    throw new UsageError(`${file} has no rulebook: the module exports no rulebook`);
  const titles = file === undefined && id !== undefined ? await loadTitles(id) : {};
  const language = languageNamed(id ?? file ?? '', tag, Object.keys(titles));
  const { say, rules: told } = await saidIn(own, titles, language);
  const catalogue: RuleCatalogue = { ...told, ...coreRules };
  const about = words.join(' ');
  const others = [
    ...(language === 'en' ? [] : [own]),
    ...Object.entries(titles).flatMap(([code, each]) => (code === language ? [] : [titledRules(own, each)])),
  ];
  const found = words.length === 0 ? Object.entries(catalogue) : rulesAbout(catalogue, about, others);
  const shown = await Promise.all(
    found.map(async ([rule, entry]) => ({ rule, entry, cases: hasCases ? await casesBelow(id ?? '', rule) : [] })),
  );
  if (json)
    terminal.out(
      jsonLine(
        shown.map(({ rule, entry, cases }) => ({ id: rule, ...entry, ...(hasCases && { cases: cases.map(asJson) }) })),
      ),
    );
  else if (words.length === 0) transcript(terminal).print(chapters(catalogue));
  else
    for (const { rule, entry, cases } of shown) {
      transcript(terminal).print(ruleInFull([rule, entry], { say }));
      for (const one of cases) terminal.out(caseText(one));
    }
}

/** The game and the words; a rule of a game names its game itself. */
async function asked(named: string | undefined, rest: readonly string[]) {
  // the ids of rules have a hyphen; most games' names have none, and need nothing that plays cases
  if (named === undefined || !named.includes('-')) return { id: named, rest };
  const { gameOfRule } = await import('@rulewright/games/cases');
  const game = gameOfRule(named);
  return game === undefined ? { id: named, rest } : { id: game, rest: [named, ...rest] };
}

const casesBelow = async (game: string, rule: string): Promise<CaseSource[]> =>
  (await import('../files/cases.js')).casesOfRule(game, rule);

/** A case as a block, with the positions that it begins with. */
const caseText = ({ file, at, text, positions }: CaseSource): string =>
  `\n${file}:${at}\n\n${[...positions, text].join('\n\n').replaceAll(/^(?=.)/gm, '    ')}\n`;

const asJson = ({ file, at, title, rules, text, positions }: CaseSource): object => ({
  file,
  at,
  title,
  rules,
  text,
  positions,
});

/** The rules with their titles in a language, and the words around them. */
async function saidIn(
  rules: RuleCatalogue,
  titles: Awaited<ReturnType<typeof loadTitles>>,
  language: string,
): Promise<Pick<Words, 'say'> & { readonly rules: RuleCatalogue }> {
  const [found, table] = [titles[language], tables[language]];
  if (found === undefined || table === undefined) return { say: english.say, rules };
  return { say: voiceOf<Key>(await table()).say, rules: titledRules(rules, found) };
}

async function rulesOf(id: string | undefined): Promise<RuleCatalogue> {
  return id === undefined ? (await chosenGame(id)).rules : ((await loadRules(id)) ?? unknownGame(id));
}

const rulesIn = async (game: string): Promise<RuleCatalogue> => (await chosenGame(undefined, { game })).rules;

/** The rule of this id, or the rules that speak of the words. */
function rulesAbout(catalogue: RuleCatalogue, query: string, others: readonly RuleCatalogue[]): [string, RuleEntry][] {
  const found = findRules(catalogue, query, others);
  if (found.length > 0) return found;
  const ids = Object.keys(catalogue);
  if (isRuleId(query))
    throw new UsageError(`no rule ${JSON.stringify(query)}: ${suggestion(query.toUpperCase(), ids)}`);
  throw new UsageError(`no rule about ${JSON.stringify(query)}: ${suggestion(query, ids, LIST_ALL)}`);
}

const LIST_ALL = 'without words all are listed';

/** `ECO-AUC` of `ECO-AUC.4`, `ECO-R` of `ECO-R12`. */
export const chapterOf = (id: string): string => id.replace(/\.?\d+$/, '');

/** Every rule with its title, chapter by chapter. */
export function chapters(catalogue: RuleCatalogue): Line[] {
  const byChapter = new Map<string, Line[]>();
  for (const [id, { title, text }] of Object.entries(catalogue)) {
    const chapter = chapterOf(id);
    byChapter.set(chapter, [
      ...(byChapter.get(chapter) ?? []),
      { text: `${id.padEnd(11)} ${title === id ? text : title}` },
    ]);
  }
  return [...byChapter].flatMap(([chapter, lines]): Line[] => [{ text: chapter, style: 'heading' }, ...lines]);
}

/** A rule with its text and its source. */
export function ruleInFull([id, rule]: readonly [string, RuleEntry], { say }: Pick<Words, 'say'> = english): Line[] {
  return [
    { text: ruleName(id, rule), style: 'heading' },
    { text: rule.text },
    { text: say('source', { source: rule.source }), style: 'note' },
  ];
}
