import { onGiven } from '../errors.js';

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
  return onGiven('not a pile', () => {
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
  return onGiven('not a deck', () => [...deck.bags].reverse().map(({ cards }) => pileOf(cards, names)));
}

/** How many counters a supply holds, or 'unlimited' when it never runs short. */
export type Supply = number | 'unlimited';

/** How much of what is wanted the supply can give; nothing is moved. */
export const available = (supply: Supply, wanted: number): number =>
  supply === 'unlimited' ? wanted : Math.min(wanted, supply);

/** What the supply holds after `amount` was taken from it; a negative amount is put back. */
export const drained = (supply: Supply, amount: number): Supply => (supply === 'unlimited' ? supply : supply - amount);
