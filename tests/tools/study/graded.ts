import { level, levelNames } from '@rulewright/bots';
import { net as doesNotExist } from '@rulewright/bots/does-not-exist/net';
import { net as ecologic } from '@rulewright/bots/ecologic/net';
import { net as emix } from '@rulewright/bots/emix/net';
import { net as euphoria } from '@rulewright/bots/euphoria/net';
import { digest, InputError } from '@rulewright/core';
import type { Puzzle } from '@rulewright/core/lessons';
import type { Look } from './sure.js';

// How hard a puzzle is, and who says so.

/** How often each strength tries a puzzle. */
export const TRIES = 8;

/** How often players of each strength find an answer. */
export async function solvedBy({ engine, expertise, view, seed }: Look, best: string): Promise<Puzzle['solved']> {
  const solved: Record<string, number> = {};
  const legal = engine.legalActions(view);
  const decision = engine.decision(view);
  const [{ seat } = { seat: 0 }] = legal;
  const { options } = view.position;
  if (decision === undefined) throw new InputError('nobody is asked');
  for (const name of levelNames) {
    solved[name] = 0;
    for (let n = 0; n < TRIES; n++) {
      const thinker = level(engine, name, expertise)();
      thinker.start?.({ seat, players: options.players, options, seed: `${seed} try ${n}` }, view);
      const chosen = await thinker.choose(view, decision, legal, UNHURRIED);
      if (engine.format(chosen) === best) solved[name]++;
    }
  }
  return solved;
}
const UNHURRIED = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };

/** True when every player of the weakest strength finds it every time: there is nothing to find. */
export const isPlain = (solved: Puzzle['solved']): boolean => solved[levelNames[0] ?? ''] === TRIES;

/** By which strength an answer is found more often than not: the beginner 1, the casual player 2, the strong one 3, else 4. */
export function gradeOf(solved: Puzzle['solved']): Puzzle['grade'] {
  const grade = levelNames.findIndex((name) => (solved[name] ?? 0) > TRIES / 2);
  return ([1, 2, 3, 4] as const)[grade < 0 ? 3 : grade] ?? 4;
}

/** By what the judge of today is known: puzzles that another one has found right are to be checked again. */
export function judgeOf(game: string): string {
  const found = [ecologic, emix, doesNotExist, euphoria].find((net) => net.game === game);
  if (found === undefined) throw new InputError(`nothing was learned of ${game}`);
  const { features, hidden, scales, weights } = found;
  return digest([features, hidden, scales, weights]).slice(0, 16);
}
