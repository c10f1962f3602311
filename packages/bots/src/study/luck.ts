import { type AnyAction, at, type Seed } from '@rulewright/core';
import type { AnyState } from '../game.js';
import type { World } from '../search/worlds.js';
import type { Gardener } from './grow.js';

/** The effect of chance in one action on each seat. */
export interface Luck {
  /** By seat: its value after the draws, less the average over all possible draws. */
  readonly values: readonly number[];
  /** By seat: the standard errors of these values. */
  readonly errors: readonly number[];
}

/** Number of other futures that are sampled. */
const FUTURES = 32;

/**
 * Measures luck by playing an action again with other draws: luck is the difference from their mean. Undefined for an
 * action that draws nothing. The full state is judged by the search's judge, or by playouts where there is none.
 */
export function luckOf(
  { engine, mind: { guide, thinking } }: Gardener,
  state: AnyState,
  action: AnyAction,
  seed: Seed,
): Luck | undefined {
  if (engine.trace(state, action).draws.length === 0) return undefined;
  const worth = (world: World): readonly number[] => {
    guide.playOut(world, thinking.cutOff);
    return guide.worth(world);
  };
  const played = (world: World): World => {
    world.apply(action);
    return world;
  };
  const others = Array.from({ length: FUTURES }, (_, n) =>
    worth(played(engine.simulate(state, `${seed} future ${n}`))),
  );
  const came = played(engine.simulate(state));
  // without playouts the judge gives the same value every time
  const tries = thinking.cutOff === 0 ? 1 : FUTURES;
  const real = Array.from({ length: tries }, (_, n) => {
    const world = came.clone();
    world.reseed(`${seed} real ${n}`);
    return worth(world);
  });
  const [mean, truth] = [meansOf(others), meansOf(real)];
  return {
    values: truth.map(({ value }, seat) => value - at(mean, seat).value),
    errors: truth.map(({ error }, seat) => Math.hypot(error, at(mean, seat).error)),
  };
}

interface Mean {
  readonly value: number;
  readonly error: number;
}

/** By seat: the mean and its standard error. */
function meansOf(rows: readonly (readonly number[])[]): readonly Mean[] {
  const n = rows.length;
  return at(rows, 0).map((_, seat) => {
    const value = rows.reduce((sum, row) => sum + at(row, seat), 0) / n;
    const squares = rows.reduce((sum, row) => sum + (at(row, seat) - value) ** 2, 0);
    return { value, error: n < 2 ? 0 : Math.sqrt(squares / (n - 1) / n) };
  });
}
