import { at, cardsOfDeck, type Immutable } from '@rulewright/core';
import type { CardMove, Spot } from './records.js';
import type { Card, State } from './state.js';

// What a cancel would bring back, looked at beforehand: the moves of an action, undone on copies of the piles.

/** All cards by pile; a deck without its order. */
export type Piles = Record<Spot['pile'], Card[][]>;

export function pilesOf(state: Immutable<Pick<State, Spot['pile']>>): Piles {
  const copied = (lists: readonly (readonly Card[])[]): Card[][] => lists.map((list) => [...list]);
  return {
    hands: copied(state.hands),
    rows: copied(state.rows),
    drawPiles: state.drawPiles.map(cardsOfDeck),
    discardPiles: copied(state.discardPiles),
    faceDown: copied(state.faceDown),
    limbo: copied([state.limbo]),
  };
}

type Moves = readonly Immutable<CardMove>[];

/**
 * Undoes the moves, the last one first; false when that cannot be, because a card is not where it was moved to. `settle`
 * may say which card an entry means, given its number and the cards of the pile it was moved to.
 */
export function unwind(piles: Piles, moves: Moves, settle?: (entry: number, cards: readonly Card[]) => Card): boolean {
  for (let i = moves.length - 1; i >= 0; i--) {
    const move = at(moves, i);
    if (move.kind === 'shuffled') {
      if (!unshuffle(piles, move)) return false;
      continue;
    }
    const { from, to } = move;
    const [source, target] = [piles[from.pile][from.of], piles[to.pile][to.of]];
    if (source === undefined || target === undefined || (move.place ?? 0) > source.length) return false;
    const card = settle?.(i, target) ?? move.card;
    const place = target.lastIndexOf(card);
    if (place < 0) return false;
    target.splice(place, 1);
    source.splice(from.pile === 'drawPiles' ? source.length : (move.place ?? 0), 0, card);
  }
  return true;
}

/** The open discards of then lie open again, what else is in the deck lies face down. */
function unshuffle(piles: Piles, { deck, open }: Immutable<Extract<CardMove, { kind: 'shuffled' }>>): boolean {
  const [cards, up, down] = [piles.drawPiles[deck], piles.discardPiles[deck], piles.faceDown[deck]];
  if (cards === undefined || up === undefined || down === undefined) return false;
  for (const card of open) {
    const place = cards.indexOf(card);
    if (place >= 0) up.push(...cards.splice(place, 1));
  }
  down.push(...cards.splice(0));
  return true;
}
