import { at, type Seat } from '@rulewright/core';
import { deckSize } from '@rulewright/core/author';
import type { Spot } from './agenda.js';
import { nameOf, originOf } from './cards.js';
import { drawCard, moveCard, shuffleDiscards, stealCard } from './moves.js';
import type { Rule } from './rulebook/rules.js';
import type { Card, EmixContext, EmixTurn } from './state.js';

// EMX-SUP.3 to EMX-SUP.5, EMX-DECK.1, EMX-DECK.3: draw piles, discard piles and hands.

/** The deck a seat draws from. */
const deckOf = ({ state }: Pick<EmixContext, 'state'>, seat: Seat): number => (state.drawPiles.length === 1 ? 0 : seat);

/** The number of cards a seat could draw: its draw pile and the discards that would be shuffled (EMX-SUP.3). */
export function drawable({ state }: Pick<EmixContext, 'state'>, seat: Seat): number {
  const deck = deckOf({ state }, seat);
  return deckSize(at(state.drawPiles, deck)) + discarded({ state }, deck);
}

/** True when a seat would get a card (EMX-INF.11). */
export const canDraw = (table: Pick<EmixContext, 'state'>, seat: Seat): boolean => drawable(table, seat) > 0;

const discarded = ({ state }: Pick<EmixContext, 'state'>, deck: number): number =>
  at(state.discardPiles, deck).length + at(state.faceDown, deck).length;

/** EMX-VOC.17: up to `count` cards, one at a time, as many as there are. */
export function drawCards(turn: EmixTurn, rule: Rule, seat: Seat, count: number): void {
  let drawn = 0;
  while (drawn < count && nextCard(turn, seat)) drawn++;
  if (drawn === 0) return;
  const hand = at(turn.state.hands, seat);
  turn.emit?.(
    {
      type: 'cards-drawn',
      rule,
      seat,
      count: drawn,
      get cards() {
        return hand.slice(-drawn).map((card) => nameOf(turn, card));
      },
    },
    { cards: [seat] },
  );
}

/** EMX-SUP.3, EMX-SUP.4: the discards become the draw pile, only when a card is needed. */
function nextCard(turn: EmixTurn, seat: Seat): boolean {
  const deck = deckOf(turn, seat);
  if (deckSize(at(turn.state.drawPiles, deck)) === 0 && discarded(turn, deck) > 0) {
    turn.emit?.({ type: 'deck-reshuffled', rule: 'EMX-SUP.3', deck, cards: discarded(turn, deck) });
    shuffleDiscards(turn, deck);
    loosen(turn, deck);
  }
  return drawCard(turn, deck, seat);
}

/** After a reshuffle, applied powers that left the row may return from anywhere (EMX-CHG.5). */
function loosen({ state: { sweep } }: EmixTurn, deck: number): void {
  sweep.loose.push(...sweep.gone.filter((card) => originOf(card) === deck));
  sweep.gone = sweep.gone.filter((card) => originOf(card) !== deck);
}

/** EMX-DECK.3: a card goes face up to the discard pile of its own deck. */
export const discardFaceUp = (
  turn: EmixTurn,
  card: Card,
  from: Spot & { readonly pile: 'hands' | 'rows' | 'limbo' },
  place?: number,
): void => {
  moveCard(turn, card, { from, to: { pile: 'discardPiles', of: originOf(card) }, place });
};

/** EMX-DECK.3: a card of a hand goes face down to the discard pile of its own deck. */
export const discardFaceDown = (turn: EmixTurn, seat: Seat, card: Card): void => {
  moveCard(turn, card, { from: { pile: 'hands', of: seat }, to: { pile: 'faceDown', of: originOf(card) } });
};

/** EMX-VOC.19: random cards, one after another, move to another hand. */
export function stealCards(
  turn: EmixTurn,
  rule: Rule,
  seat: Seat,
  { from, count }: { readonly from: Seat; readonly count: number },
): void {
  for (let i = 0; i < count; i++) {
    const card = stealCard(turn, from, seat);
    if (card === undefined) return;
    turn.emit?.({ type: 'card-stolen', rule, seat, from, card: nameOf(turn, card) }, { card: [seat, from] });
  }
}
