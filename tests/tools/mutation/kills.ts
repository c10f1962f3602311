import { shareInterval } from '@rulewright/core';

/** The tests that one fault turns red, as `file > title`; without a list the run was cut off, which says nothing. */
export interface Kill {
  readonly package: string;
  readonly fault: string;
  /** Those of the day. */
  readonly byDay?: readonly string[];
  /** Those of the whole suite, which is asked only for a fault that the day does not notice. */
  readonly inFull?: readonly string[];
}

/** How many of the faults that the whole suite notices are noticed by day, with an interval of 95 %. */
export interface Noticed {
  readonly faults: number;
  readonly cutOff: number;
  readonly inFull: number;
  readonly byDay: number;
  readonly share: number;
  readonly interval: readonly [from: number, to: number];
}

/** The tests that go red; undefined for a fault of which a run was cut off. */
const redOf = ({ byDay, inFull }: Kill): readonly string[] | undefined => (byDay?.length === 0 ? inFull : byDay);

/** Counts over some faults (what is noticed by day is so in full); without a fault that the whole suite notices, the share is 0 of nothing. */
export function noticed(kills: readonly Kill[]): Noticed {
  const whole = kills.filter((kill) => redOf(kill) !== undefined);
  const inFull = whole.filter((kill) => redOf(kill)?.length !== 0);
  const byDay = inFull.filter((kill) => kill.byDay?.length !== 0).length;
  const share = inFull.length === 0 ? 0 : byDay / inFull.length;
  return {
    faults: kills.length,
    cutOff: kills.length - whole.length,
    inFull: inFull.length,
    byDay,
    share,
    interval: inFull.length === 0 ? [0, 1] : shareInterval(share, inFull.length),
  };
}

const fileOf = (test: string): string => test.split(' > ')[0] ?? '';

/** The test files of which no test is the only one, by file, to notice a fault; those that notice nothing first. */
export function neverAlone(files: readonly string[], kills: readonly Kill[]): readonly string[] {
  const finds = new Map(files.map((file) => [file, 0]));
  const alone = new Set<string>();
  for (const kill of kills) {
    const found = new Set(redOf(kill)?.map(fileOf));
    for (const file of found) finds.set(file, (finds.get(file) ?? 0) + 1);
    const [only] = found;
    if (found.size === 1 && only !== undefined) alone.add(only);
  }
  return files.filter((file) => !alone.has(file)).toSorted((a, b) => (finds.get(a) ?? 0) - (finds.get(b) ?? 0));
}

/** So many entries of a list, as far apart as they can be. */
export const spread = <X>(list: readonly X[], count: number): readonly X[] =>
  count >= list.length
    ? list
    : list.filter((_, i) => Math.floor((i * count) / list.length) !== Math.floor(((i - 1) * count) / list.length));
