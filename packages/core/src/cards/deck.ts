import { EngineBug, withInputErrors } from '../errors.js';

/**
 * Cards whose order nobody knows: any of them may come next. `cards` is sorted, equal cards as often as they lie there.
 * `known` says by viewer (seats, then the spectator) which of the cards that viewer knows to be among them; it is empty
 * when nobody knows any.
 */
export interface Bag {
  cards: number[];
  known: number[][];
}

/**
 * A face-down deck: a stack of bags, the top one last. A shuffled deck is one bag, and has no order until somebody draws
 * or looks; a card that was put on top or under is a bag of its own, and its place is fixed.
 */
export interface Deck {
  bags: Bag[];
}

/** A sorted copy of a list of cards. Kinds are whole numbers, and those are sorted five times as fast without a function. */
export function sorted(cards: readonly number[]): number[] {
  const list: number[] = [];
  for (const card of new Int32Array(cards).sort()) list.push(card);
  return list;
}

/** A bag of these cards of which nobody knows any. */
export const bagOf = (cards: readonly number[]): Bag => ({ cards: sorted(cards), known: [] });

/** A deck of one shuffled bag; without cards it is empty. */
export const shuffledDeck = (cards: readonly number[]): Deck => stackedDeck([cards]);

/** A deck of shuffled bags, the first of them on top; bags without cards are left out. */
export const stackedDeck = (bags: readonly (readonly number[])[]): Deck => ({
  bags: bags
    .filter((cards) => cards.length > 0)
    .map(bagOf)
    .reverse(),
});

/** How many cards a deck holds. */
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

/** Takes the card at a place out of a list, which is much faster than `splice`. */
export function takeAt(cards: number[], place: number): number {
  const card = cards[place];
  if (card === undefined) throw new EngineBug(`no card at place ${place} of ${cards.length}`);
  for (let i = place + 1; i < cards.length; i++) cards[i - 1] = cards[i] as number;
  cards.pop();
  return card;
}

/** Puts a card at a place of a list, in front of what lay there, which is much faster than `splice`. */
export function insertAt(cards: number[], place: number, card: number): void {
  const isThere = Number.isInteger(place) && place >= 0 && place <= cards.length;
  if (!isThere) throw new EngineBug(`no place ${place} in a list of ${cards.length}`);
  cards.push(card);
  for (let i = cards.length - 1; i > place; i--) cards[i] = cards[i - 1] as number;
  cards[place] = card;
}

/** Puts a card into a sorted list. */
export function insertSorted(cards: number[], card: number): void {
  let place = cards.length;
  for (; place > 0 && (cards[place - 1] as number) > card; place--) cards[place] = cards[place - 1] as number;
  cards[place] = card;
}

/** Takes one card out of a hand or pile, wherever it lies; false when it is not there. */
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
  /** All of them. */
  readonly count: number;
  /** Those that the viewer knows, in the order in which they lie; of a deck, the top ones first. */
  readonly cards: readonly string[];
  /** Those that the viewer does not know, by what their backs show: `{ '': 3 }` where all backs are alike. */
  readonly unseen: Readonly<Record<string, number>>;
}

/** How the cards of a list or a deck are called, and what their backs show, which −1 and below stand for. */
export interface PileNames {
  readonly id: (card: number) => string;
  readonly back?: (card: number) => string | number;
}

interface Bags {
  readonly bags: readonly { readonly cards: readonly number[] }[];
}

/** The cards of a list or of a deck as they are read by people and programs: no encodings, no secrets. */
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

/** A deck in its parts whose order is known, the top one first. */
export function deckPiles(deck: Bags, names: PileNames): readonly Pile[] {
  return withInputErrors('not a deck', () => [...deck.bags].reverse().map(({ cards }) => pileOf(cards, names)));
}

/** How many counters a supply holds, or 'unlimited' when it never runs short. */
export type Supply = number | 'unlimited';

/** How much of what is wanted the supply can give; nothing is moved. */
export const available = (supply: Supply, wanted: number): number =>
  supply === 'unlimited' ? wanted : Math.min(wanted, supply);

/** What the supply holds after `amount` was taken from it; a negative amount is put back. */
export const drained = (supply: Supply, amount: number): Supply => (supply === 'unlimited' ? supply : supply - amount);
