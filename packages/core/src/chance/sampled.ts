import type { Boundary } from '../engine/boundary.js';
import { deal } from '../engine/playing.js';
import type { Action, State } from '../game/game.js';
import type { View } from '../hidden/view.js';
import { cloneState } from '../state/clone.js';
import { deepFreeze } from '../state/commit.js';
import { type Fraction, toNumber } from './fraction.js';
import { Unlisted } from './outcomes.js';
import { Random, type Seed, seedRng } from './random.js';
import { seenRun, views } from './seen-outcomes.js';
import { shareInterval } from './share-interval.js';

/** How many worlds are dealt, from which seed, and how many runs are listed in each. */
interface Sampling {
  readonly worlds: number;
  readonly seed: Seed;
  readonly limit: number;
}

/**
 * What a seat may expect of its own legal action, from worlds that agree with its view: each is listed exactly, or, where
 * that is too much, played once.
 */
export function sampled(boundary: Boundary, view: View<State>, legal: Action, { worlds, seed, limit }: Sampling) {
  const found = new Map<string, { sum: number; readonly result: object }>();
  for (let n = 0; n < worlds; n++) {
    for (const { probability, ...result } of listed(boundary, view, legal, { seed: `${seed}/${n}`, limit })) {
      const key = JSON.stringify(result);
      const known = found.get(key) ?? { sum: 0, result };
      known.sum += toNumber(probability);
      found.set(key, known);
    }
  }
  const outcomes = [...found.values()].map(({ sum, result }) => {
    const share = Math.min(1, sum / worlds);
    return { share, interval: shareInterval(share, worlds), ...result };
  });
  return deepFreeze({ exact: false, code: 'sampled', worlds, outcomes } as const);
}

function listed(boundary: Boundary, view: View<State>, legal: Action, { seed, limit }: Omit<Sampling, 'worlds'>) {
  const world = deal(boundary, view, seed);
  try {
    return views(boundary, world, legal, { viewer: view.viewer, limit });
  } catch (error) {
    if (!(error instanceof Unlisted)) throw error;
    const played = cloneState({ ...world, rng: seedRng(`${seed}/played`) });
    const probability: Fraction = { numerator: 1, denominator: 1 };
    const future = { boundary, world: played, random: new Random(played.rng), legal };
    return [{ probability, ...seenRun(future, view.viewer).result() }];
  }
}
