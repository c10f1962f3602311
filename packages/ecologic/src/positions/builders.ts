import { at, InputError, NONE } from '@rulewright/core';
import { agendaOf, type Deck } from '@rulewright/core/author';
import { entryAt, mustBeList, placeOfId, type ZoneAt } from '@rulewright/core/positions';
import { isFinalReport } from '../content/schema.js';
import type { Branch } from '../content/tables.js';
import { concernedBy } from '../rules/event.js';
import type { Card, Hex, State } from '../state.js';
import { contentOf, mover, setPlayer } from './written.js';

// Builders of positions for tests: `scenario(engine).edit((state) => { setMoney(state, 0, 12); })`. They move what the box
// holds and make nothing, so that a position stays one that `load` accepts. Seats count from 0, hexes are places on the
// field, cards go by their ids. Cards of another pack are found while its engine is held.

export type { ZoneAt } from '@rulewright/core/positions';
export {
  gather,
  type HexChanges,
  type PlayerChanges,
  type SharedChanges,
  setPlayer,
  setShared,
} from './written.js';

/** A state that may be changed. */
export type { State as EditablePosition };

type AgendaItem = State['agenda'][number];

/**
 * Puts the position after the set-up: Action phase of round 1, seat 0 first player, empty field. All starting pieces
 * are in the supply. The given items wait (see `wait`); without any, seat 0 is the last one in the build step.
 */
export function begin(state: State, ...items: AgendaItem[]): void {
  state.firstPlayer = 0;
  state.round = 1;
  state.phase = 'action';
  for (const player of state.players)
    for (const branch of ['oil', 'mineral'] as const) {
      player.supply[branch] += player.hand[branch];
      player.hand[branch] = 0;
    }
  wait(state, ...(items.length > 0 ? items : [lastToBuild()]));
}

const lastToBuild = (): AgendaItem => ({ kind: 'build', seat: 0, left: [] });

/** Replaces the agenda: the first item is the next to happen, and the round ends after the last one. */
export function wait(state: State, ...items: AgendaItem[]): void {
  state.agenda = agendaOf(...items, { kind: 'end-of-round' });
}

/** Ends the game: the Final Report is drawn, and the agenda is empty. */
export function end(state: State): void {
  const report = contentOf(state).events.findIndex(({ effects }) => effects.some(({ op }) => op === 'finalReport'));
  takeEvent(state, report);
  state.eventDiscard.push(report);
  state.lastRound = true;
  state.agenda = [];
}

/** Replaces the phase and the agenda, as `wait` does. */
export function phase(state: State, name: State['phase'], ...items: AgendaItem[]): void {
  state.phase = name;
  wait(state, ...items);
}

/** The money by seat, in coins from or to the bank; seats that are not named keep theirs. */
export function setMoney(state: State, ...coins: number[]): void {
  for (const [seat, money] of coins.entries()) setPlayer(state, seat, { money });
}

/** The eco funds by seat, from or to the eco supply; seats that are not named keep theirs. */
export function setEcoFund(state: State, ...points: number[]): void {
  for (const [seat, ecoFund] of points.entries()) setPlayer(state, seat, { ecoFund });
}

/** The hex of a tile. Throws `InputError` when it is not on the field. */
export function placeOf(state: { readonly field: { readonly tile: readonly number[] } }, tile: string): Hex {
  const place = state.field.tile.indexOf(placeOfId(contentOf(state).tiles, tile));
  if (place < 0) throw new InputError(`${tile} is not on the field`);
  return place;
}

/** Lays a tile on a hex; the tile that lay there goes where this one came from. Before anything is built there. */
export function lay(state: State, tile: string, hex: Hex): void {
  const tiles = state.field.tile;
  const from = placeOf(state, tile);
  [tiles[from], tiles[hex]] = [at(tiles, hex), at(tiles, from)];
}

/**
 * Lays the 19 tiles of the box so that every kind of neighbourhood is there. Hexes, resources and bio-capacity:
 *
 *             0 oil 4     1 min 4     2 oil 3
 *        3 min 3     4 both 4    5 site      6 oil 3
 *   7 site      8 oil 2     9 both 3    10 min 3    11 min 2
 *        12 oil 2    13 min 2    14 oil 1    15 site
 *             16 min 1    17 both 3   18 both 2
 */
export function setField(state: State): void {
  const tiles = 'H01 H07 H02  H08 H13 H17 H03  H18 H04 H14 H09 H10  H05 H11 H06 H19  H12 H15 H16'.split(/ +/);
  for (const [hex, tile] of tiles.entries()) lay(state, tile, hex);
}

/** Builds an object out of a player's supply and takes the hex's bio-capacity for all; the eco fund is left alone. */
export function build(
  state: State,
  seat: number,
  hex: Hex,
  { branch, level = 1 }: { readonly branch: Branch; readonly level?: number },
): void {
  for (let i = 0; i < level; i++) at(state.field.pieces, hex).push(branch);
  entryAt(state.players, seat).supply[branch] -= level;
  state.field.owner[hex] = seat;
  for (const taken of state.bioTaken) taken[hex] = true;
}

/**
 * Builds objects of a player on tiles, by level, and puts initiatives on them:
 * `own(state, 0, { H01: 3 }, { initiatives: { H01: 'I08' } })`.
 * The pieces are of the tile's first branch.
 */
export function own(
  state: State,
  seat: number,
  levels: Readonly<Record<string, number>>,
  { initiatives = {}, ...rest }: { readonly initiatives?: Readonly<Record<string, string>> } = {},
): void {
  const [odd] = Object.keys(rest);
  if (odd !== undefined) throw new InputError(`own knows no ${odd}: it takes levels and { initiatives }`);
  for (const [id, level] of Object.entries(levels)) {
    const branch = contentOf(state).tiles.find((tile) => tile.id === id)?.resources[0];
    if (branch === undefined) throw new InputError(`nothing can be built on ${id}`);
    build(state, seat, placeOf(state, id), { branch, level });
  }
  for (const [id, initiative] of Object.entries(initiatives)) activate(state, placeOf(state, id), initiative);
}

/** Moves pieces from a player's supply to the hand. */
export function pieces(state: State, seat: number, branch: Branch, count = 1): void {
  const player = entryAt(state.players, seat);
  player.supply[branch] -= count;
  player.hand[branch] += count;
}

/** Moves initiatives, wherever they lie, to a player's hand. */
export function give(state: State, seat: number, ...ids: string[]): void {
  for (const id of ids) entryAt(state.players, seat).initiatives.push(takeInitiative(state, id));
}

/** Moves initiatives, wherever they lie, to the object on a hex. */
export function activate(state: State, hex: Hex, ...ids: string[]): void {
  for (const id of ids) at(state.field.initiatives, hex).push(takeInitiative(state, id));
}

/** Moves initiatives, wherever they lie, to the discard pile, the last one on top. */
export function discard(state: State, ...ids: string[]): void {
  for (const id of ids) state.initiativeDiscard.push(takeInitiative(state, id));
}

/** Turns an initiative up, wherever it lies: somebody has to be asked about it then. */
export function reveal(state: State, id: string): void {
  state.revealed.push(takeInitiative(state, id));
}

/** Gives a player a special: built on a hex or, without one, in the hand. */
export function special(state: State, seat: number, id: string, { hex = NONE }: { readonly hex?: Hex } = {}): void {
  const card = placeOfId(contentOf(state).specials, id);
  state.specials.owner[card] = seat;
  state.specials.hex[card] = hex;
}

/**
 * Lays known cards on a deck, the first id on top, taken out of wherever they lie. Nobody knows them to be there. Above
 * events of a higher level no others of lower levels may lie (ECO-SET.4): these go to the discard.
 */
export function stack(state: State, deck: 'eventDeck' | 'initiativeDeck', ids: readonly string[]): void {
  mustBeList(ids);
  const content = contentOf(state);
  const kinds = deck === 'eventDeck' ? content.events : content.initiatives;
  const cards = ids.map((id) => placeOfId(kinds, id));
  for (const card of cards) deck === 'eventDeck' ? takeEvent(state, card, cards) : takeFromInitiatives(state, card);
  if (deck === 'eventDeck') {
    const level = (card: Card): number => at(content.events, card).level;
    const highest = Math.max(0, ...cards.map(level));
    for (const { cards: lower } of state.eventDeck.bags)
      for (const card of lower.filter((other) => level(other) < highest)) {
        takeEvent(state, card);
        state.eventDiscard.push(card);
      }
  }
  for (const card of cards.reverse()) state[deck].bags.push({ cards: [card], known: [] });
}

/** Leaves only these events in the deck, the first id on top; all others go to the discard. */
export function leave(state: State, ...ids: string[]): void {
  stack(state, 'eventDeck', ids);
  for (const { cards } of state.eventDeck.bags.splice(0, state.eventDeck.bags.length - ids.length))
    state.eventDiscard.push(...cards);
}

/** Lays events on top of those of their own level, the first id first: they come when the levels above are through. */
export function stackLevel(state: State, ids: readonly string[]): void {
  mustBeList(ids);
  const content = contentOf(state);
  const cards = ids.map((id) => placeOfId(content.events, id));
  for (const id of [...ids].reverse()) {
    const card = placeOfId(content.events, id);
    takeEvent(state, card, cards);
    const { level } = at(content.events, card);
    const { bags } = state.eventDeck;
    // the higher levels lie below
    const above = bags.findIndex(({ cards }) => at(content.events, at(cards, 0)).level < level);
    bags.splice(above < 0 ? bags.length : above, 0, { cards: [card], known: [] });
  }
}

/**
 * Makes an event, drawn by a seat, count in this round, with its vetoes and, for the Final Report, the last round. Its
 * immediate effects have already happened. The deck loses this event alone.
 */
export function happen(state: State, id: string, drawer = 0): void {
  const content = contentOf(state);
  const event = placeOfId(content.events, id);
  takeEvent(state, event);
  state.eventDiscard.push(event);
  state.currentEvents.push({ event, drawer });
  const { effects } = at(content.events, event);
  if (isFinalReport(at(content.events, event))) state.lastRound = true;
  for (const effect of effects)
    if (effect.op === 'veto')
      for (const seat of concernedBy({ state, content }, event, drawer))
        state.vetoes[seat] = at(state.vetoes, seat) + effect.uses;
}

/**
 * Moves cards, wherever they lie, to the end of a hand or a pile: `put(state, 'initiativeDiscard', ['I08'])`.
 * `from` says where they are taken from.
 */
export function put(state: State, zone: ZoneAt, ids: readonly string[], from?: readonly ZoneAt[]): void {
  mover.put(state, zone, ids, from);
}

function takeInitiative(state: State, id: string): Card {
  const card = placeOfId(contentOf(state).initiatives, id);
  takeFromInitiatives(state, card);
  return card;
}

const takeFromInitiatives = (state: State, card: Card): void =>
  take(card, state.initiativeDeck, [
    state.initiativeDiscard,
    state.revealed,
    ...state.players.map(({ initiatives }) => initiatives),
    ...state.field.initiatives,
  ]);

/**
 * Takes an event out of the deck, the discard or the removed events. For a removed one another event of its level is
 * removed instead (ECO-SET.5), none of `wanted`.
 */
function takeEvent(state: State, card: Card, wanted: readonly Card[] = [card]): void {
  const { events } = contentOf(state);
  const level = at(events, card).level;
  if (state.eventsRemoved.includes(card)) {
    const left = [...state.eventDeck.bags.flatMap(({ cards }) => cards), ...state.eventDiscard];
    const mayGo = (one: Card) => at(events, one).level === level && !isFinalReport(at(events, one));
    const other = left.find((one) => mayGo(one) && !wanted.includes(one));
    if (other !== undefined) {
      take(other, state.eventDeck, [state.eventDiscard]);
      state.eventsRemoved.push(other);
    }
  }
  take(card, state.eventDeck, [state.eventDiscard, state.eventsRemoved]);
}

/** Takes a card out of its deck, with what is remembered of it there, or out of the list where it lies. */
function take(card: Card, deck: Deck, lists: readonly Card[][]): void {
  for (const list of lists) drop(list, card);
  for (const bag of deck.bags) {
    if (!bag.cards.includes(card)) continue;
    drop(bag.cards, card);
    for (const known of bag.known) drop(known, card);
    if (bag.known.every((known) => known.length === 0)) bag.known = [];
  }
  deck.bags = deck.bags.filter(({ cards }) => cards.length > 0);
}

function drop(cards: Card[], card: Card): void {
  const place = cards.indexOf(card);
  if (place >= 0) cards.splice(place, 1);
}
