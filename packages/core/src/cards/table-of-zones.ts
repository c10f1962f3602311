import type { Urns } from '../chance/urns.js';
import { EngineBug } from '../errors.js';
import type { Limited, Secrets, State, Zone } from '../game/game.js';
import type { Seat, Viewer } from '../game/types.js';
import type { Bag, Deck } from './deck.js';
import type { Rows } from './knowledge.js';
import { Pools } from './pools.js';

/** Names a zone: its path in the zone table, and a number for each `*` of it. */
export type ZoneName = readonly [path: string, ...at: number[]];

/** One row of a game's zone table, made ready. */
export interface ZoneRow extends Zone, Limited {
  readonly path: string;
  readonly steps: readonly string[];
  /** What stands between the stars of the path. */
  readonly pieces: readonly string[];
  /** The keys of its zones by the number for its star, when it has one: cards are moved often, so no key is made twice. */
  readonly keys: string[];
}

/** A zone of one state: its cards, in a list or a deck. */
export class Place {
  /** The seat of its owner: the number for the first star. */
  readonly owner: Seat | undefined;

  constructor(
    readonly row: ZoneRow,
    readonly cards: number[] | Deck,
    private readonly at: readonly (string | number)[],
    /** Where in `at` the numbers for the stars begin. */
    private readonly first: number,
  ) {
    this.owner = at[first] as Seat | undefined;
  }

  /** What stands for a star of the path, counted from 0. */
  number(star: number): number {
    return this.at[this.first + star] as number;
  }

  /** `players.1.hidden.0`: the path with its numbers. Made when it is asked for: most moves never do. */
  get key(): string {
    return keyOf(this.row, this.at, this.first);
  }
}

/** What a state holds of a game's own fields and of memory; a view's position too. */
export type Positioned = Omit<State, 'rng'>;

const NOT_SEEN: Rows = [];

/** The zones of a game: where they lie in a state, who may look, what is remembered of them, and which cards they hold. */
export class ZoneTable {
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

  /** The zone of that name. */
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

  /** What never lies in the one zone of a pool that says so. */
  neverIn(pool: string): ZoneRow['never'] {
    return this.rows.find((row) => row.pool === pool && row.never !== undefined)?.never;
  }

  /** Guards every list whose cards a viewer does not see, and the bags of all decks: see `Urns`. */
  guard(state: Positioned, urns: Urns): void {
    for (const { name } of this.pools.of(state.options))
      this.visit(name, state, (place) => {
        const { cards, row, owner } = place;
        if (isDeck(cards)) for (const bag of cards.bags) bag.cards = urns.guarded(bag.cards, place.key, true);
        else if (!sees(row, owner, urns.viewer)) this.put(state, place, urns.guarded(cards, place.key));
      });
  }

  /** Draws what the viewer sees by now, and takes the guards off all else. */
  unguard(state: Positioned, urns: Urns): void {
    const lists: number[][] = [];
    for (const { name } of this.pools.of(state.options))
      this.visit(name, state, ({ cards, row, owner }) => {
        for (const list of isDeck(cards) ? cards.bags.map((bag) => bag.cards) : [cards]) {
          if (sees(row, owner, urns.viewer)) urns.drawAll(urns.rawOf(list), isDeck(cards));
          lists.push(list);
        }
      });
    urns.close(lists);
  }

  /** Lays another list where a zone lies. */
  put(state: Positioned, { key }: Place, cards: number[]): void {
    const steps = key.split('.');
    const last = steps.pop() as string;
    let node: unknown = state;
    for (const step of steps) node = (node as Record<string, unknown>)[step];
    (node as Record<string, unknown>)[last] = cards;
  }

  /** Lays other cards where a zone lies in `copy`, which shares parts with the original: what is on the way is copied first. */
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

  /** Shows every zone of a pool, or those alone that are not open to all. */
  visit(pool: string, position: object, look: (place: Place) => void, which: 'all' | 'secret' = 'all'): void {
    for (const row of this.rows)
      if (row.pool === pool && (which === 'all' || row.visibleTo !== 'all')) eachPlace(row, position, look);
  }
}

/** Shows every place of a row of the table. */
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

/** The place of a viewer in what is known: a seat has its own number, the spectator comes after the last one. */
export const placeOfViewer = (viewer: Viewer, players: number): number => (viewer === 'spectator' ? players : viewer);
/** The viewer at that place. */
export const viewerAt = (place: number, players: number): Viewer => (place === players ? 'spectator' : place);

/** Whether a viewer may look into the zone. */
export const sees = (zone: Zone, owner: Seat | undefined, viewer: number): boolean =>
  zone.visibleTo === 'all' || (zone.visibleTo === 'owner' && owner === viewer);

/** What is known of the cards of a plain zone. */
export const remembered = ({ memory }: Positioned, key: string): Rows =>
  (Object.hasOwn(memory, key) ? memory[key] : undefined) ?? NOT_SEEN;

/** The parts of a zone whose cards are alike to whoever cannot look: the list itself, or the bags of a deck. */
export function parts(position: Positioned, { cards, key }: Place): Bag[] {
  return isDeck(cards) ? cards.bags : [{ cards, known: remembered(position, key) }];
}
