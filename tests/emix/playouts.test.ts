import { engine } from '@rulewright/emix';
import { conformance } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { optionSets, playerCounts } from './cases.js';
import { openly } from './openly.js';
import type { Options } from './table.js';

/** `players 3, board`: the options by name, long lists left out. */
const title = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => (typeof value === 'object' ? name : `${name} ${value}`))
    .join(', ');
const titled = (sets: readonly Options[]) => sets.map((options) => [title(options), options] as const);

/** A large table plays thousands of decisions: some of its rounds here, all of them in the nightly sweep. */
const shortened = (options: Options): Options => {
  const { players = 2 } = options;
  return players <= 4 ? options : { ...options, maxRounds: players <= 6 ? 5 : 3 };
};
const LONG = 300_000;

describe('random games keep every law', () => {
  test.each(titled(playerCounts.map(shortened)))(
    'with %s',
    (_, options) => {
      const report = conformance(engine, { games: 2, options: [options], density: 0.01, openly });
      expect(report.games).toBe(2);
    },
    LONG,
  );
  test.each(titled(optionSets))('with %s', (_, options) => {
    const report = conformance(engine, { games: 1, options: [options], density: 0.01, openly });
    expect(report.games).toBe(1);
  });
});
