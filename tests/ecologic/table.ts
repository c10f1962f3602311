import { cardsOfDeck } from '@rulewright/core/author';
import { type EcoLogicEvent, type EcoLogicState, engine } from '@rulewright/ecologic';
import { activate, build, setField, setPlayer, wait } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';
import type { Draft } from 'immer';

// What the rule tests share beside the builders of `@rulewright/ecologic/positions`.

export type EcoState = Draft<EcoLogicState>;
type AgendaItem = EcoState['agenda'][number];
export const NONE = -1;

/** A scenario with the given options: three players and a fixed seed unless told otherwise. */
export const table = (options: Parameters<typeof engine.init>[1] = {}, seed: string | number = 'table') =>
  scenario(engine, { seed, options: { players: 3, ...options } });

/** The whole numbers from `first` on, `count` of them. */
export const upFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i);

/** What is drawn in a set-up (ECO-SET.15): the first player, the tiles by number, the events that two players take out. */
export interface SetUpDraws {
  first: number;
  tiles: readonly number[];
  removed: readonly string[];
}

/** The events that `setUp` takes out of the reduced deck unless told otherwise: the first three of each level. */
const REMOVED = ['EV101', 'EV102', 'EV103', 'EV201', 'EV202', 'EV203', 'EV301', 'EV302', 'EV303'];

/** A scenario whose set-up is scripted; what is not given keeps the order of the content, and seat 0 begins. */
export function setUp(options: Parameters<typeof engine.init>[1] = {}, draws: Partial<SetUpDraws> = {}) {
  const { first = 0, tiles = upFrom(0, 19), removed = REMOVED } = draws;
  const isReduced = options.players === 2 && options.twoPlayerDeck !== 'full';
  return scenario(engine, {
    options: { players: 3, ...options },
    script: [first, tiles.map(tileId), ...(isReduced ? removed : [])],
  });
}

/** The id of a tile of the base pack. */
export const tileId = (tile: number): string => engine.content.tiles[tile]?.id ?? '';

/** The levels of the events in the deck, from the top. */
export const levelsOf = ({ eventDeck }: EcoLogicState): (number | undefined)[] =>
  cardsOfDeck(eventDeck).map((card) => engine.content.events[card]?.level);

/** Events of the base pack by their numbers, and the other way round. */
export const eventId = (event: number | undefined): string => engine.content.events[event ?? NONE]?.id ?? '';
/** The build step of three players, to end an agenda with: nothing happens until they have decided. */
export const BUILD_STEP: AgendaItem = { kind: 'build', seat: NONE, left: [0, 1, 2] };

/** Seat 0 is the last one in the build step, as after `begin` with no records, and what it is asked then. */
export const lastToBuild = (): AgendaItem => ({ kind: 'build', seat: 0, left: [] });
export const BUILDING = { kind: 'build', seats: [0], rule: 'ECO-BLD.8' };

/** Asks this instead of what would be asked now; what follows stays. */
export function askInstead(state: EcoState, record: AgendaItem): void {
  wait(state, record, ...state.agenda.slice(1, -1).toReversed());
}

const NEUTRAL = 'keep decline-opening refuse-initiative hold-veto pass decline-aid pass-building withhold'.split(' ');

/** Everybody gives the neutral answer (at least one) until it is enough; all events on the way. */
export function idle(game: ReturnType<typeof table>, isEnough: (state: EcoLogicState) => boolean): EcoLogicEvent[] {
  const events: EcoLogicEvent[] = [];
  do {
    const neutral = game.legal().find(({ type }) => NEUTRAL.includes(type));
    if (neutral === undefined) throw new Error('nobody can be idle here');
    events.push(...game.play(neutral).events);
  } while (!isEnough(game.state));
  return events;
}

/**
 * Three players with objects and initiatives on the known field, 5 coins and 12 eco points each. Without an event
 * their ecological effects are 1, −2 and −4, their net incomes 4, 6 and 7.
 */
export function possessions(state: EcoState): void {
  setField(state);
  build(state, 0, 8, { branch: 'oil', level: 3 });
  activate(state, 8, 'I18'); // level 4: +5, upkeep 2
  build(state, 0, 10, { branch: 'mineral', level: 1 });
  build(state, 1, 12, { branch: 'oil', level: 1 });
  activate(state, 12, 'I01'); // level 1: +1, no upkeep
  build(state, 1, 14, { branch: 'oil', level: 2 });
  build(state, 1, 13, { branch: 'mineral', level: 2 });
  activate(state, 13, 'I08'); // level 2: +2, upkeep 1
  build(state, 2, 16, { branch: 'mineral', level: 4 });
  for (const seat of [0, 1, 2]) {
    setPlayer(state, seat, { money: 5 });
    setPlayer(state, seat, { ecoFund: 12 });
  }
}
