import type { AnyAction, Engine, GivenOptions } from '@rulewright/core';
import { type AnyState, conformance } from '@rulewright/testing';
import { expect } from 'vitest';

/** How many random games each set of options plays. */
export const GAMES = 200;
/** Emix has more tables and dearer decisions; the whole sweep has to stay within minutes. */
export const EMIX_GAMES = 60;
/** Whole random games of Does Not Exist have thousands of decisions: a few beside many short ones. */
export const DNE_LONG_GAMES = 6;

/** Holds all laws against random games with these options; the expensive ones at one state in two hundred. */
export function sweep<State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  options: GivenOptions<Options>,
  games = GAMES,
): void {
  const report = conformance(engine, { games, options: [options], seed: JSON.stringify(options), density: 0.005 });
  expect(report.games).toBe(games);
  expect(Object.values(report.reasons).reduce((sum, count) => sum + count, 0)).toBe(games);
}
