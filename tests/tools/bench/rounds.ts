/** One of the sides compared: does the piece of work of that number and returns how many units it did. */
export type Side = (piece: number) => number;

/** Units a second of processor time, one figure for each round. */
export type Rates = readonly number[];

/** A figure of several rounds: the median and both ends of its range. */
export interface Measured {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** The length of a comparison. */
export interface Effort {
  /** At least five, or a range says little. */
  readonly rounds: number;
  /** Processor time of all sides together in one round, in milliseconds. */
  readonly ms: number;
  /** Pieces of work 0 to n - 1: every side does the same ones in every round. */
  readonly pieces: number;
}

type Sides = Readonly<Record<string, Side | undefined>>;
/** The rates of each side that takes part. */
type RatesOf<S extends Sides> = { readonly [Name in keyof S]: S[Name] extends Side ? Rates : Rates | undefined };

/** Rounds that are played and not counted, until the code is compiled. */
const WARM_UP = 2;
/** The least time that the clock tells, in milliseconds. */
const LEAST = 0.001;

/**
 * Measures sides that take turns, piece by piece: what slows the machine for a moment slows them all.
 *
 * Only processor time of this process counts. The side that begins changes with every piece.
 */
export function inRounds<S extends Sides>(given: S, { rounds, ms, pieces }: Effort): RatesOf<S> {
  const sides = Object.entries(given).flatMap(([name, side]) => (side === undefined ? [] : [{ name, side }]));
  const found: Record<string, number[]> = Object.fromEntries(sides.map(({ name }) => [name, []]));
  if (sides.length === 0) return found as RatesOf<S>;
  let laps = 1;
  for (let round = -WARM_UP; round < rounds; round++) {
    const played = sides.map(({ name, side }) => ({ name, side, units: 0, spent: 0 }));
    for (let turn = 0; turn < laps * pieces; turn++)
      for (let i = 0; i < played.length; i++) {
        const one = played[(turn + i) % played.length] as (typeof played)[number];
        const begun = processorMs();
        one.units += one.side(turn % pieces);
        one.spent += processorMs() - begun;
      }
    const all = played.reduce((sum, { spent }) => sum + spent, 0);
    if (round < 0) laps = Math.max(1, Math.round((laps * ms) / Math.max(all, LEAST)));
    else for (const { name, units, spent } of played) found[name]?.push((units * 1000) / Math.max(spent, LEAST));
  }
  return found as RatesOf<S>;
}

/** How many times the rate of the other side one side has, round by round. */
export const times = (of: Rates, to: Rates): Measured => measured(of.map((rate, round) => rate / (to[round] ?? 0)));

/** The median and the range of some figures. */
export function measured(figures: readonly number[]): Measured {
  const sorted = [...figures].sort((a, b) => a - b);
  const [low = Number.NaN] = sorted;
  return { median: sorted[sorted.length >> 1] ?? Number.NaN, low, high: sorted.at(-1) ?? Number.NaN };
}

/** A figure that is counted, and the same in every run. */
export const exactly = (figure: number): Measured => ({ median: figure, low: figure, high: figure });

/** A bound that a figure keeps. */
export interface Bound {
  readonly bound: 'at least' | 'at most';
  readonly limit: number;
}

/** The verdict on a bound: a range that holds the limit inside shows nothing. */
export function verdict({ low, high }: Measured, { bound, limit }: Bound): 'met' | 'not met' | 'not shown' {
  const [worst, best] = bound === 'at least' ? [low, high] : [-high, -low];
  const needed = bound === 'at least' ? limit : -limit;
  if (worst >= needed) return 'met';
  return best < needed ? 'not met' : 'not shown';
}

/** The processor time that this process has had, in milliseconds: a busy machine gives less in the same time. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
