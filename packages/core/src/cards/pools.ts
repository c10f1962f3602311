import { EngineBug } from '../errors.js';
import type { Secrets, State } from '../game/game.js';

/** The cards of a pool, counted, and what they look like face down. */
export interface Pool {
  readonly name: string;
  /** How many cards there are of each kind, by its number. */
  readonly counts: readonly number[];
  readonly id: (card: number) => string;
  /** The different backs, in the order of their first cards; one without a name when they are all alike. */
  readonly backs: readonly (string | number)[];
  readonly hasBacks: boolean;
  /** By kind: the negative number that tells its back alone, −1 − its place among the backs. */
  readonly down: readonly number[];
}

/** The pools of a game, counted once for each options object: all states of a game share theirs. */
export class Pools {
  private readonly known = new WeakMap<object, readonly Pool[]>();

  constructor(
    private readonly secrets: Secrets,
    private readonly content: unknown,
  ) {}

  of(options: State['options']): readonly Pool[] {
    const known = this.known.get(options);
    if (known !== undefined) return known;
    const pools = Object.entries(this.secrets.pools({ options, content: this.content })).map(([name, pool]) =>
      counted(name, pool),
    );
    if (Object.isFrozen(options)) this.known.set(options, pools);
    return pools;
  }

  /** How scripted draws call the cards of a pool. */
  idsOf(name: string, options: State['options']): (card: number) => string {
    return this.named(name, options).id;
  }

  named(name: string, options: State['options']): Pool {
    const pool = this.of(options).find((one) => one.name === name);
    if (pool === undefined) throw new EngineBug(`no pool ${name}`);
    return pool;
  }
}

function counted(name: string, { cards, id, back }: ReturnType<Secrets['pools']>[string]): Pool {
  const counts: number[] = [];
  for (const card of cards) {
    while (counts.length <= card) counts.push(0);
    counts[card] = (counts[card] as number) + 1;
  }
  const backs = back === undefined ? [''] : [...new Set(cards.map(back))];
  const down = counts.map((count, card) => (back === undefined || count === 0 ? -1 : -1 - backs.indexOf(back(card))));
  return { name, counts, id, backs, hasBacks: back !== undefined, down };
}

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
