import type { Issue } from '@rulewright/core';
import { duplicates, type Provenance, provenance } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { cardFields, cardId, cardProblems, type EmixCard, type Name, name } from './card.js';
import { exactly } from './exactly.js';
import { type Cell, cellFields, MOST_CELLS } from './symbols.js';

const MOST_KINDS = 300;
const id = z.string().check(z.regex(/^[A-Za-z][\w-]{0,39}$/));
/** The origin of a pack's record. */
interface Sourced {
  readonly provenance: Provenance;
  readonly note?: string | undefined;
}
const source = { provenance, note: z.optional(z.string()) };

const FACTS = ['name', 'type', 'cost', 'text'] as const;
/** A kind of card of a pack. */
export interface PackCard extends EmixCard, Sourced {
  /** The facts that the rulebook states, although the rest of the record is ours. */
  readonly attested?: readonly (typeof FACTS)[number][] | undefined;
}
const packCard = exactly<PackCard>()(
  z.strictObject({
    ...cardFields,
    ...source,
    attested: z.optional(z.array(z.enum(FACTS)).check(z.maxLength(FACTS.length))),
  }),
);

/** The list of cards in one player's deck. */
export type DeckList = readonly { readonly card: string; readonly count: number }[];
export const deckList = exactly<DeckList>()(
  z
    .array(z.strictObject({ card: cardId, count: z.int().check(z.minimum(1), z.maximum(90)) }))
    .check(z.maxLength(MOST_KINDS)),
);

/** A ready-made deck of a pack. */
export interface PackDeck extends Sourced {
  readonly id: string;
  readonly name: Name;
  readonly cards: DeckList;
}

/** A content pack as JSON. */
export interface EmixPack {
  readonly id: string;
  readonly name: Name;
  readonly cards: readonly PackCard[];
  readonly board: readonly (Cell & Sourced)[];
  /** Ready-made individual decks, dealt out by seat in turn (EMX-DECK.4). */
  readonly decks: readonly PackDeck[];
}
export const packSchema = exactly<EmixPack>()(
  z.strictObject({
    id,
    name,
    cards: z.array(packCard).check(z.minLength(1), z.maxLength(MOST_KINDS)),
    board: z.array(z.strictObject({ ...cellFields, ...source })).check(z.maxLength(MOST_CELLS)),
    decks: z.array(z.strictObject({ id, name, cards: deckList, ...source })).check(z.maxLength(20)),
  }),
);

/** A kind of card of the pack, and whether it is printed somewhere. */
export interface ContentCard extends EmixCard {
  readonly provenance: Provenance;
}

/** A compiled pack. A kind of card is its index in `cards`; custom cards follow after them. */
export interface Content {
  readonly cards: readonly ContentCard[];
  readonly board: readonly Cell[];
  readonly decks: readonly DeckList[];
}

/** Problems of a pack that its schema cannot express. */
export function packProblems({ cards, board, decks }: EmixPack): Issue[] {
  return [
    ...duplicates(
      cards.map((card) => card.id),
      (i) => `cards.${i}.id`,
    ),
    ...cards.flatMap((card, i) => cardProblems(card, `cards.${i}`)),
    ...boardProblems(board, 'board'),
    ...decks.flatMap(({ cards: list }, i) => deckProblems(list, cards, `decks.${i}.cards`)),
  ];
}

/** A cell has one symbol at most. */
export const boardProblems = (board: readonly Cell[], path: string): Issue[] =>
  duplicates(
    board.map(({ cell }) => `cell ${cell}`),
    (i) => `${path}.${i}.cell`,
  );

/** A deck names each kind once, and only kinds there are. */
export function deckProblems(list: DeckList, cards: readonly EmixCard[], path: string): Issue[] {
  return [
    ...duplicates(
      list.map(({ card }) => card),
      (i) => `${path}.${i}.card`,
    ),
    ...list.flatMap(({ card }, i): Issue[] =>
      cards.some((known) => known.id === card)
        ? []
        : [{ path: `${path}.${i}.card`, message: `no card is called ${card}` }],
    ),
  ];
}

/** Compiles a pack into the form that the rules read. */
export function compile({ cards, board, decks }: EmixPack): Content {
  return {
    cards: cards.map(({ note: _, attested: __, ...card }) => card),
    board: board.map(({ cell, symbol }) => ({ cell, symbol })),
    decks: decks.map((deck) => deck.cards),
  };
}
