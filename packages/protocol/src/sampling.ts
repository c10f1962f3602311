import { type AnyAction, type Seed, shareInterval, type View } from '@rulewright/core';
import type { AnyState, ServedEngine } from './served-game.js';
import { Work } from './work.js';

/** The chances of an action from sampled worlds, and the time that there is for them. */
export interface Sampling {
  readonly engine: ServedEngine;
  readonly view: View<AnyState>;
  readonly action: AnyAction;
  readonly worlds: number;
  readonly seed: Seed;
  /** Runs of draws that are followed in each world. */
  readonly limit: number;
  /** Milliseconds that are left; at 0 no further worlds are dealt. */
  left(): number;
}

type Sample = ReturnType<typeof dealt>;

/** Runs of draws that are followed at a stretch. Between two stretches the sample may be given up. */
const STRETCH = 10_000;

/** Deals the worlds; at least those of one stretch, even when the time is over. */
export const sampled = (sampling: Sampling): Work<Sample> =>
  new Work(function* () {
    const { worlds, limit, left } = sampling;
    const atOnce = Math.max(1, Math.floor(STRETCH / limit));
    if (worlds <= atOnce) return dealt(sampling, sampling);
    const found = new Map<string, { sum: number; readonly result: object }>();
    let done = 0;
    do {
      const some = Math.min(atOnce, worlds - done);
      const { outcomes } = dealt(sampling, { worlds: some, seed: `${sampling.seed}/${done}` });
      for (const { share, interval: _, ...result } of outcomes) {
        const key = JSON.stringify(result);
        const known = found.get(key) ?? { sum: 0, result };
        known.sum += share * some;
        found.set(key, known);
      }
      done += some;
      yield;
    } while (done < worlds && left() > 0);
    const outcomes = [...found.values()].map(({ sum, result }) => {
      const share = Math.min(1, sum / done);
      return { share, interval: shareInterval(share, done), ...result };
    });
    return { exact: false, code: 'sampled', worlds: done, outcomes } as unknown as Sample;
  });

const dealt = (
  { engine, view, action, limit }: Sampling,
  { worlds, seed }: { readonly worlds: number; readonly seed: Seed },
) => engine.chanceOutcomes(view, action, { worlds, seed, limit });
