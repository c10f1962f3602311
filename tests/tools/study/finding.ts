import { analyse, type MatchResult } from '@rulewright/bots';
import { stepsOf } from '@rulewright/core';
import type { Puzzle } from '@rulewright/core/lessons';
import type { LadderGame } from '../ladder/games.js';
import { checked, gradeOf, LEAD, leads, measured, solvedBy, TRIES } from './sure.js';

/** Questions of one game that become puzzles, at most. */
const MOST_OF_GAME = 3;
/** Every so many decisions are looked at. */
const APART = 5;

/** How puzzles are looked for. */
export interface Wanted {
  /** How many, and how many by one kind of answer. */
  readonly find: number;
  readonly ofKind: number;
  /** So many may be found by every beginner every time. */
  readonly plain: number;
  /** Iterations of the first look; the search that checks has ten times as many. */
  readonly iterations: number;
  isOver(): boolean;
}

/** *Find the answer*: a finder of puzzles in games, which keeps count over all of them. */
export function finder({ engine, expertise }: LadderGame, { find, ofKind, plain, iterations, isOver }: Wanted) {
  const finds: Puzzle[] = [];
  const kinds = new Map<string, number>();
  let plainLeft = plain;

  async function lookIn(record: MatchResult['record'], game: number, seed: string): Promise<void> {
    let ofGame = 0;
    let next = APART;
    for (const { decision, before, action } of stepsOf(engine, record)) {
      if (decision < next || ofGame === MOST_OF_GAME || finds.length === find || isOver()) continue;
      const { seat } = action;
      const view = engine.view(before, seat);
      if (engine.legalActions(view).length < 3) continue;
      next = decision + APART;
      const look = await analyse(engine, view, { expertise, iterations, seed });
      const [one, two] = look.answers;
      if (one === undefined || two === undefined || one.value - two.value < LEAD) continue;
      const kind = one.action.type;
      if ((kinds.get(kind) ?? 0) >= ofKind) continue;
      const best = engine.format(one.action);
      const here = { engine, expertise, view, seed: `${seed} check` };
      const check = await checked(here, 10 * iterations, [two.action]);
      const [first] = check.answers;
      if (first === undefined || engine.format(first.action) !== best || !leads(check)) continue;
      const solved = await solvedBy({ ...here, seed }, best);
      if (Object.values(solved)[0] === TRIES && plainLeft-- <= 0) continue;
      const id = `${engine.id}-find-${game}-${decision}`;
      const found = { ...measured(engine, check), grade: gradeOf(solved), solved, tries: TRIES };
      finds.push({ id, game, after: decision, seat, best, ...found });
      ofGame++;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
  }
  return { finds, lookIn };
}
