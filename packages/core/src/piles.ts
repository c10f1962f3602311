import { remove } from './deck.js';
import type { Random } from './random.js';

// A pile is a list of cards; the top card is the last one.

/** Takes the top card; undefined when the pile is empty. */
export const draw = (deck: number[]): number | undefined => deck.pop();

/**
 * Takes the top card. An empty deck is first refilled with the shuffled discard pile, which is emptied; undefined when
 * both are empty.
 */
export function drawReshuffling(random: Random, deck: number[], discardPile: number[]): number | undefined {
  if (deck.length === 0 && discardPile.length > 0) {
    deck.push(...random.shuffled(discardPile));
    discardPile.length = 0;
  }
  return deck.pop();
}

/** Moves one card from a hand or pile to the top of another pile; false when it is not there. */
export function discard(cards: number[], card: number, pile: number[]): boolean {
  if (!remove(cards, card)) return false;
  pile.push(card);
  return true;
}
