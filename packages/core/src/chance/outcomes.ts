import { EngineBug, InputError } from '../errors.js';
import { deepFreeze } from '../state/commit.js';
import { type Fraction, Share } from './fraction.js';
import { type Branches, Random, type Rng } from './random.js';
import type { Tracing } from './trace.js';

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
    /** About how many runs of draws there are; undefined when that is not what is too much. */
    readonly runs?: number,
  ) {
    super(message);
  }
}

/** What draws in one run: made for the generator of a world; it tells its draws where `tracing` is given. */
export type Drawing = (rng: Rng, tracing?: Tracing) => Random;

/**
 * Plays every possible run of draws and adds up the probabilities of equal results; of those the first one is kept. A run
 * that gives nothing cannot be: the others share its part. Throws `Unlisted` when there are more than `limit` runs, or when
 * a probability is no fraction of safe integers. Empty when no run can be.
 */
export function enumerate<Result extends object>(
  limit: number,
  play: (random: Drawing) => Run<Result> | undefined,
): readonly (Result & { readonly probability: Fraction })[] {
  const found = new Map<string, { readonly share: Share; readonly result: Result }>();
  const all = new Share();
  everyRun(limit, play, (run, branches) => {
    if (run === undefined) return;
    const known = found.get(run.key) ?? { share: new Share(), result: run.result() };
    found.set(run.key, known);
    addTo(known.share, branches);
    addTo(all, branches);
  });
  return deepFreeze(
    [...found.values()].map(({ share, result }) => ({ probability: probabilityOf(share, all), ...result })),
  );
}

/** Plays every possible run of draws; each is a result of its own. Throws as `enumerate` does. */
export function runsOf<Result extends object>(
  limit: number,
  play: (random: Drawing) => Result,
): readonly (Result & { readonly probability: Fraction })[] {
  const found: { readonly share: Share; readonly result: Result }[] = [];
  const all = new Share();
  everyRun(limit, play, (result, branches) => {
    const share = new Share();
    found.push({ share, result });
    addTo(share, branches);
    addTo(all, branches);
  });
  return found.map(({ share, result }) => ({ probability: probabilityOf(share, all), ...result }));
}

function probabilityOf(share: Share, all: Share): Fraction {
  const probability = share.of(all);
  if (probability === undefined)
    throw new Unlisted('too-fine', 'the chances are too small for exact fractions: sample instead');
  return probability;
}

function everyRun<Result>(
  limit: number,
  play: (random: Drawing) => Result,
  note: (result: Result, branches: Branches) => void,
): void {
  const branches: Branches = { taken: [], weights: [], depth: 0 };
  /** Which part of all runs has been played, if every fork parts what comes after it evenly. */
  let part = 0;
  for (let runs = 1; ; runs++) {
    if (runs > limit)
      throw new Unlisted(
        'too-many-draws',
        `more than ${limit} runs of draws: raise the limit or sample instead`,
        Math.round(limit / part),
      );
    branches.depth = 0;
    const result = play((rng, tracing) => new Random(rng, branches, tracing));
    if (branches.depth !== branches.taken.length) throw new EngineBug('a recipe drew differently the second time');
    note(result, branches);
    part += branches.weights.reduce((share, fork) => share / fork.length, 1);
    if (!advance(branches)) return;
  }
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
