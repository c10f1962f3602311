import type { Generator } from './generator.js';
import { NO_CARD, type Position } from './position.js';

// Decks without an order: a card is drawn from those that may lie on top.

/** Takes a random card out of a list; a single one takes no draw. */
function drawn(cards: number[], random: Generator): number {
  const [card = NO_CARD] = cards.splice(cards.length > 1 ? random.below(cards.length) : 0, 1);
  return card;
}

/** The next event: the last bag lies on top. */
export function drawEvent({ events }: Position, random: Generator): number {
  while (events.at(-1)?.length === 0) events.pop();
  return drawn(events.at(-1) ?? [], random);
}

/** The next initiative, from the discards when the deck is empty; NO_CARD when both are. */
export function drawInitiative(position: Position, random: Generator): number {
  if (position.deck.length === 0) {
    position.deck = position.discard.sort((a, b) => a - b);
    position.discard = [];
  }
  return drawn(position.deck, random);
}
