import { type EmixAction, type EmixCard, type EmixEvent, type EmixState, engine } from '@rulewright/emix';
import { FEW, fewer } from '../support/depth.js';
import { type Step as AnyStep, type Walk as AnyWalk, walkFrom, walks } from '../support/walking.js';
import { byType } from '../support/weighted.js';
import { optionSets, playerCounts } from './cases.js';
import type { Options } from './table.js';

// Random games in which something happens: with every action equally likely, most of them would be exchanges.

const WEIGHTS = {
  play: 6,
  use: 3,
  draw: 2,
  stop: 3,
  cancel: 0.5,
};

export const busy = byType<unknown, EmixAction>(WEIGHTS);

/** Sets of options under which every rule of the game is met; the long games have the defaults. */
export const TABLES: readonly Options[] = [
  { players: 2 },
  { players: 4 },
  ...playerCounts.slice(0, 6).map((options) => ({ maxRounds: 4, ...options })),
  ...optionSets.map((options) => ({ maxRounds: 4, ...options })),
];

export type Step = AnyStep<EmixState, EmixAction, EmixEvent>;
export type Walk = AnyWalk<EmixState, EmixAction, EmixEvent>;

/** A whole game, chosen by `busy`. */
export const play = (start: EmixState, seed: string | number, of: typeof engine = engine): Walk =>
  walkFrom(of, start, seed, busy);

export const WALKS = fewer(3 * TABLES.length, FEW);
/** The tables take turns. */
export const { walk, always, inEveryState, inEveryStep } = walks(WALKS, (number) =>
  play(engine.init(number, TABLES[number % TABLES.length]), number),
);

const cards = new Map(
  [...engine.content.cards, ...TABLES.flatMap(({ customCards = [] }) => customCards)].map((card) => [card.id, card]),
);
/** The record of a card that an action or event names, whatever deck it comes from. */
export function entryOf(name: string): EmixCard {
  const record = cards.get(name.split('.')[0] ?? '');
  if (record === undefined) throw new Error(`nobody knows ${name}`);
  return record;
}
