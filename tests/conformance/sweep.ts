import type { AnyAction, Engine, PartialOptions } from '@rulewright/core';
import {
  type AnyEngine,
  type AnyState,
  conformance,
  type DecidedOpenly,
  generator,
  uniform,
} from '@rulewright/testing';
import { afterAll, expect } from 'vitest';

/** How many random games each set of options plays. */
export const GAMES = 200;
/** One game in that many is played under all laws; the others on a simulation, so that the whole sweep stays within minutes. */
const WATCHED = 4;

/** By game: what the laws of knowledge have looked at in this file. */
const looked = new Map<string, Record<string, number>>();
afterAll(() => {
  for (const [game, { pairs, steps, deals, facts }] of looked)
    console.log(
      `${game}: ${pairs} pairs of worlds, followed for ${steps} steps; ${deals} deals, ${facts} certain facts`,
    );
});

/** Names a set of options in a title; long lists by their length. */
export const titleOf = (options: object): string =>
  JSON.stringify(options, (_, value) => (Array.isArray(value) && value.length > 9 ? `${value.length} items` : value));

/** Plays random games with these options; the expensive laws look at one state in two hundred. */
export function sweep<State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  options: PartialOptions<Options>,
  games = GAMES,
  openly: readonly DecidedOpenly<State>[] = [],
): void {
  const seed = JSON.stringify(options);
  const watched = Math.ceil(games / WATCHED);
  const report = conformance(engine, { games: watched, options: [options], seed, density: 0.005, openly });
  const sum = looked.get(engine.id) ?? { pairs: 0, steps: 0, deals: 0, facts: 0 };
  for (const [what, count] of Object.entries(report.knowledge)) sum[what] = (sum[what] ?? 0) + count;
  looked.set(engine.id, sum);
  expect(report.games).toBe(watched);
  expect(Object.values(report.reasons).reduce((sum, count) => sum + count, 0)).toBe(watched);
  for (let game = watched; game < games; game++) simulate(engine, options, `${seed}/${game}`);
}

/** More decisions than a game has unless it never ends. */
const MOST_DECISIONS = 100_000;

/** One state in that many is looked at in full; a number without small factors, so that every kind of state has its turn. */
const STRIDE = 101;

/** A random game on a simulation: every state looked at is sound, somebody can act until the end, and it ends in time. */
function simulate(engine: AnyEngine, options: object, seed: string): void {
  const random = generator(seed);
  const game = engine.simulate(engine.init(seed, options));
  let decisions = 0;
  for (let legal = game.legalActions(); legal.length > 0; legal = game.legalActions()) {
    const action = legal[uniform(legal, game.state, random)];
    if (action !== undefined) game.apply(action);
    if (decisions++ % STRIDE === 0) expect(engine.validate(game.state)).toEqual([]);
  }
  expect(decisions).toBeLessThanOrEqual(MOST_DECISIONS);
  expect(engine.validate(game.state)).toEqual([]);
  expect(game.outcome()).toBeDefined();
}
