import { agendaOf, cardsOfDeck, type Deck, NONE, shuffledDeck } from '@rulewright/core';
import { engine } from './index.js';
import type { Figure, Player, Sound, State } from './state.js';
import type { Picker } from './words.js';

// Positions by hand, for tests of edge cases: each function changes a state that may be written to, as the kit's `edit`
// hands it out. Cards are moved, never made, so that what the box holds stays the same; they go by the ids of the base
// pack. A function throws when a card is not where it is taken from.

/** A state that may be written to. */
export type EditableState = State;

const { content } = engine;
const figures = [...content.monsters, ...content.mercenaries];

function placeOf(list: readonly { readonly id: string }[], id: string): number {
  const place = list.findIndex((entry) => entry.id === id);
  if (place < 0) throw new Error(`nothing is called ${id}`);
  return place;
}
/** The number of a sound card in a state. */
export const sound = (id: string): Sound => placeOf(content.sounds, id);
/** The number of a monster or a mercenary in a state. */
export const figure = (id: string): Figure => placeOf(figures, id);
/** The number of a class card in a state: `proxy`, `dj`, `writer`, `ttter`, `support`, `olivye`, … */
export const classCard = (id: string): number => placeOf(content.classes, `class-${id}`);

function playerAt(state: EditableState, seat: number): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** Takes a card out of a deck, the topmost of its kind. */
export function takeFromDeck(deck: Deck, card: number): number {
  for (let i = deck.bags.length - 1; i >= 0; i--) {
    const bag = deck.bags[i];
    const place = bag?.cards.indexOf(card) ?? -1;
    if (bag === undefined || place < 0) continue;
    bag.cards.splice(place, 1);
    bag.known = [];
    if (bag.cards.length === 0) deck.bags.splice(i, 1);
    return card;
  }
  throw new Error(`card ${card} is not in the deck`);
}
const takeSound = (state: EditableState, id: string): Sound => takeFromDeck(state.deck, sound(id));

/** Shuffles cards into a deck; nobody knows any of it afterwards. */
export function shuffleInto(deck: Deck, cards: readonly number[]): void {
  deck.bags = shuffledDeck([...cardsOfDeck(deck), ...cards]).bags;
}

/** Takes so many cards from the bottom of a deck, whichever they are. */
export function takeAny(deck: Deck, count: number): number[] {
  const cards = cardsOfDeck(deck);
  const taken = count === 0 ? [] : cards.slice(-count);
  for (const card of taken) takeFromDeck(deck, card);
  return taken;
}

const DECKS = { deck: sound, classDeck: classCard, mercenaryDeck: figure, monsterDeck: figure } as const;

/** Lays cards of a deck on top of it, the first one uppermost: they are drawn in this order. */
export function stack(state: EditableState, name: keyof typeof DECKS, ...ids: string[]): void {
  const deck = state[name];
  for (const id of [...ids].reverse()) deck.bags.push({ cards: [takeFromDeck(deck, DECKS[name](id))], known: [] });
}

/**
 * An empty table in the preparation of the first turn of seat 0: nobody holds a card or has souls, all sound cards that
 * were held are in their deck, nobody remembers anything, and the expectation has been rolled, unless it is 0. The Host
 * is asked.
 */
export function clear(state: EditableState, expectation = 10): void {
  for (const each of state.players) {
    shuffleInto(state.deck, [...each.hand, ...each.inventory]);
    Object.assign(each, { hand: [], inventory: [], souls: 0 });
  }
  state.memory = {};
  state.phase = 'preparation';
  Object.assign(state.turn, { number: 1, host: 0, place: 0, expectation });
  state.lineups = [];
  state.agenda = [{ kind: 'prepare', seat: 0 }];
}

/** The last seat has rolled and is about to pass; then seat 0 has its turn. */
export function beforeTurn(state: EditableState): void {
  clear(state);
  const last = state.players.length - 1;
  Object.assign(state.turn, { host: last, place: last });
  state.agenda = [{ kind: 'prepare', seat: last }];
}

/** Moves cards from the deck to a hand. */
export function give(state: EditableState, seat: number, ...ids: string[]): void {
  for (const id of ids) playerAt(state, seat).hand.push(takeSound(state, id));
}
/** Moves so many cards from the bottom of the deck to a hand, whichever they are. */
export function giveAny(state: EditableState, seat: number, count: number): void {
  playerAt(state, seat).hand.push(...takeAny(state.deck, count));
}
/** Moves cards from the deck to an inventory. */
export function store(state: EditableState, seat: number, ...ids: string[]): void {
  for (const id of ids) playerAt(state, seat).inventory.push(takeSound(state, id));
}
/** Moves cards from the deck to the discard pile, the last one on top. */
export function discardFromDeck(state: EditableState, ...ids: string[]): void {
  for (const id of ids) state.discard.push(takeSound(state, id));
}

/** The souls by seat; seats that are not named keep theirs. */
export function setSouls(state: EditableState, ...counts: number[]): void {
  for (const [seat, count] of counts.entries()) playerAt(state, seat).souls = count;
}
/** Gives a player a class of the class deck; what the player had goes back there. */
export function setClass(state: EditableState, seat: number, id: string): void {
  const player = playerAt(state, seat);
  shuffleInto(state.classDeck, player.class);
  player.class = [takeFromDeck(state.classDeck, classCard(id))];
}

/** Gives a player a mercenary, or the Hand of Fate of the supply, with these cards of the deck under it. */
export function hire(state: EditableState, seat: number, id: string, ...cards: string[]): void {
  const card = figure(id);
  const place = state.monsterSupply.indexOf(card);
  if (place >= 0) state.monsterSupply.splice(place, 1);
  else takeFromDeck(card < content.monsters.length ? state.monsterDeck : state.mercenaryDeck, card);
  const owner = playerAt(state, seat);
  owner.mercenaries.push(card);
  owner.hidden.push(cards.map((each) => takeSound(state, each)));
  owner.thrown.push(0);
}
/** Leaves so many cards in the deck, the top ones: the others lie under a mercenary of this seat, out of the way. */
export function leaveInDeck(state: EditableState, count: number, seat: number): void {
  hire(state, seat, 'felix');
  const rest = takeAny(state.deck, cardsOfDeck(state.deck).length - count);
  playerAt(state, seat)
    .hidden.at(-1)
    ?.push(...rest);
}

/** A seat waits for its next turn, with these souls; it is to hold nothing. */
export function setWaiting(state: EditableState, seat: number, souls = 1): void {
  Object.assign(playerAt(state, seat), { status: 'waiting', souls });
}
/** A seat is out of the game; it is to hold nothing. */
export function setOut(state: EditableState, seat: number): void {
  Object.assign(playerAt(state, seat), { status: 'eliminated', souls: 0 });
  state.out.push(seat);
}

/** Makes a monster of the supply the guest of this turn. */
export function guest(state: EditableState, id: string): void {
  const card = figure(id);
  const place = state.monsterSupply.indexOf(card);
  if (place < 0) throw new Error(`${id} is not in the supply`);
  state.monsterSupply.splice(place, 1);
  state.monster = [card];
  state.turn.invited = true;
  state.turn.level = content.monsters[card]?.level ?? 0;
}

/** Begins the rave: line-ups of cards of the deck lie there, the Host's first, and the Host has priority. */
export function rave(state: EditableState, expectation: number, ...lineups: (readonly string[])[]): void {
  state.phase = 'rave';
  state.turn.expectation = expectation;
  state.lineups = [{ owner: state.turn.host, cards: [], by: [], via: [], base: [], frozen: [] }];
  state.agenda = [{ kind: 'rave', seat: state.turn.host }];
  for (const [owner, cards] of lineups.entries()) if (owner === 0 || cards.length > 0) lay(state, owner, ...cards);
}
/** Lays cards of the deck into the line-up of a player, who becomes an invader if there is none yet. */
export function lay(state: EditableState, owner: number, ...ids: string[]): void {
  layFor(state, owner, owner, ...ids);
}
/** The same, added by somebody else. */
export function layFor(state: EditableState, owner: number, by: number, ...ids: string[]): void {
  let line = state.lineups.find((each) => each.owner === owner);
  if (line === undefined) {
    line = { owner, cards: [], by: [], via: [], base: [], frozen: [] };
    state.lineups.push(line);
  }
  for (const id of ids) {
    const card = takeSound(state, id);
    line.cards.push(card);
    line.by.push(by);
    line.via.push('hand');
    line.base.push(content.sounds[card]?.bonus ?? 0);
    line.frozen.push(NONE);
  }
}
/** Makes a player the Saviour, with a promise, who has added a card: lay it with `layFor`. */
export function save(state: EditableState, seat: number, share = 0, picker: Picker = 'host'): void {
  Object.assign(state.rave, { saviour: seat, share, picker, joined: true });
}

/** The bounty after a rave that `winner` has won, or nobody (−1): these records follow, the first of them next, then the summary. */
export function bounty(state: EditableState, winner: number, ...records: State['agenda']): void {
  state.phase = 'bounty';
  state.rave.winner = winner;
  state.agenda = agendaOf(...records, { kind: 'recovery' });
}
