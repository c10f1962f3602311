import type { CardKind } from './cards/zones.js';
import { type Bag, type Pile, remove, sorted, stackedDeck } from './game/deck.js';
import type { Zone } from './game/secrets.js';
import { guarded, InputError } from './ground/errors.js';
import { suggestion } from './ground/suggestion.js';

export { type KnownEngines, knownEngines } from './cards/known-engines.js';
export { bySeat, commonWords, type Word, type Words, wordsOf } from './cards/position-words.js';

// Builders of positions in every game move cards by ids with this code. So no card is created or lost, nobody keeps
// knowledge of a card that has gone, and a misspelt id differs from an absent card.

/** A zone by its path, and a number for each `*` of it: `'deck'`, `['hands.*', 1]`. */
export type ZoneAt = string | readonly [path: string, ...at: number[]];

/** Cards by id in the order they lie in, or a pile as positions are read. */
export type WrittenPile = readonly string[] | Pick<Pile, 'cards'>;

/** The writable form of a reading model: any of its fields, with piles also as lists of ids. */
export type Written<Model> = {
  readonly [Field in keyof Model]?: Model[Field] extends Pile
    ? WrittenPile
    : Model[Field] extends readonly Pile[]
      ? readonly WrittenPile[]
      : Model[Field];
};

/** The part of an engine that tells about its cards. */
interface Carded<Options> {
  readonly zones: Readonly<Record<string, Zone | undefined>>;
  pools(options?: Options): Readonly<Record<string, readonly CardKind[]>>;
}

type Remembered = { readonly options: object; memory: Record<string, number[][]> };

/**
 * The index of the entry with this id in a list of the content. Throws `InputError` with similar ids when there is
 * none.
 */
export const placeOfId: (list: readonly { readonly id: string }[], id: string) => number = guarded((list, id) => {
  const place = list.findIndex((entry) => entry.id === id);
  if (place >= 0) return place;
  const ids = list.map((entry) => entry.id);
  throw new InputError(`nothing is called ${id}${suggestion(id, ids)}`);
});

/** The entry of a list at a number, by seat or by `what`. Throws `InputError` when there is none. */
export const entryAt: <X>(list: readonly X[], number: number, what?: string) => X = guarded(
  <X>(list: readonly X[], number: number, what = 'seat'): X => {
    const found = list[number];
    if (found === undefined) throw new InputError(`expected a ${what} from 0 to ${list.length - 1}, found ${number}`);
    return found;
  },
);

/** Moves the cards of mutable positions. Throws `InputError` for anything impossible. */
export interface CardMover {
  /** The number of a card in the pool of a zone. */
  numberOf(state: object, zone: ZoneAt, id: string): number;
  /**
   * Takes a card out of the first of these zones that holds one, out of the lowest bag of a deck, and returns its
   * number.
   *
   * Without zones it comes from anywhere: rather from a deck than from an open zone, and rather from there than from a
   * hand. Of equal cards in a list the last one goes.
   */
  take(state: object, zone: ZoneAt, id: string, from?: readonly ZoneAt[]): number;
  /** Moves cards to the end of a hand, a row or a pile: the last one is on top of a pile. */
  put(state: object, zone: ZoneAt, ids: readonly string[], from?: readonly ZoneAt[]): void;
  /** Puts cards on a deck, the first id on top, unknown to everybody. By default they come from further down in it. */
  stack(state: object, deck: ZoneAt, ids: readonly string[], from?: readonly ZoneAt[]): void;
  /** Shuffles a deck, so that nobody knows anything about it. */
  shuffle(state: object, deck: ZoneAt): void;
  /** Moves all cards of a hand, a row or a pile to the lowest bag of their deck. */
  empty(state: object, zone: ZoneAt): void;
  /** Puts exactly these cards in a zone, in this order; the previous ones go to their deck first. */
  fill(state: object, zone: ZoneAt, cards: WrittenPile): void;
  /** Puts parts of known order on a deck, the top one first; the other cards of the deck stay below. */
  pile(state: object, deck: ZoneAt, parts: readonly WrittenPile[]): void;
}

/** Tools to move cards by hand. `homeOf` returns the home of a card if that is not the first deck of its pool. */
export function cardMover<Options>(
  from: Carded<Options> | ((state: object) => Carded<Options>),
  homeOf: (state: object, pool: string, card: number) => ZoneAt | undefined = () => undefined,
): CardMover {
  const engineOf = typeof from === 'function' ? from : () => from;
  const poolOf = (state: object, zone: ZoneAt): string => {
    const [path] = pathOf(zone);
    const { zones } = engineOf(state);
    const pool = zones[path]?.pool;
    if (pool === undefined) throw new InputError(`no cards lie at ${path}${suggestion(path, Object.keys(zones))}`);
    return pool;
  };
  const pools = new WeakMap<object, WeakMap<object, Readonly<Record<string, readonly CardKind[]>>>>();
  const kindsOf = (state: object, zone: ZoneAt): readonly CardKind[] => {
    const { options } = state as { readonly options: Options & object };
    const engine = engineOf(state);
    const ofEngine = pools.get(engine) ?? new WeakMap();
    pools.set(engine, ofEngine);
    const known = ofEngine.get(options) ?? engine.pools(options);
    ofEngine.set(options, known);
    return known[poolOf(state, zone)] ?? [];
  };
  const numberOf = (state: object, zone: ZoneAt, id: string): number => {
    const kinds = kindsOf(state, zone);
    const kind = kinds.find((one) => one.id === id);
    if (kind !== undefined) return kind.card;
    throw new InputError(
      `no card is called ${id}${suggestion(
        id,
        kinds.map((one) => one.id),
      )}`,
    );
  };
  const take: CardMover['take'] = (state, zone, id, from) => {
    const card = numberOf(state, zone, id);
    for (const place of from ?? everywhere(engineOf(state), state, poolOf(state, zone)))
      if (takeFrom(state, place, card)) return card;
    const all = everywhere(engineOf(state), state, poolOf(state, zone));
    const lies = all.filter((place) => holds(state, place, card)).map(nameOf);
    const found = lies.length === 0 ? 'none is left' : `it lies at ${lies.join(', ')}`;
    throw new InputError(`no ${id} at ${(from ?? all).map(nameOf).join(', ')}; ${found}`);
  };
  const empty = (state: object, zone: ZoneAt): void => {
    const pool = poolOf(state, zone);
    for (const card of listAt(state, zone).splice(0)) {
      const home = homeOf(state, pool, card) ?? deckOf(engineOf(state), state, pool);
      if (home === undefined) throw new InputError(`cards of ${nameOf(zone)} have no deck to go to`);
      bringHome(state, home, card);
    }
    delete (state as Remembered).memory[nameOf(zone)];
  };
  const put: CardMover['put'] = (state, zone, ids, from) => {
    mustBeList(ids);
    const taken = ids.map((id) => take(state, zone, id, from));
    listAt(state, zone).push(...taken);
  };
  return {
    numberOf,
    take,
    put,
    empty,
    stack(state, deck, ids, from = [deck]) {
      mustBeList(ids);
      bagsAt(state, deck);
      const taken = ids.map((id) => take(state, deck, id, from));
      bagsAt(state, deck).push(...taken.reverse().map((card): Bag => ({ cards: [card], known: [] })));
    },
    shuffle(state, deck) {
      const bags = bagsAt(state, deck);
      bags.splice(0, bags.length, ...stackedDeck([bags.flatMap(({ cards }) => cards)]).bags);
    },
    fill(state, zone, cards) {
      empty(state, zone);
      put(state, zone, idsOf(cards));
    },
    pile(state, deck, parts) {
      const bags = parts.map((part) => idsOf(part).map((id) => take(state, deck, id)));
      bagsAt(state, deck).push(...bags.reverse().map((cards): Bag => ({ cards: sorted(cards), known: [] })));
    },
  };
}

function idsOf(pile: WrittenPile): readonly string[] {
  const ids = typeof pile === 'object' && 'cards' in pile ? pile.cards : pile;
  mustBeList(ids);
  return ids;
}

/** Cards are given as a list, also where there is one: a text would be read letter by letter. Throws `InputError`. */
export function mustBeList(ids: unknown): void {
  if (!Array.isArray(ids))
    throw new InputError(`expected a list of ids, such as [${String(ids)}], found ${typeof ids}`);
}

const pathOf = (zone: ZoneAt): readonly [string, ...number[]] => (typeof zone === 'string' ? [zone] : zone);

/** The name `hands.1` for `['hands.*', 1]`. */
function nameOf(zone: ZoneAt): string {
  const [path, ...at] = pathOf(zone);
  return path.replaceAll('*', () => String(at.shift()));
}

function nodeAt(state: object, zone: ZoneAt): unknown {
  let node: unknown = state;
  for (const step of nameOf(zone).split('.')) node = (node as Record<string, unknown> | undefined)?.[step];
  return node;
}

const isDeck = (node: unknown): node is { bags: Bag[] } =>
  typeof node === 'object' && node !== null && Array.isArray((node as { readonly bags?: unknown }).bags);

function bagsAt(state: object, zone: ZoneAt): Bag[] {
  const node = nodeAt(state, zone);
  if (!isDeck(node)) throw new InputError(`${nameOf(zone)} is no deck`);
  return node.bags;
}

function listAt(state: object, zone: ZoneAt): number[] {
  const node = nodeAt(state, zone);
  if (node === undefined) throw new InputError(`there is no ${nameOf(zone)}`);
  if (!Array.isArray(node)) throw new InputError(`${nameOf(zone)} is no hand, row or pile`);
  return node as number[];
}

/** All zones of a pool: decks first, then open zones, then hidden ones. */
function everywhere<Options>(engine: Carded<Options>, state: object, pool: string): ZoneAt[] {
  const places = Object.entries(engine.zones)
    .filter(([, zone]) => zone?.pool === pool)
    .flatMap(([path, zone]) =>
      placesOf(state, path).map((place) => {
        const rank = zone?.visibleTo === 'all' ? 1 : 2;
        return { place, rank: isDeck(nodeAt(state, place)) ? 0 : rank };
      }),
    );
  return places.sort((a, b) => a.rank - b.rank).map(({ place }) => place);
}

const deckOf = <Options>(engine: Carded<Options>, state: object, pool: string): ZoneAt | undefined =>
  everywhere(engine, state, pool).find((place) => isDeck(nodeAt(state, place)));

/** Every zone that a path with stars stands for. */
function placesOf(state: object, path: string): [string, ...number[]][] {
  let found: { readonly node: unknown; readonly at: number[] }[] = [{ node: state, at: [] }];
  for (const step of path.split('.'))
    found = found.flatMap(({ node, at }) =>
      step === '*'
        ? (node as readonly unknown[]).map((child, i) => ({ node: child, at: [...at, i] }))
        : [{ node: (node as Record<string, unknown>)[step], at }],
    );
  return found.map(({ at }) => [path, ...at]);
}

/** Adds a card to the lowest bag of a deck, or to the end of a list. */
function bringHome(state: object, home: ZoneAt, card: number): void {
  if (!isDeck(nodeAt(state, home))) {
    listAt(state, home).push(card);
    return;
  }
  const bags = bagsAt(state, home);
  const [lowest] = bags;
  if (lowest === undefined) bags.push({ cards: [card], known: [] });
  else lowest.cards = sorted([...lowest.cards, card]);
}

function holds(state: object, zone: ZoneAt, card: number): boolean {
  const node = nodeAt(state, zone);
  return isDeck(node) ? node.bags.some(({ cards }) => cards.includes(card)) : listAt(state, zone).includes(card);
}

function takeFrom(state: object, zone: ZoneAt, card: number): boolean {
  const node = nodeAt(state, zone);
  if (!isDeck(node)) {
    const list = listAt(state, zone);
    const place = list.lastIndexOf(card);
    if (place < 0) return false;
    list.splice(place, 1);
    const { memory } = state as Remembered;
    const rows = known(memory[nameOf(zone)] ?? [], list);
    if (rows.length === 0) delete memory[nameOf(zone)];
    else memory[nameOf(zone)] = rows;
    return true;
  }
  const bag = node.bags.find(({ cards }) => remove(cards, card));
  if (bag === undefined) return false;
  bag.known = known(bag.known, bag.cards);
  node.bags = node.bags.filter(({ cards }) => cards.length > 0);
  return true;
}

/** Removes from memory the cards that are no longer there. */
function known(rows: readonly (readonly number[])[], cards: readonly number[]): number[][] {
  const left = rows.map((row) => {
    const rest = [...cards];
    return row.filter((card) => remove(rest, card));
  });
  return left.every((row) => row.length === 0) ? [] : left;
}
