import { at, NONE } from '@rulewright/core';
import type { EmixCard } from './content/card.js';
import type { Card, EmixContext, Kind } from './state.js';

// A card is the number of its kind, deck of origin × 1000 + kind: equal cards are equal numbers.

export const KINDS = 1000;

export const kindOf = (card: Card): Kind => card % KINDS;
/** EMX-DECK.3: the deck a card belongs to; 0 in a game with one deck. */
export const originOf = (card: Card): number => Math.floor(card / KINDS);

/** The record of a kind: the pack's cards first, then the players' own. */
export function entryOfKind({ state: { options }, content }: EmixContext, kind: Kind): EmixCard {
  const own = kind - content.cards.length;
  return own < 0 ? at(content.cards, kind) : at(options.customCards, own);
}
export const entryOf = (context: EmixContext, card: Card): EmixCard => entryOfKind(context, kindOf(card));

/** The name of a card in actions: its id, followed by its deck of origin when there are several. */
export function nameOf(context: EmixContext, card: Card): string {
  const { id } = entryOf(context, card);
  return context.state.options.individualDecks === null ? id : `${id}.${originOf(card)}`;
}

/** The first card of a list with this name, or NONE. */
export function cardNamed(context: EmixContext, cards: readonly Card[], name: string): Card {
  for (const card of cards) if (nameOf(context, card) === name) return card;
  return NONE;
}

/** True when an equal card stands earlier in the list: what cannot be told apart is offered once. */
export const isRepeated = (cards: readonly Card[], index: number): boolean => cards.indexOf(at(cards, index)) < index;

export const copiesIn = (cards: readonly Card[], card: Card): number => cards.filter((one) => one === card).length;

/** The kind with this id among active powers, or NONE; the deck a power comes from does not matter here. */
export function kindNamed(context: EmixContext, row: readonly Card[], id: string): Kind {
  for (const card of row) if (entryOf(context, card).id === id) return kindOf(card);
  return NONE;
}

/** True when a power of the same kind stands further left. */
export function isRepeatedKind(row: readonly Card[], index: number): boolean {
  const kind = kindOf(at(row, index));
  for (let i = 0; i < index; i++) if (kindOf(at(row, i)) === kind) return true;
  return false;
}

/**
 * All names of cards in actions: powers by id; other cards with their deck of origin when there are several
 * (EMX-DECK.3).
 */
export function names({ content, state: { options } }: EmixContext) {
  const ids = [...content.cards, ...options.customCards].map(({ id }) => id);
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  const card = options.individualDecks === null ? ids : ids.flatMap((id) => seats.map((seat) => `${id}.${seat}`));
  return { card, power: ids };
}
