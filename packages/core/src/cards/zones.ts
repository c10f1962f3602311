import type { Deck } from '../game/deck.js';
import type { Limited, Secrets, State, Zone } from '../game/game.js';
import type { Seat } from '../game/types.js';
import { EngineBug } from '../ground/errors.js';

/** The cards of a pool, counted, and their backs. */
export interface Pool {
  readonly name: string;
  /** The number of cards of each kind, by the number of the kind. */
  readonly counts: readonly number[];
  readonly id: (card: number) => string;
  /** The different backs in the order of their first cards; one empty name when all are alike. */
  readonly backs: readonly (string | number)[];
  readonly hasBacks: boolean;
  /** The negative number that shows only the back of each kind: −1 − the index of its back. */
  readonly down: readonly number[];
}

/** The pools of a game, counted once for each options object, which all states of a game share. */
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

  /** The ids that scripted draws use for the cards of a pool. */
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
  /** The name that scripted draws use for it. */
  readonly id: string;
  /** The number of copies in the pool. */
  readonly count: number;
  /** The visible side of the card while it lies face down, when the backs of the pool differ. */
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

/** The name of a zone: its path in the zone table, and a number for each `*` of it. */
export type ZoneName = readonly [path: string, ...at: number[]];

/** A prepared row of a game's zone table. */
export interface ZoneRow extends Zone, Limited {
  readonly path: string;
  readonly steps: readonly string[];
  /** The pieces of the path between its stars. */
  readonly pieces: readonly string[];
  /** The keys of its zones by the number for its single star, cached because cards move often. */
  readonly keys: string[];
}

/** A zone of one state: its cards, in a list or a deck. */
export class Place {
  /** The seat of the owner: the number for the first star. */
  readonly owner: Seat | undefined;

  constructor(
    readonly row: ZoneRow,
    readonly cards: number[] | Deck,
    private readonly at: readonly (string | number)[],
    /** The index in `at` at which the numbers for the stars begin. */
    private readonly first: number,
  ) {
    this.owner = at[first] as Seat | undefined;
  }

  /** The number for a star of the path, counted from 0. */
  number(star: number): number {
    return this.at[this.first + star] as number;
  }

  /** The path with its numbers, as `players.1.hidden.0`. Built on demand: most moves never need it. */
  get key(): string {
    return keyOf(this.row, this.at, this.first);
  }
}

/** A state without its generator; the position of a view fits it too. */
export type Positioned = Omit<State, 'rng'>;

/** The zones of a game: where they lie in a state, who may look, what viewers remember, and which cards they hold. */
export class ZoneIndex {
  readonly rows: readonly ZoneRow[];
  readonly pools: Pools;
  private readonly byPath: ReadonlyMap<string, ZoneRow>;

  constructor(
    secrets: Secrets,
    readonly content: unknown,
  ) {
    this.pools = new Pools(secrets, content);
    this.rows = Object.entries(secrets.zones).map(([path, zone]) => ({
      ...zone,
      path,
      steps: path.split('.'),
      pieces: path.split('*'),
      keys: [],
    }));
    this.byPath = new Map(this.rows.map((row) => [row.path, row]));
    const limited = this.rows.filter(({ never }) => never !== undefined).map(({ pool }) => pool);
    if (new Set(limited).size < limited.length)
      throw new EngineBug('one zone of a pool at most says what never lies there');
  }

  /** The zone of that name. Throws `EngineBug` when there is none. */
  find(state: Positioned, name: ZoneName): Place {
    const row = this.byPath.get(name[0]);
    if (row === undefined) throw new EngineBug(`no zone ${name[0]}`);
    let node: unknown = state;
    let at = 1;
    for (const step of row.steps)
      node = (node as Record<string | number, unknown>)[step === '*' ? (name[at++] as number) : step];
    if (node === undefined) throw new EngineBug(`no zone ${name.join(' ')}`);
    return new Place(row, node as number[] | Deck, name, 1);
  }

  /** The `never` of the one zone of a pool that has it. */
  neverIn(pool: string): ZoneRow['never'] {
    return this.rows.find((row) => row.pool === pool && row.never !== undefined)?.never;
  }

  /** Replaces the list of a zone. */
  put(state: Positioned, { key }: Place, cards: number[]): void {
    const steps = key.split('.');
    const last = steps.pop() as string;
    let node: unknown = state;
    for (const step of steps) node = (node as Record<string, unknown>)[step];
    (node as Record<string, unknown>)[last] = cards;
  }

  /**
   * Replaces the cards of a zone in `copy`, which shares parts with `original`; shared parts on the way are copied
   * first.
   */
  replace(copy: object, original: object, place: Place, cards: number[] | Deck): void {
    const { steps } = place.row;
    let star = 0;
    let node = copy as Record<string | number, object>;
    let before = original as Record<string | number, object>;
    for (let i = 0; i < steps.length - 1; i++) {
      const step = steps[i] === '*' ? place.number(star++) : (steps[i] as string);
      const shared = before[step] as Record<string | number, object>;
      if (node[step] === shared) node[step] = Array.isArray(shared) ? [...shared] : { ...shared };
      node = node[step] as Record<string | number, object>;
      before = shared;
    }
    const last = steps[steps.length - 1] as string;
    node[last === '*' ? place.number(star) : last] = cards;
  }

  /** Calls `look` with every zone of a pool, or only with those not open to all. */
  visit(pool: string, position: object, look: (place: Place) => void, which: 'all' | 'secret' = 'all'): void {
    for (const row of this.rows)
      if (row.pool === pool && (which === 'all' || row.visibleTo !== 'all')) eachPlace(row, position, look);
  }
}

/** Calls `look` with every place of a row of the table. */
function eachPlace(row: ZoneRow, position: object, look: (place: Place) => void): void {
  const descend = (node: unknown, depth: number, at: readonly number[]): void => {
    const step = row.steps[depth];
    if (step === undefined) look(new Place(row, node as number[] | Deck, at, 0));
    else if (step === '*') {
      const elements = node as readonly unknown[];
      for (let i = 0; i < elements.length; i++) descend(elements[i], depth + 1, [...at, i]);
    } else descend((node as Record<string, unknown>)[step], depth + 1, at);
  };
  descend(position, 0, []);
}

function keyOf({ pieces, keys }: ZoneRow, at: readonly (string | number)[], first: number): string {
  if (pieces.length !== 2) return keyWith(pieces, at, first);
  const number = at[first] as number;
  keys[number] ??= keyWith(pieces, at, first);
  return keys[number] as string;
}

function keyWith(pieces: readonly string[], at: readonly (string | number)[], first: number): string {
  let key = pieces[0] as string;
  for (let star = 1; star < pieces.length; star++) key += `${at[first + star - 1]}${pieces[star]}`;
  return key;
}

export const isDeck = (cards: number[] | Deck): cards is Deck => !Array.isArray(cards);

/** True when a viewer may look into the zone. */
export const sees = (zone: Zone, owner: Seat | undefined, viewer: number): boolean =>
  zone.visibleTo === 'all' || (zone.visibleTo === 'owner' && owner === viewer);
