import type { Deck } from './deck.js';

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
