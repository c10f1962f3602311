import { coreRules, type RuleCatalogue, type RuleEntry } from '@rulewright/core';
import { findRules, isRuleId } from '@rulewright/protocol';
import { unknownGame } from '../command-line.js';
import type { Line } from '../game.js';
import { jsonLine } from '../harmless.js';
import { loadRules } from '../load-game.js';
import { suggestion } from '../near.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';
import { UsageError } from '../usage-error.js';
import type { LookUpFlags } from './games.js';

/** Prints the catalogue by chapters, one rule, or the rules about some words. */
export async function rules(
  gameId: string,
  words: readonly string[],
  { json }: LookUpFlags,
  terminal: Terminal,
): Promise<void> {
  const own = (await loadRules(gameId)) ?? unknownGame(gameId);
  const catalogue: RuleCatalogue = { ...own, ...coreRules };
  const found = words.length === 0 ? Object.entries(catalogue) : rulesAbout(catalogue, words.join(' '));
  if (json) terminal.out(jsonLine(found.map(([id, rule]) => ({ id, ...rule }))));
  else transcript(terminal).print(words.length === 0 ? chapters(catalogue) : found.flatMap(ruleInFull));
}

/** The rule of this id, or the rules that speak of the words. */
function rulesAbout(catalogue: RuleCatalogue, query: string): [string, RuleEntry][] {
  const found = findRules(catalogue, query);
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
  for (const [id, { title }] of Object.entries(catalogue)) {
    const chapter = chapterOf(id);
    byChapter.set(chapter, [...(byChapter.get(chapter) ?? []), { text: `${id.padEnd(11)} ${title}` }]);
  }
  return [...byChapter].flatMap(([chapter, lines]): Line[] => [{ text: chapter, style: 'heading' }, ...lines]);
}

/** A rule with its text and its source. */
export function ruleInFull([id, { title, text, source }]: readonly [string, RuleEntry]): Line[] {
  return [{ text: `${id} ${title}`, style: 'heading' }, { text }, { text: `Source: ${source}.`, style: 'note' }];
}
