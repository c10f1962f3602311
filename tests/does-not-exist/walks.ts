import {
  type DoesNotExistAction,
  type DoesNotExistEvent,
  type DoesNotExistState,
  engine,
} from '@rulewright/does-not-exist';
import { generator, type Policy } from '@rulewright/testing';
import * as fc from 'fast-check';
import { optionSets, playerCounts } from './cases.js';
import { figure, type Options, type State, setSouls } from './table.js';

// Random games in which something happens: with every action equally likely, most of them would be passes and calls.

const WEIGHTS: Readonly<Record<string, number>> = {
  roll: 4,
  pass: 0.3,
  'start-rave': 2,
  invite: 3,
  'end-turn': 3,
  'trade-open': 0.5,
  recruit: 0.5,
  'trade-cancel': 0.3,
  counter: 2,
  hijack: 3,
  play: 4,
  invade: 2,
  hold: 2,
  call: 1.5,
  accept: 4,
  surrender: 0.2,
};

/** First the type of the action is drawn, then one of that type. */
export const busy: Policy<unknown, DoesNotExistAction> = (legal, _, random) => {
  const weights = new Map(legal.map(({ type }) => [type, WEIGHTS[type] ?? 1]));
  let share = random() * [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const [type] = [...weights].find(([, weight]) => {
    share -= weight;
    return share < 0;
  }) ?? ['hold'];
  const places = legal.flatMap((action, place) => (action.type === type ? [place] : []));
  return places[Math.floor(random() * places.length)] ?? 0;
};

/** Sets of options under which every rule of the game is met. */
export const TABLES: readonly Options[] = [
  ...playerCounts.map((options) => ({ maxTurns: 9, ...options })),
  ...playerCounts.map((options) => ({ maxTurns: 9, winSouls: 6, ...options })),
  ...optionSets.map((options, place) => ({ maxTurns: 7, players: 2 + (place % 3), ...options })),
];

/** The Hand of Fate, which may serve as a mercenary. */
const FATE = figure('the-hand-of-fate');

/** Everybody has souls, a class, a mercenary and stored cards, so that abilities are met from the first turn on. */
function equip(state: State, first: number): void {
  setSouls(state, ...state.players.map(() => Math.min(4, state.options.winSouls - 2)));
  for (const [seat, player] of state.players.entries()) {
    player.class = state.classDeck.splice((first + seat) % state.classDeck.length, 1);
    player.inventory = state.deck.splice(0, 2);
    const isFated = seat === first % state.players.length && state.options.monsterChoice !== 'draw';
    player.mercenaries = isFated
      ? state.monsterSupply.splice(state.monsterSupply.indexOf(FATE), 1)
      : state.mercenaryDeck.splice(0, 1);
    player.hidden = [state.deck.splice(0, 2)];
    player.thrown = [0];
  }
}

/** The first position of a walk: from the second round of the tables on, everybody is equipped. */
export function beginning(number: number): DoesNotExistState {
  const start = engine.init(number, TABLES[number % TABLES.length]);
  if (number < TABLES.length || start.phase === 'gentle-round') return start;
  const state: State = JSON.parse(JSON.stringify(start));
  equip(state, number);
  return engine.load(state);
}

export interface Step {
  readonly before: DoesNotExistState;
  readonly legal: readonly DoesNotExistAction[];
  readonly action: DoesNotExistAction;
  readonly after: DoesNotExistState;
  readonly events: readonly DoesNotExistEvent[];
  /** The events as a viewer may read them. */
  readonly seenBy: (viewer: number | 'spectator') => readonly Partial<DoesNotExistEvent>[];
}
export interface Walk {
  readonly start: DoesNotExistState;
  readonly steps: readonly Step[];
  readonly end: DoesNotExistState;
}

/** A whole game, chosen by `busy`. */
export function play(start: DoesNotExistState, seed: string | number): Walk {
  const random = generator(seed);
  const steps: Step[] = [];
  const most = engine.longest(start.options);
  for (let end = start; steps.length <= most; ) {
    const legal = engine.legalActions(end);
    const action = legal[busy(legal, end, random)];
    if (action === undefined) return { start, steps, end };
    const { state, events } = engine.step(end, action);
    steps.push({
      before: end,
      legal,
      action,
      after: state,
      events: events.map(({ event }) => event),
      seenBy: (viewer) => engine.seenBy(events, viewer),
    });
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
  const played = play(beginning(number), number);
  walks.set(number, played);
  return played;
}

/** Holds for every walk; when it fails, fast-check looks for a walk of a lower number in which it fails too. */
export const always = (holds: (walk: Walk) => void): void =>
  fc.assert(
    fc.property(fc.nat(WALKS - 1), (number) => holds(walk(number))),
    { numRuns: WALKS, examples: Array.from({ length: WALKS }, (_, number) => [number]) },
  );
export const inEveryState = (holds: (state: DoesNotExistState) => void): void =>
  always(({ start, steps }) => {
    holds(start);
    for (const { after } of steps) holds(after);
  });
export const inEveryStep = (holds: (step: Step) => void): void => always(({ steps }) => steps.forEach(holds));
