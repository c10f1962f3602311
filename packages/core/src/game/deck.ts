import { EngineBug, withInputErrors } from '../ground/errors.js';

/**
 * Cards in unknown order: any of them may come next. `cards` is sorted, with one entry for each copy.
 *
 * `known` lists, by viewer (seats, then the spectator), the cards that the viewer knows to be in the bag; it is empty
 * when nobody knows any.
 */
export interface Bag {
  cards: number[];
  known: number[][];
}

/**
 * A face-down deck: a stack of bags, the top one last.
 *
 * A shuffled deck is one bag without order until somebody draws or looks. A card put on top or underneath is a bag of
 * its own, and its place is fixed.
 */
export interface Deck {
  bags: Bag[];
}

/** A sorted copy of a list of cards. Sorting whole numbers without a comparison function is five times as fast. */
export function sorted(cards: readonly number[]): number[] {
  const list: number[] = [];
  for (const card of new Int32Array(cards).sort()) list.push(card);
  return list;
}

/** A bag of these cards, none of them known to anybody. */
export const bagOf = (cards: readonly number[]): Bag => ({ cards: sorted(cards), known: [] });

/** A deck of one shuffled bag, or an empty deck. */
export const shuffledDeck = (cards: readonly number[]): Deck => stackedDeck([cards]);

/** A deck of shuffled bags, the first of them on top; empty bags are left out. */
export const stackedDeck = (bags: readonly (readonly number[])[]): Deck => ({
  bags: bags
    .filter((cards) => cards.length > 0)
    .map(bagOf)
    .reverse(),
});

/** The number of cards in a deck. */
export function deckSize({ bags }: { readonly bags: readonly { readonly cards: readonly number[] }[] }): number {
  let size = 0;
  for (const { cards } of bags) size += cards.length;
  return size;
}

/** All cards of a deck, those of the top bag first; within a bag in ascending order. */
export function cardsOfDeck({ bags }: { readonly bags: readonly { readonly cards: readonly number[] }[] }): number[] {
  const all: number[] = [];
  for (let i = bags.length - 1; i >= 0; i--) for (const card of (bags[i] as Bag).cards) all.push(card);
  return all;
}

/** Removes the card at an index, much faster than `splice`. */
export function takeAt(cards: number[], place: number): number {
  const card = cards[place];
  if (card === undefined) throw new EngineBug(`no card at place ${place} of ${cards.length}`);
  for (let i = place + 1; i < cards.length; i++) cards[i - 1] = cards[i] as number;
  cards.pop();
  return card;
}

/** Inserts a card at an index of a list, much faster than `splice`. */
export function insertAt(cards: number[], place: number, card: number): void {
  const isThere = Number.isInteger(place) && place >= 0 && place <= cards.length;
  if (!isThere) throw new EngineBug(`no place ${place} in a list of ${cards.length}`);
  cards.push(card);
  for (let i = cards.length - 1; i > place; i--) cards[i] = cards[i - 1] as number;
  cards[place] = card;
}

/** Inserts a card into a sorted list. */
export function insertSorted(cards: number[], card: number): void {
  let place = cards.length;
  for (; place > 0 && (cards[place - 1] as number) > card; place--) cards[place] = cards[place - 1] as number;
  cards[place] = card;
}

/** Removes one card of this kind from a list; false when there is none. */
export function remove(cards: number[], card: number): boolean {
  const index = cards.indexOf(card);
  if (index < 0) return false;
  takeAt(cards, index);
  return true;
}

type DottedPath<S> = S extends Deck
  ? ''
  : S extends readonly (infer E)[]
    ? E extends number
      ? ''
      : `.*${DottedPath<E>}`
    : S extends object
      ? { [K in keyof S & string]: S[K] extends object ? `.${K}${DottedPath<S[K]>}` : never }[keyof S & string]
      : never;

type Undot<P> = P extends `.${infer Rest}` ? Rest : never;

/** Paths to the card lists and decks of a state: `deck`, `hands.*`, `players.*.hand`. */
export type ZonePath<S> = Undot<DottedPath<S>>;

/** Cards as a viewer sees them, by their ids. */
export interface Pile {
  /** The number of cards. */
  readonly count: number;
  /** The cards that the viewer knows, in the order they lie in; the top ones of a deck first. */
  readonly cards: readonly string[];
  /** The number of unknown cards by their backs: `{ '': 3 }` where all backs are alike. */
  readonly unseen: Readonly<Record<string, number>>;
}

/** The ids of cards, and the backs that −1 and below stand for. */
export interface PileNames {
  readonly id: (card: number) => string;
  readonly back?: (card: number) => string | number;
}

interface Bags {
  readonly bags: readonly { readonly cards: readonly number[] }[];
}

/** The cards of a list or a deck as people and programs read them: ids instead of encodings, no secrets. */
export function pileOf(cards: readonly number[] | Bags, names: PileNames): Pile {
  return withInputErrors('not a pile', () => {
    const list = 'bags' in cards ? [...cards.bags].reverse().flatMap((bag) => bag.cards) : cards;
    const unseen: Record<string, number> = {};
    for (const card of list) {
      if (card >= 0) continue;
      const back = String(names.back?.(card) ?? '');
      unseen[back] = (unseen[back] ?? 0) + 1;
    }
    return { count: list.length, cards: list.filter((card) => card >= 0).map(names.id), unseen };
  });
}

/** The parts of a deck whose order is known, the top one first. */
export function deckPiles(deck: Bags, names: PileNames): readonly Pile[] {
  return withInputErrors('not a deck', () => [...deck.bags].reverse().map(({ cards }) => pileOf(cards, names)));
}

/** The number of counters in a supply, or 'unlimited' when it never runs short. */
export type Supply = number | 'unlimited';

/** The part of `wanted` that the supply can give; moves nothing. */
export const available = (supply: Supply, wanted: number): number =>
  supply === 'unlimited' ? wanted : Math.min(wanted, supply);

/** The supply after taking `amount`; a negative amount is put back. */
export const drained = (supply: Supply, amount: number): Supply => (supply === 'unlimited' ? supply : supply - amount);
