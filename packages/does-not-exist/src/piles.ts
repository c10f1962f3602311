import { at, remove, type Seat } from '@rulewright/core';
import type { Zone } from './content/effects.js';
import { soundList, soundName } from './names.js';
import { type DneTable, type DneTurn, NONE, type Sound, type Via } from './state.js';

// DNE-DCK: cards come from decks, and go to discard piles.

const DECKS = {
  sounds: ['deck', 'discard'],
  classes: ['classDeck', 'classDiscard'],
  mercenaries: ['mercenaryDeck', 'mercenaryDiscard'],
  monsters: ['monsterDeck', 'monsterDiscard'],
} as const;
type Deck = keyof typeof DECKS;

/** DNE-DCK.1, DNE-DCK.2: the top card; an empty deck is first made of the shuffled discard pile. */
export function drawFrom({ state, random, emit }: DneTurn, name: Deck): number | undefined {
  const deck = state[DECKS[name][0]];
  const pile = state[DECKS[name][1]];
  if (deck.length === 0 && pile.length > 0) {
    state[DECKS[name][0]] = random.shuffled(pile);
    state[DECKS[name][1]] = [];
    emit?.({ type: 'deck-reshuffled', deck: name });
  }
  return state[DECKS[name][0]].pop();
}

/** Whether a card is left to draw. */
export const canDraw = ({ state }: DneTable, name: Deck): boolean =>
  state[DECKS[name][0]].length + state[DECKS[name][1]].length > 0;

/** DNE-DCK.3: up to `count` sound cards, one at a time. */
export function drawSounds(turn: DneTurn, count: number): Sound[] {
  const cards: Sound[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawFrom(turn, 'sounds');
    if (card === undefined) break;
    cards.push(card);
  }
  return cards;
}

/** Up to `count` sound cards to a hand, unseen by others; returns how many came. */
export function drawToHand(turn: DneTurn, seat: Seat, count: number): number {
  const cards = drawSounds(turn, count);
  if (cards.length === 0) return 0;
  const { hand } = at(turn.state.players, seat);
  for (const card of cards) hand.push(card);
  turn.emit?.({ type: 'cards-drawn', seat, count: cards.length, cards: soundList(turn, cards) }, { cards: [seat] });
  return cards.length;
}

/** The cards of a zone of a player, in the order of DNE-GNL.6. */
export function cardsIn({ state }: DneTable, seat: Seat, from: Zone): readonly Sound[] {
  const { hand, inventory } = at(state.players, seat);
  switch (from) {
    case 'hand':
      return hand;
    case 'inventory':
      return inventory;
    case 'held':
      return [...hand, ...inventory];
  }
}

/** Takes a held card away from a player; says where it lay. */
export function takeHeld({ state }: DneTurn, seat: Seat, card: Sound): Via {
  const { hand, inventory } = at(state.players, seat);
  if (remove(hand, card)) return 'hand';
  remove(inventory, card);
  return 'inventory';
}

/** DNE-GNL.6: a held card goes to the top of the discard pile. */
export const discardHeld = (turn: DneTurn, seat: Seat, card: Sound): void => discardAll(turn, seat, [card]);

/** DNE-GNL.6: these held cards go to the discard pile, in the order given. */
export function discardAll(turn: DneTurn, seat: Seat, cards: readonly Sound[]): void {
  if (cards.length === 0) return;
  const gone = [...cards];
  for (const card of gone) takeHeld(turn, seat, card);
  layOnDiscard(turn, seat, gone);
}

/** Cards that have left where they lay go to the discard pile, in the order given. */
export function layOnDiscard(turn: DneTurn, seat: Seat, cards: readonly Sound[]): void {
  if (cards.length === 0) return;
  for (const card of cards) turn.state.discard.push(card);
  turn.emit?.({ type: 'cards-discarded', seat, cards: soundList(turn, cards) });
}

/** DNE-FAI.25: a card of a player goes to the hand of another; only those who saw it may read which. */
export function moveToHand(turn: DneTurn, from: Seat, to: Seat, card: Sound): Via {
  const via = takeHeld(turn, from, card);
  at(turn.state.players, to).hand.push(card);
  return via;
}

/** Tells that a card went from a player to another one who took it. */
export function tellTaken(turn: DneTurn, from: Seat, to: Seat, card: Sound, via: Via): void {
  const event = { type: 'card-taken', seat: to, from, card: soundName(turn, card) } as const;
  if (via === 'inventory') turn.emit?.(event);
  else turn.emit?.(event, { card: [from, to] });
}

/** What a card is worth outside line-ups (DNE-FAI.3). */
export const worth = ({ content }: DneTable, card: Sound): number => at(content.sounds, card).comparison;

/** The greatest worth among cards; NONE without a card. */
export function greatestWorth(table: DneTable, cards: readonly Sound[]): number {
  let greatest = NONE;
  for (const card of cards) greatest = Math.max(greatest, worth(table, card));
  return greatest;
}
