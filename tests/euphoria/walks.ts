import type { GivenOptions } from '@rulewright/core';
import {
  type EuphoriaAction,
  type EuphoriaEvent,
  type EuphoriaOptions,
  type EuphoriaState,
  engine,
} from '@rulewright/euphoria';
import { generator } from '@rulewright/testing';
import * as fc from 'fast-check';
import { optionSets, playerCounts } from './cases.js';
import { ambitious } from './player.js';

// Random games in which something happens.

/** Sets of options under which every rule of the game is met; games that nobody wants to end are cut short. */
export const TABLES: readonly GivenOptions<EuphoriaOptions>[] = [
  ...playerCounts.map((options) => ({ turnLimit: 1600, ...options })),
  ...optionSets.map((options) => ({ turnLimit: 160, ...options })),
];

export interface Step {
  readonly before: EuphoriaState;
  readonly legal: readonly EuphoriaAction[];
  readonly action: EuphoriaAction;
  readonly after: EuphoriaState;
  readonly events: readonly EuphoriaEvent[];
}
export interface Walk {
  readonly start: EuphoriaState;
  readonly steps: readonly Step[];
  readonly end: EuphoriaState;
}

/** A whole game, chosen by `ambitious`. */
export function play(start: EuphoriaState, seed: string | number, of: typeof engine = engine): Walk {
  const random = generator(seed);
  const steps: Step[] = [];
  const most = of.longest(start.options);
  for (let end = start; steps.length <= most; ) {
    const legal = of.legalActions(end);
    const action = legal[ambitious(legal, end, random)];
    if (action === undefined) return { start, steps, end };
    const { state, events } = of.step(end, action);
    steps.push({ before: end, legal, action, after: state, events: events.map(({ event }) => event) });
    end = state;
  }
  throw new Error(`walk ${seed} does not end`);
}

const walks = new Map<number, Walk>();
export const WALKS = TABLES.length;

/** The walk of this number, a whole game: the tables take turns. It is played once. */
export function walk(number: number): Walk {
  const known = walks.get(number);
  if (known !== undefined) return known;
  const played = play(engine.init(number, TABLES[number % TABLES.length]), number);
  walks.set(number, played);
  return played;
}

/** Holds for every walk; when it fails, fast-check looks for a walk of a lower number in which it fails too. */
export const always = (holds: (walk: Walk) => void): void =>
  fc.assert(
    fc.property(fc.nat(WALKS - 1), (number) => holds(walk(number))),
    { numRuns: WALKS, examples: Array.from({ length: WALKS }, (_, number) => [number]) },
  );
export const inEveryState = (holds: (state: EuphoriaState) => void): void =>
  always(({ start, steps }) => {
    holds(start);
    for (const { after } of steps) holds(after);
  });
export const inEveryStep = (holds: (step: Step) => void): void => always(({ steps }) => steps.forEach(holds));
