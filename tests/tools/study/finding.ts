import type { MatchResult } from '@rulewright/bots';
import { stepsOf } from '@rulewright/core';
import type { Puzzle } from '@rulewright/core/lessons';
import type { LadderGame } from '../ladder/games.js';
import { gradeOf, isPlain, solvedBy, TRIES } from './graded.js';
import { proven } from './sure.js';

/** Questions of one game that become puzzles, at most. */
const MOST_OF_GAME = 3;
/** Puzzles of one kind in a set, at most. */
export const MOST_OF_KIND = 2;
/** A puzzle lies in the first part of its game, while much is open. */
const EARLY = 0.6;
/** Decisions from one that is looked at to the next. */
const APART = 2;

/** Bounds of the search for puzzles. */
export interface Wanted {
  /** The number of puzzles to find beside those of the set that are there. */
  readonly find: number;
  readonly kept: readonly Puzzle[];
  /** Iterations of the search that checks. */
  readonly iterations: number;
  isOver(): boolean;
}

/** A finder of puzzles in games, which keeps count over all of them, of what was found and what was lacking. */
export function finder({ engine, expertise }: LadderGame, { find, kept, iterations, isOver }: Wanted) {
  const finds: Puzzle[] = [];
  const kinds = new Map<string, number>();
  const lacks = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { kind } of kept) count(kinds, kind);

  async function lookIn(record: MatchResult['record'], game: number, seed: string): Promise<void> {
    let ofGame = 0;
    let next = APART;
    for (const { decision, before, action } of stepsOf(engine, record)) {
      if (decision > EARLY * record.actions.length || ofGame === MOST_OF_GAME) return;
      if (decision < next || finds.length === find || isOver()) continue;
      const { seat } = action;
      const look = { engine, expertise, view: engine.view(before, seat), seed };
      const found = await proven(look, iterations);
      if (found !== 'number of answers') next = decision + APART;
      if (typeof found === 'string') {
        count(lacks, found);
        continue;
      }
      if ((kinds.get(found.kind) ?? 0) >= MOST_OF_KIND) {
        count(lacks, `one more ${found.kind}`);
        continue;
      }
      const solved = await solvedBy(look, found.best);
      if (isPlain(solved)) {
        count(lacks, 'plain');
        continue;
      }
      const id = `${engine.id}-find-${game}-${decision}`;
      finds.push({ id, game, after: decision, seat, ...found, grade: gradeOf(solved), solved, tries: TRIES });
      ofGame++;
      count(kinds, found.kind);
    }
  }
  return { finds, lacks, lookIn };
}
