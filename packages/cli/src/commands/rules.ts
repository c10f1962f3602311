import { coreRules, type RuleCatalogue, type RuleEntry } from '@rulewright/core';
import { gameNamed } from '../command-line.js';
import { UsageError } from '../errors.js';
import type { Line } from '../game.js';
import { suggestion } from '../near.js';
import { idsAbout, indexOf } from '../rule-search.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';
import type { LookUpFlags } from './games.js';

/** Prints the catalogue by chapters, one rule, or the rules about some words. */
export function rules(gameId: string, words: readonly string[], { json }: LookUpFlags, terminal: Terminal): void {
  const game = gameNamed(gameId);
  const catalogue: RuleCatalogue = { ...game.rules, ...coreRules };
  const found = words.length === 0 ? Object.entries(catalogue) : rulesAbout(catalogue, words);
  if (json) terminal.out(`${JSON.stringify(found.map(([id, rule]) => ({ id, ...rule })))}\n`);
  else transcript(terminal).print(words.length === 0 ? chapters(catalogue) : found.flatMap(ruleInFull));
}

const MOST_FOUND = 10;

/** The rule of this id, else the rules that speak of the words, the best first; spelling may be a little off. */
function rulesAbout(catalogue: RuleCatalogue, words: readonly string[]): [string, RuleEntry][] {
  const [only = ''] = words;
  const rule = words.length === 1 ? ruleNamed(catalogue, only) : undefined;
  if (rule !== undefined) return [rule];
  if (words.length === 1 && /^(\w+-)?\w+\.\d+$/.test(only))
    throw new UsageError(`no rule ${JSON.stringify(only)}: ${suggestion(only.toUpperCase(), Object.keys(catalogue))}`);
  const index = indexOf(Object.entries(catalogue).map(([id, entry]) => ({ id, ...entry })));
  const query = words.join(' ');
  const found = idsAbout(index, query)
    .slice(0, MOST_FOUND)
    .flatMap((id): [string, RuleEntry][] => {
      const entry = catalogue[id];
      return entry === undefined ? [] : [[id, entry]];
    });
  if (found.length > 0) return found;
  throw new UsageError(
    `no rule about ${JSON.stringify(query)}: ${suggestion(query, Object.keys(catalogue), LIST_ALL)}`,
  );
}

/** The rule of this id, whatever its case, with or without the prefix of the game. */
function ruleNamed(catalogue: RuleCatalogue, wanted: string): [string, RuleEntry] | undefined {
  const upper = wanted.toUpperCase();
  const prefix = Object.keys(catalogue)[0]?.split('-')[0] ?? '';
  const full = upper.includes('-') ? upper : `${prefix}-${upper}`;
  const entry = Object.hasOwn(catalogue, full) ? catalogue[full] : undefined;
  return entry === undefined ? undefined : [full, entry];
}

const LIST_ALL = 'without words all are listed';

/** `ECO-AUC` of `ECO-AUC.4`, `ECO-R` of `ECO-R12`. */
export const chapterOf = (id: string): string => id.replace(/\.?\d+$/, '');

/** Every rule with its title, chapter by chapter. */
export function chapters(catalogue: RuleCatalogue): Line[] {
  const byChapter = new Map<string, Line[]>();
  for (const [id, { title }] of Object.entries(catalogue)) {
    const chapter = chapterOf(id);
    byChapter.set(chapter, [...(byChapter.get(chapter) ?? []), { text: `${id.padEnd(11)} ${title}` }]);
  }
  return [...byChapter].flatMap(([chapter, lines]): Line[] => [{ text: chapter, style: 'heading' }, ...lines]);
}

function ruleInFull([id, { title, text, source }]: readonly [string, RuleEntry]): Line[] {
  return [{ text: `${id} ${title}`, style: 'heading' }, { text }, { text: `Source: ${source}.`, style: 'note' }];
}
