import { type AnyAction, type Draw, isInputError, type NamedDraw } from '@rulewright/core';
import type { AnyEngine, AnyState } from '../any.js';

// Chance in two worlds that differ by two exchanged cards: what is drawn in one is drawn in the other, where the
// exchanged cards stand in for each other.

type Stepped = ReturnType<AnyEngine['step']>;

const MOST_RUNS = 40;
/** Upper bound of draws by which the two worlds may be out of step. */
const MOST_SHIFTS = 2;

/** The step of the other world, with the draws that lead to it. */
interface Answer {
  readonly found: Stepped;
  readonly script: readonly Draw[];
  readonly alike: boolean;
  /** True when each draw had its counterpart; otherwise more than the two cards may differ from here on. */
  readonly inStep: boolean;
}

/** The first world's step, which the other world has to match. */
interface Counterpart {
  /** Draws of the first world. */
  readonly draws: readonly NamedDraw[];
  /** The two cards that are exchanged, as numbers and by name. */
  readonly kinds: readonly [number, number];
  readonly ids: readonly [string, string];
  readonly isAlike: (found: Stepped) => boolean;
}

/** The step of another world that goes with these draws: the first one that is alike, else any that fits, else undefined. */
export function answersAlike(
  engine: AnyEngine,
  world: AnyState,
  action: AnyAction,
  { draws, kinds, ids, isAlike }: Counterpart,
): Answer | undefined {
  const exchanged = exchanger([kinds, ids]);
  let runs = 0;
  let inStep = true;
  let fitting: Pick<Answer, 'found' | 'script'> | undefined;
  const search = (script: readonly Draw[], next: number, shifts: number): typeof fitting => {
    if (runs++ > MOST_RUNS) return undefined;
    const outcome = attempt(engine, world, action, script);
    if (outcome === 'misfit') return undefined;
    if (outcome !== 'unscripted') {
      fitting ??= { found: outcome, script };
      if (!isAlike(outcome)) return undefined;
      inStep = shifts === 0;
      return { found: outcome, script };
    }
    const draw = draws[next];
    for (const entry of draw === undefined ? [] : bothWays(draw, exchanged(draw.is))) {
      const found = search([...script, entry], next + 1, shifts);
      if (found !== undefined) return found;
    }
    if (shifts === MOST_SHIFTS) return undefined;
    for (const id of ids) {
      const found = search([...script, id], next, shifts + 1);
      if (found !== undefined) return found;
    }
    return draw === undefined ? undefined : search(script, next + 1, shifts + 1);
  };
  const alike = search([], 0, 0);
  if (alike !== undefined) return { ...alike, alike: true, inStep };
  return fitting && { ...fitting, alike: false, inStep };
}

/** A draw as it was, and with the exchanged cards if that differs. */
const bothWays = (draw: NamedDraw, exchanged: NamedDraw['is']): readonly Draw[] =>
  JSON.stringify(exchanged) === JSON.stringify(draw.is) ? [draw] : [draw, { ...draw, is: exchanged }];

function attempt(
  engine: AnyEngine,
  world: AnyState,
  action: AnyAction,
  script: readonly Draw[],
): Stepped | 'misfit' | 'unscripted' {
  try {
    return engine.step(engine.scriptDraws(world, script, true), action);
  } catch (error) {
    if (!isInputError(error)) throw error;
    return error.code === 'unscripted' ? 'unscripted' : 'misfit';
  }
}

/** Makes a function that swaps the two things of each pair. */
const exchanger = (pairs: readonly (readonly [unknown, unknown])[]) => {
  const one = <X>(value: X): X => {
    for (const [a, b] of pairs) if (value === a || value === b) return (value === a ? b : a) as X;
    return value;
  };
  return (is: NamedDraw['is']): NamedDraw['is'] => (typeof is === 'object' ? is.map(one) : one(is));
};
