import { engine } from '@rulewright/emix';
import { conformance, hiddenMakesNoDifference, laws, shownStaysKnown } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { optionSets, playerCounts } from './cases.js';
import type { Options } from './table.js';

/** `players 3, board`: the options by name, long lists left out. */
const title = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => (typeof value === 'object' ? name : `${name} ${value}`))
    .join(', ');
const titled = (sets: readonly Options[]) => sets.map((options) => [title(options), options] as const);

/**
 * `reactionPrompt: 'holders'` tells who holds a payable Moment, as its text says; under `fizzle` a hidden card still
 * decides in the open who is asked, and at nine hands the deals of a window are too many to try: both are known gaps.
 */
const lawsOf = ({ reactionPrompt, cancelMode, players = 2 }: Options) =>
  laws.filter(
    (law) =>
      !(law === hiddenMakesNoDifference && (reactionPrompt === 'holders' || cancelMode === 'fizzle')) &&
      !(law === shownStaysKnown && players >= 9),
  );

describe('random games keep every law', () => {
  test.each(titled(playerCounts))('with %s', (_, options) => {
    const report = conformance(engine, { games: 2, options: [options], density: 0.01, laws: lawsOf(options) });
    expect(report.games).toBe(2);
  });
  test.each(titled(optionSets))('with %s', (_, options) => {
    const report = conformance(engine, { games: 1, options: [options], density: 0.01, laws: lawsOf(options) });
    expect(report.games).toBe(1);
  });
});
