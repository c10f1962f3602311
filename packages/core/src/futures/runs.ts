import { Random } from '../cards/random.js';
import type { Rng } from '../game/chance.js';
import type { Tracing } from '../game/trace.js';
import { deepFreeze } from '../ground/commit.js';
import { EngineBug, InputError } from '../ground/errors.js';
import { type Fraction, Share } from '../ground/fraction.js';

// Every possible run of draws, one after the other.

/** One run: a key for its result, and the result. */
export interface Run<Result> {
  readonly key: string;
  readonly result: () => Result;
}

/** The results of an action cannot be listed. */
export class Unlisted extends InputError {
  constructor(
    override readonly code: 'too-many-draws' | 'too-fine',
    message: string,
    /** The approximate number of runs; undefined when that is not the problem. */
    readonly runs?: number,
  ) {
    super(message);
  }
}

/** The branches taken through the tree of all draws, and the weights found at each fork. */
interface Branches {
  readonly taken: number[];
  readonly weights: (readonly number[])[];
  depth: number;
}

/** Chance of one run: each draw takes the branch whose turn it is. A script still says what comes. */
export class ForkedRandom extends Random {
  constructor(
    private readonly branches: Branches,
    rng: Rng,
    tracing?: Tracing,
  ) {
    super(rng, tracing);
  }

  /** The index of one of several weighted branches. */
  fork(weights: readonly number[]): number {
    this.unit();
    return branch(this.branches, weights);
  }

  override below(n: number): number {
    const live = super.below(n);
    return this.isFree ? branch(this.branches, new Array<number>(n).fill(1)) : live;
  }

  /** Equal cards are one branch, with their number as its weight. */
  protected override kindOf(cards: readonly number[]): number {
    const { kinds, weights } = kindsIn(cards);
    return kinds[this.fork(weights)] as number;
  }
}

/** The different cards of a list in the order of their first places, and how often each is there. */
export function kindsIn(cards: readonly number[]) {
  const kinds = [...new Set(cards)];
  return { kinds, weights: kinds.map((kind) => cards.filter((card) => card === kind).length) };
}

/** Creates the source of draws of one run from the generator of its world; records draws in `tracing` if given. */
export type Drawing = (rng: Rng, tracing?: Tracing) => ForkedRandom;

/**
 * Plays every possible run of draws and adds up the probabilities of equal results, keeping the first of those.
 *
 * A run that returns undefined is impossible: the others share its probability. Throws `Unlisted` for more than `limit`
 * runs, or for a probability that is no fraction of safe integers. Empty when no run is possible.
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

/** Plays every possible run of draws; each is its own result. Throws as `enumerate` does. */
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
  /** The estimated share of all runs played so far, assuming that every fork splits the rest evenly. */
  let part = 0;
  for (let runs = 1; ; runs++) {
    if (runs > limit)
      throw new Unlisted(
        'too-many-draws',
        `more than ${limit} runs of draws: raise the limit or sample instead`,
        Math.round(limit / part),
      );
    branches.depth = 0;
    const result = play((rng, tracing) => new ForkedRandom(branches, rng, tracing));
    if (branches.depth !== branches.taken.length) throw new EngineBug('a recipe drew differently the second time');
    note(result, branches);
    part += branches.weights.reduce((share, fork) => share / fork.length, 1);
    if (!advance(branches)) return;
  }
}

/** Adds the probability of the taken branches. */
function addTo(share: Share, { taken, weights }: Branches): void {
  let numerator = 1n;
  let denominator = 1n;
  weights.forEach((fork, depth) => {
    numerator *= BigInt(fork[taken[depth] as number] as number);
    denominator *= BigInt(fork.reduce((sum, weight) => sum + weight, 0));
  });
  share.add(numerator, denominator);
}

/** Steps to the next run of draws, the last draw first; false after the last run. */
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

function branch(branches: Branches, weights: readonly number[]): number {
  const { taken, weights: known } = branches;
  const depth = branches.depth++;
  if (depth === taken.length) {
    taken.push(0);
    known.push(weights);
  } else if (known[depth]?.join() !== weights.join()) throw new EngineBug('a recipe drew differently the second time');
  return taken[depth] as number;
}
