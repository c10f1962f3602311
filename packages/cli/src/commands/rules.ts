import { coreRules, type RuleCatalogue, type RuleEntry } from '@rulewright/core';
import { gameNamed } from '../command-line.js';
import { UsageError } from '../errors.js';
import type { Line } from '../game.js';
import { suggestion } from '../near.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';

/** Prints the catalogue by chapters, or one rule. */
export function rules(gameId: string, ruleId: string | undefined, terminal: Terminal): void {
  const game = gameNamed(gameId);
  const catalogue: RuleCatalogue = { ...game.rules, ...coreRules };
  const lines = ruleId === undefined ? chapters(catalogue) : ruleInFull(ruleNamed(catalogue, ruleId));
  transcript(terminal).print(lines);
}

/** The rule of this id, whatever its case, with or without the prefix of the game. */
function ruleNamed(catalogue: RuleCatalogue, wanted: string): readonly [string, RuleEntry] {
  const upper = wanted.toUpperCase();
  const ids = Object.keys(catalogue);
  const prefix = ids[0]?.split('-')[0] ?? '';
  const full = upper.includes('-') ? upper : `${prefix}-${upper}`;
  const entry = Object.hasOwn(catalogue, full) ? catalogue[full] : undefined;
  if (entry !== undefined) return [full, entry];
  const about = titled(catalogue, wanted);
  const hint = about.length > 0 ? `did you mean ${about.join(' or ')}?` : suggestion(wanted && full, ids, LIST_ALL);
  throw new UsageError(`no rule ${JSON.stringify(wanted)}: ${hint}`);
}

const LIST_ALL = 'without an id all are listed';

/** Rules with the word in their titles: `ECO-AUC.12 (Veto)`. */
const titled = (catalogue: RuleCatalogue, word: string): string[] =>
  Object.entries(catalogue)
    .filter(([, { title }]) => word !== '' && title.toLowerCase().includes(word.toLowerCase()))
    .slice(0, 3)
    .map(([id, { title }]) => `${id} (${title})`);

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
