import { type EmixAction, type EmixCard, type EmixEvent, type EmixState, engine } from '@rulewright/emix';
import { generator, type Policy } from '@rulewright/testing';
import * as fc from 'fast-check';
import { optionSets, playerCounts } from './cases.js';
import type { Options } from './table.js';

// Random games in which something happens: with every action equally likely, most of them would be exchanges.

const WEIGHTS: Readonly<Record<string, number>> = {
  play: 6,
  'play-for': 6,
  use: 3,
  'use-for': 3,
  draw: 2,
  stop: 3,
  cancel: 0.5,
  'cancel-for': 0.5,
};

/** First the type of the action is drawn, then one of that type. */
export const busy: Policy<unknown, EmixAction> = (legal, _, random) => {
  const weights = new Map(legal.map(({ type }) => [type, WEIGHTS[type] ?? 1]));
  let share = random() * [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const [type] = [...weights].find(([, weight]) => {
    share -= weight;
    return share < 0;
  }) ?? ['draw'];
  const places = legal.flatMap((action, place) => (action.type === type ? [place] : []));
  return places[Math.floor(random() * places.length)] ?? 0;
};

/** Sets of options under which every rule of the game is met; the long games have the defaults. */
export const TABLES: readonly Options[] = [
  { players: 2 },
  { players: 4 },
  ...playerCounts.slice(0, 6).map((options) => ({ maxRounds: 4, ...options })),
  ...optionSets.map((options) => ({ maxRounds: 4, ...options })),
];

export interface Step {
  readonly before: EmixState;
  readonly legal: readonly EmixAction[];
  readonly action: EmixAction;
  readonly after: EmixState;
  readonly events: readonly EmixEvent[];
}
export interface Walk {
  readonly start: EmixState;
  readonly steps: readonly Step[];
  readonly end: EmixState;
}

/** A whole game, chosen by `busy`. */
export function play(start: EmixState, seed: string | number, of: typeof engine = engine): Walk {
  const random = generator(seed);
  const steps: Step[] = [];
  const most = of.longest(start.options);
  for (let end = start; steps.length <= most; ) {
    const legal = of.legalActions(end);
    const action = legal[busy(legal, end, random)];
    if (action === undefined) return { start, steps, end };
    const { state, events } = of.step(end, action);
    steps.push({ before: end, legal, action, after: state, events: events.map(({ event }) => event) });
    end = state;
  }
  throw new Error(`walk ${seed} does not end`);
}

const walks = new Map<number, Walk>();
export const WALKS = 3 * TABLES.length;

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
export const inEveryState = (holds: (state: EmixState) => void): void =>
  always(({ start, steps }) => {
    holds(start);
    for (const { after } of steps) holds(after);
  });
export const inEveryStep = (holds: (step: Step) => void): void => always(({ steps }) => steps.forEach(holds));

const cards = new Map(
  [...engine.content.cards, ...TABLES.flatMap(({ customCards = [] }) => customCards)].map((card) => [card.id, card]),
);
/** The record of a card that an action or event names, whatever deck it comes from. */
export function recordOf(name: string): EmixCard {
  const record = cards.get(name.split('.')[0] ?? '');
  if (record === undefined) throw new Error(`nobody knows ${name}`);
  return record;
}
