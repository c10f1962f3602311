import type { PartialOptions } from '@rulewright/core';
import {
  type EuphoriaAction,
  type EuphoriaEvent,
  type EuphoriaOptions,
  type EuphoriaState,
  engine,
} from '@rulewright/euphoria';
import { atDepth, some } from '../support/depth.js';
import { type Step as AnyStep, type Walk as AnyWalk, walkFrom, walks } from '../support/walking.js';
import { optionSets, playerCounts } from './cases.js';
import { ambitious } from './player.js';

// Random games in which something happens.

/** Sets of options under which every rule of the game is met; games that nobody wants to end are cut short. */
export const TABLES: readonly PartialOptions<EuphoriaOptions>[] = [
  ...playerCounts.map((options) => ({ turnLimit: 1600, ...options })),
  ...optionSets.map((options) => ({ turnLimit: 160, ...options })),
];

export type Step = AnyStep<EuphoriaState, EuphoriaAction, EuphoriaEvent>;
export type Walk = AnyWalk<EuphoriaState, EuphoriaAction, EuphoriaEvent>;

/** A whole game, chosen by `ambitious`. */
export const play = (start: EuphoriaState, seed: string | number, of: typeof engine = engine): Walk =>
  walkFrom(of, start, seed, ambitious);

const played = some(TABLES, { day: 6, full: 3 }, atDepth({ day: 5, full: 4 }));
export const WALKS = played.length;
/** The tables take turns; by day every sixth of them, in full every third. */
export const { walk, always, inEveryState, inEveryStep } = walks(WALKS, (number) =>
  play(engine.init(number, played[number % played.length]), number),
);
