import { at, discard, remove, type Seat } from '@rulewright/core';
import { nameOf, originOf } from './cards.js';
import type { Card, EmixTable, EmixTurn } from './state.js';

// EMX-SUP.3 to EMX-SUP.5, EMX-DECK.1, EMX-DECK.3: draw piles, discard piles and hands.

/** The deck a seat draws from. */
const deckOf = ({ state }: EmixTable, seat: Seat): number => (state.drawPiles.length === 1 ? 0 : seat);

/** EMX-INF.11: whether a seat would get a card. */
export function canDraw(table: EmixTable, seat: Seat): boolean {
  const { drawPiles, discardPiles, faceDown } = table.state;
  const deck = deckOf(table, seat);
  return at(drawPiles, deck).length + at(discardPiles, deck).length + at(faceDown, deck).length > 0;
}

/** EMX-VOC.17: up to `count` cards, one at a time, as many as there are. */
export function drawCards(turn: EmixTurn, seat: Seat, count: number): void {
  const { state, emit } = turn;
  const deck = deckOf(turn, seat);
  const hand = at(state.hands, seat);
  const pile = at(state.drawPiles, deck);
  const before = hand.length;
  for (let i = 0; i < count; i++) {
    if (pile.length === 0) reshuffle(turn, deck);
    const card = pile.pop();
    if (card === undefined) break;
    hand.push(card);
  }
  const drawn = hand.length - before;
  if (drawn > 0)
    emit?.(
      { type: 'cards-drawn', seat, count: drawn, cards: hand.slice(before).map((card) => nameOf(turn, card)) },
      { cards: [seat] },
    );
}

/** EMX-SUP.3, EMX-SUP.4: the discards become the draw pile, only when a card is needed. */
function reshuffle({ state, random, emit }: EmixTurn, deck: number): void {
  const open = at(state.discardPiles, deck);
  const closed = at(state.faceDown, deck);
  if (open.length + closed.length === 0) return;
  at(state.drawPiles, deck).push(...random.shuffled([...open, ...closed]));
  open.length = 0;
  closed.length = 0;
  emit?.({ type: 'deck-reshuffled', deck });
}

/** EMX-DECK.3: a card goes face up to the discard pile of its own deck. */
export const discardFaceUp = ({ state }: EmixTurn, card: Card): void => {
  at(state.discardPiles, originOf(card)).push(card);
};

/** A card of a hand goes face down to the discard pile of its own deck. */
export function discardFaceDown({ state }: EmixTurn, seat: Seat, card: Card): void {
  discard(at(state.hands, seat), card, at(state.faceDown, originOf(card)));
}

/** EMX-VOC.19: random cards, one after another, move to another hand. */
export function stealCards(turn: EmixTurn, seat: Seat, from: Seat, count: number): void {
  const { state, random, emit } = turn;
  const hand = at(state.hands, from);
  for (let i = 0; i < count && hand.length > 0; i++) {
    const card = random.pick(hand);
    remove(hand, card);
    at(state.hands, seat).push(card);
    emit?.({ type: 'card-stolen', seat, from, card: nameOf(turn, card) }, { card: [seat, from] });
  }
}
