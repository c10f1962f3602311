import type { Draw } from './trace.js';

/** The generator as data: the four numbers of alea, and the scripted draws. */
export interface Rng {
  alea: [c: number, s0: number, s1: number, s2: number];
  script: Draw[];
  /** Requires every draw to be scripted; any other throws `InputError`. With `dice` cards may be left to chance. */
  strict?: true | 'dice';
}

/** The start of randomness: any text or finite number; 7 and '7' are the same seed. */
export type Seed = string | number;

/** The source of chance for rules. `purpose` and `seat` are what a named draw of a script refers to. */
export interface Chance {
  /** A face of a die, 1 … sides; six sides by default. */
  die(sides?: number, purpose?: string, seat?: number): number;
  /** A random element, each equally likely; the list is not empty. */
  pick<X>(from: readonly X[], purpose?: string, seat?: number): X;
  /**
   * The index of a random card of a list, each equally likely.
   *
   * Equal cards are one result, the first index of their kind; when all are alike nothing is drawn. A script names the
   * card by its id, with `only` where nothing is drawn.
   */
  card(cards: readonly number[], ids: () => (card: number) => string, purpose: string, seat?: number): number;
  /** A new array of the same elements in random order. */
  shuffled<X>(from: readonly X[]): X[];
}
