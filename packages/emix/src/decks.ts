import { at } from '@rulewright/core';
import { type Immutable, total } from '@rulewright/core/author';
import { KINDS, kindOf, originOf } from './cards.js';
import type { EmixCard } from './content/card.js';
import type { Content, DeckList } from './content/schema.js';
import { HAND_SIZE } from './numbers.js';
import { type EmixOptions, MOST_SETS } from './options.js';
import type { Card } from './state.js';

// EMX-SET.2, EMX-MANY, EMX-DECK: the sets on the table, their cards, and the decks that are made of them.

type Box = { readonly options: Immutable<EmixOptions>; readonly content: Content };

const RECOMMENDED_CARDS = 20;
const MARKERS_PER_SET = 6;

/** EMX-MANY.1, EMX-R42: the cards that the deck must have for each player. */
const cardsPerPlayer = ({ options }: Box): number => (options.cardsPerPlayer === 'any' ? HAND_SIZE : RECOMMENDED_CARDS);

const copiesIn = (cards: readonly EmixCard[]): number => total(cards.map(({ copies }) => copies));

/** Every kind of a game, the players' own ones last. */
export const allKinds = ({ options, content }: Box): readonly EmixCard[] => [...content.cards, ...options.customCards];

/** The number of joined sets: the given number, or as many as the game needs. */
export const setsIn = (box: Box): number =>
  box.options.sets === 'needed' ? Math.min(setsNeeded(box), MOST_SETS) : box.options.sets;

/**
 * The number of sets whose cards and markers suffice (EMX-MANY.1, EMX-MANY.2, EMX-DECK.2); it may exceed the allowed
 * number.
 */
export function setsNeeded(box: Box): number {
  const { players, customCards } = box.options;
  const { cards } = box.content;
  const used = usedCopies(box);
  return Math.max(
    1,
    Math.ceil((cardsPerPlayer(box) * players - copiesIn(customCards)) / copiesIn(cards)),
    Math.ceil(players / MARKERS_PER_SET),
    ...cards.map(({ copies }, kind) => Math.ceil(at(used, kind) / copies)),
  );
}

/** The number of players for whom the cards suffice (EMX-MANY.1). */
export const playersServed = (box: Box): number => Math.floor(total(ownedCopies(box)) / cardsPerPlayer(box));
/** EMX-MANY.2 */
export const markersIn = (box: Box): number => MARKERS_PER_SET * setsIn(box);

/** The number of cards of each kind in all sets; own cards count once (EMX-MANY.1). */
export function ownedCopies(box: Box): number[] {
  const sets = setsIn(box);
  const own = box.content.cards.length;
  return allKinds(box).map(({ copies }, kind) => copies * (kind < own ? sets : 1));
}

/** EMX-DECK.4: the individual decks by seat, dealt out in turn; none in a game with one common deck. */
export function deckLists({ options, content }: Box): DeckList[] {
  const { individualDecks, players } = options;
  if (individualDecks === null) return [];
  const lists = individualDecks.decks === 'ready-made' ? content.decks : individualDecks.decks;
  return Array.from({ length: players }, (_, seat) => lists[seat % lists.length] ?? []);
}

/** The number of cards of each kind in all individual decks (EMX-DECK.2). */
export function usedCopies(box: Box): number[] {
  const entries = deckLists(box).flat();
  return allKinds(box).map(({ id }) => total(entries.filter(({ card }) => card === id).map(({ count }) => count)));
}

/** EMX-SET.2, EMX-DECK.1: the cards of every deck, unshuffled: one deck, or one a seat. */
export function decksOf(box: Box): Card[][] {
  if (box.options.individualDecks === null) return [numbered(ownedCopies(box), 0)];
  const kinds = allKinds(box);
  return deckLists(box).map((list, seat) => {
    const counts = kinds.map(() => 0);
    for (const { card, count } of list) counts[kinds.findIndex(({ id }) => id === card)] = count;
    return numbered(counts, seat);
  });
}

const numbered = (counts: readonly number[], origin: number): Card[] =>
  counts.flatMap((count, kind) => Array.from({ length: count }, () => origin * KINDS + kind));

/** Names cards in scripts and messages as actions do; see `nameOf`. */
export function nameIn(box: Box): (card: Card) => string {
  const ids = allKinds(box).map(({ id }) => id);
  const isAlone = box.options.individualDecks === null;
  return (card) => `${ids[kindOf(card)] ?? card}${isAlone ? '' : `.${originOf(card)}`}`;
}
