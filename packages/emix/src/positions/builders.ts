import { InputError } from '@rulewright/core';
import { agendaOf, type Bag, shuffledDeck } from '@rulewright/core/author';
import { entryAt, mustBeList, type ZoneAt } from '@rulewright/core/positions';
import { itemOf, z } from '@rulewright/core/words';
import { choices, tasks } from '../agenda.js';
import { kindOf, originOf } from '../cards.js';
import type { Colour } from '../content/effects.js';
import type { Card, Human, State } from '../state.js';
import { known, mover, setEmons, setPlayer } from './written.js';

// Builders of positions for tests: they change an editable state, and move what is there instead of making it, so that
// every card and emon of the box stays in the game. Cards go by the ids of the pack and of the players' own cards.

export type { ZoneAt } from '@rulewright/core/positions';
/** A position that the builders change. */
export type { State as EditablePosition } from '../state.js';
export {
  type DeckChanges,
  gather,
  type HumanChanges,
  type PlayerChanges,
  type SharedChanges,
  setPlayer,
  setShared,
} from './written.js';
/** An item of an agenda. */
export type AgendaItem = State['agenda'][number];
/** An item as a save may hold it: without its rule, which then is the first one allowed. */
export type WrittenItem = WithOptionalRule<AgendaItem>;
type WithOptionalRule<R> = R extends { readonly rule: infer Rule } ? Omit<R, 'rule'> & { readonly rule?: Rule } : R;

type Readable = {
  readonly content: string;
  readonly options: { readonly customCards: readonly { readonly id: string }[] };
};

/** The id of an open card. */
export function idOf(state: Readable, card: Card): string {
  const { cards } = known.of(state).content;
  const kind = kindOf(card);
  return cards[kind]?.id ?? state.options.customCards[kind - cards.length]?.id ?? `kind ${kind}`;
}

/**
 * Clears the table for circle 1 of Influence in round 2. Hands and rows go back to their shuffled decks, pools go to
 * the supply, and everybody has been charged. The given items wait; the round ends after the last one.
 */
export function begin(state: State, ...items: WrittenItem[]): void {
  state.round = 2;
  state.phase = 'influence';
  state.circle = 1;
  const loose = [...state.hands, ...state.rows].flatMap((list) => list.splice(0));
  state.drawPiles = state.drawPiles.map((deck, origin) =>
    shuffledDeck([...deck.bags.flatMap(({ cards }) => cards), ...loose.filter((card) => originOf(card) === origin)]),
  );
  for (let human = 0; human < state.rows.length; human++) setPool(state, human, 0, 0);
  state.charged.fill(true);
  state.memory = {};
  wait(state, ...items);
}

/** Replaces the agenda: the first item is the next to happen, and the round ends after the last one. */
export function wait(state: State, ...items: WrittenItem[]): void {
  state.agenda = agendaOf(...items.map(cited), { kind: 'end-of-round' });
}

const ITEM = itemOf({ ...tasks, ...choices });

/** With its rule; what is no item stays as it is. */
function cited(item: WrittenItem): AgendaItem {
  const { data = item as AgendaItem } = z.safeParse(ITEM, item);
  return data;
}

/** A seat chooses its action now; the items follow when its slot is over. */
export function slot(state: State, seat: number, ...then: WrittenItem[]): void {
  state.slot = { todo: 0, done: 1, granted: 0 };
  wait(state, { kind: 'action', rule: 'EMX-INF.1', seat }, { kind: 'act', rule: 'EMX-INF.1', seat }, ...then);
}

/**
 * Sets the markers by seat; seats that are not named keep theirs. A marker set at the goal has reached it (EMX-END.2).
 */
export function setMarkers(state: State, ...cells: number[]): void {
  for (const [seat, marker] of cells.entries()) setPlayer(state, seat, { marker });
}

/** Gives a human exactly this pool, from the supply or back to it. */
export const setPool = (state: State, human: Human, pos: number, neg: number): void =>
  setEmons(state, state.pool, human, { pos, neg });
/** Gives a human exactly this karma of the present round, from the supply or back to it. */
export const setKarma = (state: State, human: Human, pos: number, neg: number): void =>
  setEmons(state, state.karmaNew, human, { pos, neg });
/** Gives a human exactly this karma that is due at its next Charge, from the supply or back to it. */
export const setKarmaDue = (state: State, human: Human, pos: number, neg: number): void =>
  setEmons(state, state.karmaDue, human, { pos, neg });

/** Leaves that many emons in the supply; the pool of this human takes the others. Throws when the supply is unlimited. */
export function setSupply(state: State, colour: Colour, amount: number, human: Human): void {
  const supply = state.supply[colour];
  if (supply === 'unlimited') throw new InputError('the supply is unlimited');
  state.pool[colour][human] = (state.pool[colour][human] ?? 0) + supply - amount;
  state.supply[colour] = amount;
}

const deckFor = ({ drawPiles }: State, seat: number): number => (drawPiles.length === 1 ? 0 : seat);

/** Takes a card out of a deck, out of its shuffled part first. */
const take = (state: State, id: string, deck: number): Card =>
  mover.take(state, ['drawPiles.*', deck], named(state, id, deck), [['drawPiles.*', deck]]);

const bagOf = (cards: readonly Card[]): Bag => ({ cards: [...cards].sort((a, b) => a - b), known: [] });

/** Cards of the deck a seat draws from come into its hand. */
export function give(state: State, seat: number, ...cards: string[]): void {
  for (const id of cards) entryAt(state.hands, seat).push(take(state, id, deckFor(state, seat)));
}

/** Powers of a deck, the common one unless told otherwise, come to the right end of a row. */
export function activate(state: State, human: Human, ...cards: string[]): void {
  for (const id of cards) entryAt(state.rows, human, 'human').push(take(state, id, 0));
}

/**
 * Lays cards on a deck, the first id on top, and nobody knows them there: `stack(state, 'drawPiles', ['joy'])`. They are
 * taken from further down in it. A deck of one's own is `['drawPiles.*', 1]`.
 */
export function stack(state: State, deck: 'drawPiles' | ZoneAt, ids: readonly string[]): void {
  mustBeList(ids);
  const zone = deck === 'drawPiles' ? (['drawPiles.*', 0] as const) : deck;
  const [, number = 0] = zone;
  mover.stack(
    state,
    zone,
    ids.map((id) => named(state, id, Number(number))),
  );
}

/**
 * Moves cards, wherever they lie, to the end of a hand, a row or a pile: `put(state, ['hands.*', 0], ['joy'])`.
 * `from` says where they are taken from.
 */
export function put(state: State, zone: ZoneAt, ids: readonly string[], from?: readonly ZoneAt[]): void {
  mover.put(state, zone, ids, from);
}

/** The name of a card of a deck in actions: `joy.1` where everybody has a deck of their own. */
const named = ({ options }: State, id: string, deck: number): string =>
  options.individualDecks === null || /\.\d+$/.test(id) ? id : `${id}.${deck}`;

/** Replaces the phase: outside Influence no circle runs, and from Influence on everybody has been charged. */
export function phase(state: State, name: State['phase'], ...items: WrittenItem[]): void {
  state.phase = name;
  state.circle = name === 'influence' ? Math.max(1, state.circle) : 0;
  state.charged.fill(name !== 'charge');
  if (items.length > 0) wait(state, ...items);
}

/** Leaves nothing to be played: the Result phase of the last round is over, and the agenda is empty (EMX-END.1). */
export function end(state: State): void {
  phase(state, 'result');
  state.round = state.options.maxRounds;
  state.agenda = [];
}

/** Cards go face up to the discard pile of their deck; in a deck of one's own a card is `joy.1`. */
export function discard(state: State, ...cards: string[]): void {
  for (const id of cards) {
    const deck = deckOf(id);
    entryAt(state.discardPiles, deck, 'deck').push(take(state, id, deck));
  }
}
/** Cards go face down to the discard pile of their deck; nobody knows them. */
export function discardClosed(state: State, ...cards: string[]): void {
  for (const id of cards) {
    const deck = deckOf(id);
    entryAt(state.faceDown, deck, 'deck').push(take(state, id, deck));
  }
}

/** The deck that a card names, `joy.1`; the first one for `joy`. */
const deckOf = (id: string): number => Number(/\.(\d+)$/.exec(id)?.[1] ?? 0);

/** All cards that are left in the decks come into one hand, but these, which are the only ones in the deck then. */
export function allTo(state: State, seat: number, ...left: string[]): void {
  const kept = left.map((id) => take(state, id, 0));
  entryAt(state.hands, seat).push(...state.drawPiles.flatMap(({ bags }) => bags.flatMap(({ cards }) => cards)));
  delete state.memory[`hands.${seat}`];
  for (const deck of state.drawPiles) deck.bags = [];
  if (kept.length > 0) entryAt(state.drawPiles, 0, 'deck').bags = [bagOf(kept)];
}

/** Leaves only these cards in the decks; the others come into the hand of seat 0. */
export function leave(state: State, ...cards: string[]): void {
  allTo(state, 0, ...cards);
}
