import type { Pool } from './pools.js';

/** One kind of card in a pool. */
export interface CardKind {
  /** Its number, as it stands in the zones. */
  readonly card: number;
  /** How scripted draws call it. */
  readonly id: string;
  /** How many of it are in the pool. */
  readonly count: number;
  /** What everybody sees of it while it lies face down, when the backs of the pool differ. */
  readonly back?: string | number;
}

/** The kinds of every pool, by their numbers. */
export const cardKinds = (pools: readonly Pool[]): Record<string, CardKind[]> =>
  Object.fromEntries(pools.map((pool) => [pool.name, kindsOf(pool)]));

const kindsOf = ({ counts, id, hasBacks, backs, down }: Pool): CardKind[] =>
  counts.flatMap((count, card) => {
    const back = hasBacks ? backs[-1 - (down[card] as number)] : undefined;
    return count === 0 ? [] : [{ card, id: id(card), count, ...(back !== undefined && { back }) }];
  });
