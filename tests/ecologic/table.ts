import type { Draw } from '@rulewright/core';
import { type EcoLogicEvent, type EcoLogicState, engine } from '@rulewright/ecologic';
import { type Editable, scenario } from '@rulewright/testing';

// Positions for the rule tests: everything is moved, never made, so that what the box holds stays the same.

export type EcoState = Editable<EcoLogicState>;
type Branch = 'oil' | 'mineral';
type AgendaRecord = EcoState['agenda'][number];
export const NONE = -1;

/** A scenario with the given options: three players and a fixed seed unless told otherwise. */
export const table = (options: Parameters<typeof engine.init>[1] = {}, seed: string | number = 'table') =>
  scenario(engine, { seed, options: { players: 3, ...options } });

/** The whole numbers from `first` on, `count` of them. */
export const upFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i);

/** The draws of a set-up (ECO-SET.15). Each shuffle is the list from the bottom to the top. */
export interface SetUpDraws {
  first: number;
  tiles: readonly number[];
  /** One shuffle a level, or two with the reduced deck: the cards that may go (three go), then the ones that stay. */
  events: readonly (readonly number[])[];
  initiatives: readonly number[];
}

/** The event draws of the reduced deck that take the first three cards of each level out and leave the others in order. */
export const reducedEvents = (): number[][] =>
  [0, 7, 14].flatMap((first) => [upFrom(first, first === 14 ? 6 : 7), upFrom(first + 3, 4)]);

/** A scenario whose set-up is scripted; what is not given keeps the order of the content, and seat 0 begins. */
export function setUp(options: Parameters<typeof engine.init>[1] = {}, draws: Partial<SetUpDraws> = {}) {
  const { first = 0, tiles = upFrom(0, 19), initiatives = upFrom(0, 20) } = draws;
  const { events = [upFrom(0, 7), upFrom(7, 7), upFrom(14, 7)] } = draws;
  const script: Draw[] = [first, tiles, ...events, initiatives];
  return scenario(engine, { options: { players: 3, ...options }, script });
}

/**
 * Leaves the set-up behind: everybody's starting pieces are back in the supply and the field is empty, it is round 1
 * with seat 0 as first player, and the given records wait, the first of them next. The next round follows the last one.
 */
export function begin(state: EcoState, ...records: AgendaRecord[]): void {
  state.firstPlayer = 0;
  state.round = 1;
  state.phase = 'action';
  for (const player of state.players)
    for (const branch of ['oil', 'mineral'] as const) {
      player.supply[branch] += player.hand[branch];
      player.hand[branch] = 0;
    }
  wait(state, ...records);
}

/** Replaces the agenda; the first record is the next to happen. Rounds go on after the last one. */
export function wait(state: EcoState, ...records: AgendaRecord[]): void {
  state.agenda = [{ kind: 'end-of-round' }, ...[...records].reverse()];
}

/** Seat 0 is the last one in a build step; once it has passed, the given records happen, the first of them next. */
export function afterBuild(state: EcoState, ...records: AgendaRecord[]): void {
  begin(state, { kind: 'build', seat: 0, left: [] }, ...records);
}

/** The build step of three players, to end an agenda with: nothing happens until they have decided. */
export const BUILD_STEP: AgendaRecord = { kind: 'build', seat: NONE, left: [0, 1, 2] };

/**
 * Lays the box's tiles so that every kind of neighbourhood is there. Places, branches and bio-capacity:
 *
 *             0 oil 4     1 min 4     2 oil 3
 *        3 min 3     4 both 4    5 site      6 oil 3
 *   7 site      8 oil 2     9 both 3    10 min 3    11 min 2
 *        12 oil 2    13 min 2    14 oil 1    15 site
 *             16 min 1    17 both 3   18 both 2
 */
export function layKnownField(state: EcoState): void {
  const tiles = 'H01 H07 H02  H08 H13 H17 H03  H18 H04 H14 H09 H10  H05 H11 H06 H19  H12 H15 H16'.split(/ +/);
  for (const [place, tile] of tiles.entries()) lay(state, tile, place);
}

/** Gives a player exactly this much money, from or to the bank. */
export function setMoney(state: EcoState, seat: number, money: number): void {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  if (state.bank !== 'unlimited') state.bank -= money - player.money;
  player.money = money;
}

/** Gives a player exactly this eco fund, from or to the eco supply. */
export function setEcoFund(state: EcoState, seat: number, ecoFund: number): void {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  if (state.ecoSupply !== 'unlimited') state.ecoSupply -= Math.max(0, ecoFund) - Math.max(0, player.ecoFund);
  player.ecoFund = ecoFund;
}

/** The place where a tile lies, by its id. */
export function placeOf(state: EcoLogicState | EcoState, tile: string): number {
  const index = engine.content.tiles.findIndex(({ id }) => id === tile);
  const place = state.field.tile.indexOf(index);
  if (place < 0) throw new Error(`${tile} is not on the field`);
  return place;
}

/** Lays a tile on a place; the tile that lay there goes where this one came from. Before any piece is placed. */
export function lay(state: EcoState, tile: string, place: number): void {
  const { tile: tiles } = state.field;
  const from = placeOf(state, tile);
  const moved = tiles[from];
  const other = tiles[place];
  if (moved === undefined || other === undefined) throw new Error(`no place ${place}`);
  tiles[place] = moved;
  tiles[from] = other;
}

/** Builds an object of a player's supply on a place and marks the bio-capacity as taken; the eco fund is left alone. */
export function build(state: EcoState, seat: number, place: number, branch: Branch, level = 1): void {
  const player = state.players[seat];
  const stack = state.field.pieces[place];
  if (player === undefined || stack === undefined) throw new Error(`no seat ${seat} or place ${place}`);
  for (let i = 0; i < level; i++) stack.push(branch);
  player.supply[branch] -= level;
  state.field.owner[place] = seat;
  for (const taken of state.bioTaken) taken[place] = true;
}

/** Moves pieces from a player's supply to the hand. */
export function giveHand(state: EcoState, seat: number, branch: Branch, count = 1): void {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  player.supply[branch] -= count;
  player.hand[branch] += count;
}

const initiativeCard = (id: string): number => engine.content.initiatives.findIndex((card) => card.id === id);

/** Takes an initiative out of the deck. */
function takeInitiative(state: EcoState, id: string): number {
  const card = initiativeCard(id);
  const at = state.initiativeDeck.indexOf(card);
  if (at < 0) throw new Error(`${id} is not in the deck`);
  state.initiativeDeck.splice(at, 1);
  return card;
}

/** Moves an initiative from the deck to a player's hand. */
export function giveInitiative(state: EcoState, seat: number, id: string): void {
  state.players[seat]?.initiatives.push(takeInitiative(state, id));
}

/** Moves an initiative from the deck to the object on a place. */
export function putInitiative(state: EcoState, place: number, id: string): void {
  state.field.initiatives[place]?.push(takeInitiative(state, id));
}

/** Moves an initiative from the deck to the top of the discard pile. */
export function discardFromDeck(state: EcoState, id: string): void {
  state.initiativeDiscard.push(takeInitiative(state, id));
}

/** Puts initiatives on top of the deck, the first one uppermost. */
export function stackInitiatives(state: EcoState, ...ids: string[]): void {
  for (const id of [...ids].reverse()) state.initiativeDeck.push(takeInitiative(state, id));
}

/** Gives a player a special, built on a place or (without a place) in the hand. */
export function giveSpecial(state: EcoState, seat: number, id: string, place = NONE): void {
  const card = engine.content.specials.findIndex((special) => special.id === id);
  state.specials.owner[card] = seat;
  state.specials.hex[card] = place;
}

/** Makes this event the next one drawn; cards of lower levels and the one it changes places with give way. */
export function stackEvent(state: EcoState, id: string): void {
  const card = engine.content.events.findIndex((event) => event.id === id);
  const level = engine.content.events[card]?.level ?? 0;
  if (!state.eventDeck.includes(card)) throw new Error(`${id} is not in the deck`);
  const lower = (other: number) => (engine.content.events[other]?.level ?? 0) < level;
  state.eventDiscard.push(...state.eventDeck.filter(lower));
  state.eventDeck = [...state.eventDeck.filter((other) => other !== card && !lower(other)), card];
}

/** Makes an event that was drawn by `drawer` count in this round. */
export function happen(state: EcoState, id: string, drawer = 0): void {
  stackEvent(state, id);
  const card = state.eventDeck.pop();
  if (card === undefined) throw new Error('the event deck is empty');
  state.eventDiscard.push(card);
  state.currentEvents.push({ event: card, drawer });
}

/** One seat alone is asked in the build step: where a table waits before and after what a test is about. */
export const pause = (seat = 0): AgendaRecord => ({ kind: 'build', seat, left: [] });

/** Ends a pause; the records after it happen now. */
export const resume = (seat = 0) => ({ type: 'pass-building', seat }) as const;

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

/** Leaves nothing to be played: Final Report lies in the discard, and the agenda is empty. */
export function end(state: EcoState): void {
  stackEvent(state, 'EV307');
  state.eventDiscard.push(...state.eventDeck.splice(-1));
  state.lastRound = true;
  state.agenda = [];
}

/**
 * Builds objects of a player on tiles, by level, and puts initiatives on them: `own(state, 0, { H01: 3 }, { H01: 'I08' })`.
 * The pieces are of the tile's first branch.
 */
export function own(
  state: EcoState,
  seat: number,
  levels: Readonly<Record<string, number>>,
  initiatives: Readonly<Record<string, string>> = {},
): void {
  for (const [id, level] of Object.entries(levels)) {
    const branch = engine.content.tiles.find((tile) => tile.id === id)?.resources[0];
    if (branch === undefined) throw new Error(`nothing can be built on ${id}`);
    build(state, seat, placeOf(state, id), branch, level);
  }
  for (const [id, initiative] of Object.entries(initiatives)) putInitiative(state, placeOf(state, id), initiative);
}

/**
 * Three players with objects and initiatives on the known field, 5 coins and 12 eco points each. Without an event
 * their ecological effects are 1, −2 and −4, their net incomes 4, 6 and 7.
 */
export function possessions(state: EcoState): void {
  layKnownField(state);
  build(state, 0, 8, 'oil', 3);
  putInitiative(state, 8, 'I18'); // level 4: +5, upkeep 2
  build(state, 0, 10, 'mineral', 1);
  build(state, 1, 12, 'oil', 1);
  putInitiative(state, 12, 'I01'); // level 1: +1, no upkeep
  build(state, 1, 14, 'oil', 2);
  build(state, 1, 13, 'mineral', 2);
  putInitiative(state, 13, 'I08'); // level 2: +2, upkeep 1
  build(state, 2, 16, 'mineral', 4);
  for (const seat of [0, 1, 2]) {
    setMoney(state, seat, 5);
    setEcoFund(state, seat, 12);
  }
}
