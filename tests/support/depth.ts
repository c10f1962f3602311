/** The three depths of the suite: a sample of each walk by day, everything in full, and more games and runs by night. */
const depths = ['day', 'full', 'night'] as const;
export type Depth = (typeof depths)[number];

/** The environment variable that `npm test`, `npm run test:full` and `npm run test:nightly` set; by day without it. */
export const DEPTH = 'DEPTH';

/** The depth of this run. */
export const depth: Depth = depthNamed(process.env[DEPTH] ?? 'day');

function depthNamed(name: string): Depth {
  const found = depths.find((each) => each === name);
  if (found === undefined) throw new Error(`${DEPTH} is ${JSON.stringify(name)}, expected ${depths.join(', ')}`);
  return found;
}

/** Something for each depth; what full has holds by night too, unless that has its own. */
interface AtDepth<X> {
  readonly day: X;
  readonly full: X;
  readonly night?: X;
}

/** Picks what is meant for this depth. */
export const atDepth = <X>({ day, full, night = full }: AtDepth<X>): X => ({ day, full, night })[depth];

/** Steps through a walk: 8 takes one in eight. Full takes all without a number of its own, and so does the night. */
interface Steps {
  readonly day: number;
  readonly full?: number;
}

/** One in two in full, one in eight by day. */
export const HALF: Steps = { day: 8, full: 2 };

/** One in four in full, one in eight by day. */
export const FEW: Steps = { day: 8, full: 4 };

/** One in four in full, one in sixteen by day. */
export const QUARTER: Steps = { day: 16, full: 4 };

const step = ({ day, full = 1 }: Steps): number => atDepth({ day, full, night: 1 });

/** Takes every nth entry of a list, from the given one on. */
export const some = <X>(list: readonly X[], steps: Steps = { day: 4 }, from = 0): readonly X[] =>
  list.filter((_, i) => i % step(steps) === from % step(steps));

/** Takes the nth part of a count, at least 1. */
export const fewer = (count: number, steps: Steps = { day: 4 }): number => Math.ceil(count / step(steps));

/** The times that a walk has to have met something, so that it shows anything: in full this many, by day once. */
export const often = (count: number): number => (depth === 'day' ? 1 : count);

/** The tag of tests that have no smaller form: `test('…', inFull, () => …)` is left out by day. */
export const inFull = { tags: ['full'] };

/** The tag of tests that take long and look at what seldom changes: left out by day and in full. */
export const atNight = { tags: ['night'] };
