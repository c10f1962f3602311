import type { Secrets } from './game.js';

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
export function cardKinds(
  secrets: Secrets,
  start: { readonly options: { players: number }; readonly content: unknown },
): Record<string, CardKind[]> {
  const kinds: Record<string, CardKind[]> = {};
  for (const [name, { cards, id, back }] of Object.entries(secrets.pools(start))) {
    const counts = new Map<number, number>();
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    kinds[name] = [...counts]
      .sort(([one], [other]) => one - other)
      .map(([card, count]) => ({ card, id: id(card), count, ...(back !== undefined && { back: back(card) }) }));
  }
  return kinds;
}
