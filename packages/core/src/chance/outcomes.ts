import { EngineBug, InputError } from '../errors.js';
import { deepFreeze } from '../state/commit.js';
import { type Fraction, Share } from './fraction.js';
import { type Branches, Random, type Rng } from './random.js';

/** One way through all draws: what tells its result from others, and the result. */
export interface Run<Result> {
  readonly key: string;
  readonly result: () => Result;
}

/** Why the results of an action are not listed. */
export class Unlisted extends InputError {
  constructor(
    override readonly code: 'too-many-draws' | 'too-fine',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Plays every possible run of draws and adds up the probabilities of equal results; of those the first one is kept. A run
 * that gives nothing cannot be: the others share its part. Throws `Unlisted` when there are more than `limit` runs, or when
 * a probability is no fraction of safe integers. Empty when no run can be.
 */
export function enumerate<Result extends object>(
  limit: number,
  play: (random: (rng: Rng) => Random) => Run<Result> | undefined,
): readonly (Result & { readonly probability: Fraction })[] {
  const found = new Map<string, { readonly share: Share; readonly result: Result }>();
  const branches: Branches = { taken: [], weights: [], depth: 0 };
  const all = new Share();
  for (let runs = 1; ; runs++) {
    if (runs > limit)
      throw new Unlisted('too-many-draws', `more than ${limit} runs of draws: raise the limit or sample instead`);
    branches.depth = 0;
    const run = play((rng) => new Random(rng, branches));
    if (branches.depth !== branches.taken.length) throw new EngineBug('a recipe drew differently the second time');
    if (run !== undefined) {
      const known = found.get(run.key) ?? { share: new Share(), result: run.result() };
      found.set(run.key, known);
      addTo(known.share, branches);
      addTo(all, branches);
    }
    if (!advance(branches)) break;
  }
  return deepFreeze(
    [...found.values()].map(({ share, result }) => {
      const probability = share.of(all);
      if (probability === undefined)
        throw new Unlisted('too-fine', 'the chances are too small for exact fractions: sample instead');
      return { probability, ...result };
    }),
  );
}

/** Adds how likely the branches taken are. */
function addTo(share: Share, { taken, weights }: Branches): void {
  let numerator = 1n;
  let denominator = 1n;
  weights.forEach((fork, depth) => {
    numerator *= BigInt(fork[taken[depth] as number] as number);
    denominator *= BigInt(fork.reduce((sum, weight) => sum + weight, 0));
  });
  share.add(numerator, denominator);
}

/** Steps to the next run of draws, the last draw first; false when all have been seen. */
function advance({ taken, weights }: Branches): boolean {
  while (taken.length > 0) {
    const last = taken.length - 1;
    const next = (taken[last] as number) + 1;
    if (next < (weights[last]?.length ?? 0)) {
      taken[last] = next;
      return true;
    }
    taken.pop();
    weights.pop();
  }
  return false;
}
