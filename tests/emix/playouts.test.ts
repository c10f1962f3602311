import { engine } from '@rulewright/emix';
import { conformance } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { depth, fewer, HALF, QUARTER, some } from '../support/depth.js';
import { optionSets, playerCounts } from './cases.js';
import { openly } from './openly.js';
import type { Options } from './table.js';

/** `players 3, board`: the options by name, long lists left out. */
const title = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => (typeof value === 'object' ? name : `${name} ${value}`))
    .join(', ');
const titled = (sets: readonly Options[]) => sets.map((options) => [title(options), options] as const);

// Sets of options that are not played here in full are told in full (`words.test.ts`).

/** Some of the rounds of a game; at night, and in the nightly sweep, all of them. */
const shortened =
  (most: number) =>
  (options: Options): Options => {
    const { players = 2, maxRounds = 10 } = options;
    return depth === 'night' ? options : { ...options, maxRounds: Math.min(maxRounds, players <= 4 ? most : 1) };
  };
/** Of more players than one set has cards for, the most; at night all. */
const isPlayed = ({ players = 2, sets = 1 }: Options): boolean => depth === 'night' || sets === 1 || players === 9;
const LONG = 300_000;

describe('random games keep every law', () => {
  test.each(titled(some(playerCounts.filter(isPlayed), { day: 32, full: 4 }).map(shortened(2))))(
    'with %s',
    (_, options) => {
      const report = conformance(engine, { games: fewer(2, HALF), options: [options], density: 0.01, openly });
      expect(report.games).toBe(fewer(2, HALF));
    },
    LONG,
  );
  test.each(titled(some(optionSets, QUARTER, 1).map(shortened(1))))('with %s', (_, options) => {
    const report = conformance(engine, { games: 1, options: [options], density: 0.01, openly });
    expect(report.games).toBe(1);
  });
});
