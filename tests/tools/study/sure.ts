import { type Analysis, type AnyEngine, analyse, type Expertise, level, levelNames } from '@rulewright/bots';
import { net as doesNotExist } from '@rulewright/bots/does-not-exist/net';
import { net as ecologic } from '@rulewright/bots/ecologic/net';
import { net as emix } from '@rulewright/bots/emix/net';
import { net as euphoria } from '@rulewright/bots/euphoria/net';
import { type AnyAction, digest, InputError } from '@rulewright/core';
import type { Puzzle } from '@rulewright/core/lessons';

// When an answer is best for sure, and how hard it is to find.

/** A lead of so much, and of so many errors, is one. */
export const LEAD = 0.08;
export const SURE = 3;
/** How often each strength tries a puzzle. */
export const TRIES = 8;
/** The search that checks grows trees of so many iterations. */
const TREE = 400;

/** Whether the first two answers are so far apart. */
export const leads = ({ answers: [best, second] }: Analysis): boolean =>
  best !== undefined &&
  second !== undefined &&
  best.value - second.value >= Math.max(LEAD, SURE * Math.hypot(best.error, second.error));

/** A position that is looked at. */
export interface Look {
  readonly engine: AnyEngine;
  readonly expertise: Expertise;
  readonly view: ReturnType<AnyEngine['view']>;
  readonly seed: string;
}

/** What a long search says of the best answer, with a fourth of its iterations for those that come nearest. */
export const checked = (
  { engine, expertise, view, seed }: Look,
  iterations: number,
  attend: readonly AnyAction[],
): Promise<Analysis> => analyse(engine, view, { expertise, iterations, tree: TREE, seed, attend });

type Measured = Pick<Puzzle, 'line' | 'value' | 'second' | 'error'>;

/** What a puzzle keeps of a check. */
export function measured(engine: AnyEngine, { answers: [best, second] }: Analysis): Measured {
  if (best === undefined || second === undefined) throw new InputError('fewer than two answers');
  const round = (value: number): number => Math.round(value * 1e3) / 1e3;
  return {
    line: best.line.map((action) => engine.format(action)),
    value: round(best.value),
    second: round(second.value),
    error: round(Math.hypot(best.error, second.error)),
  };
}

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
