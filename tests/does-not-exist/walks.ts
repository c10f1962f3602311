import { cardsOfDeck } from '@rulewright/core/author';
import {
  type DoesNotExistAction,
  type DoesNotExistEvent,
  type DoesNotExistState,
  engine,
} from '@rulewright/does-not-exist';
import { atDepth } from '../support/depth.js';
import { type Step as AnyStep, type Walk as AnyWalk, walkFrom, walks } from '../support/walking.js';
import { byType } from '../support/weighted.js';
import { laterOptions, optionSets, playerCounts } from './cases.js';
import { figureId, hire, type Options, type State, setClass, setSouls, soundId, store } from './table.js';

// Random games in which something happens: with every action equally likely, most of them would be passes and calls.

const WEIGHTS = {
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

export const busy = byType<unknown, DoesNotExistAction>(WEIGHTS);

const brief = (options: Options, place: number): Options => ({ maxTurns: 7, players: 2 + (place % 3), ...options });
/** Options whose walks come after those of all others, so that these stay as they are when options are added. */
const added = laterOptions.slice(2);

/** Sets of options under which every rule of the game is met. */
const TABLES: readonly Options[] = [
  ...playerCounts.map((options) => ({ maxTurns: 9, ...options })),
  ...playerCounts.map((options) => ({ maxTurns: 9, winSouls: 6, ...options })),
  ...optionSets.slice(0, -added.length).map(brief),
];
/** The walks at the tables, which are met one and a half times, by night three times. */
const AT_TABLES = Math.ceil(TABLES.length * atDepth({ day: 1.5, full: 1.5, night: 3 }));

/** Everybody has souls, a class, a mercenary and stored cards, so that abilities are met from the first turn on. */
function equip(state: State, first: number): void {
  setSouls(state, ...state.players.map(() => Math.min(4, state.options.winSouls - 2)));
  for (const seat of state.players.keys()) {
    const classes = cardsOfDeck(state.classDeck);
    const isFated = seat === first % state.players.length && state.options.monsterChoice !== 'draw';
    const mercenary = isFated ? 'the-hand-of-fate' : figureId(cardsOfDeck(state.mercenaryDeck).at(-1) ?? 0);
    const [one = '', two = '', three = '', four = ''] = cardsOfDeck(state.deck).slice(-4).map(soundId);
    setClass(state, seat, engine.content.classes[classes[(first + seat) % classes.length] ?? 0]?.id ?? '');
    store(state, seat, three, four);
    hire(state, seat, mercenary, one, two);
  }
}

/** The first position of a walk: from the second round of the tables on, everybody is equipped. */
export function beginning(number: number): DoesNotExistState {
  const options =
    number < AT_TABLES ? TABLES[number % TABLES.length] : added.map(brief)[(number - AT_TABLES) % added.length];
  const start = engine.init(number, options);
  if (number < TABLES.length || start.phase === 'gentle-round') return start;
  const state: State = JSON.parse(JSON.stringify(start));
  equip(state, number);
  return engine.load(state);
}

export type Step = AnyStep<DoesNotExistState, DoesNotExistAction, DoesNotExistEvent>;
export type Walk = AnyWalk<DoesNotExistState, DoesNotExistAction, DoesNotExistEvent>;

/** A whole game, chosen by `busy`. */
export const play = (start: DoesNotExistState, seed: string | number): Walk => walkFrom(engine, start, seed, busy);

/** The walks by day are every fourth of those in full, so that some of their players are equipped. */
const STEP = atDepth({ day: 4, full: 1 });
export const WALKS = Math.ceil((AT_TABLES + 2 * added.length) / STEP);
/** The tables take turns. */
export const { walk, always, inEveryState, inEveryStep } = walks(WALKS, (number) =>
  play(beginning(STEP * number), STEP * number),
);
