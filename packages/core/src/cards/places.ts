import { type Bag, remove, sorted } from '../game/deck.js';
import type { Zone } from '../game/secrets.js';
import { InputError } from '../ground/errors.js';
import type { CardKind } from './zones.js';

// The zones of a mutable position by path, and the cards that lie there.

/** A zone by its path, and a number for each `*` of it: `'deck'`, `['hands.*', 1]`. */
export type ZoneAt = string | readonly [path: string, ...at: number[]];

/** The part of an engine that tells about its cards. */
export interface Carded<Options> {
  readonly zones: Readonly<Record<string, Zone | undefined>>;
  pools(options?: Options): Readonly<Record<string, readonly CardKind[]>>;
}

type Remembered = { readonly options: object; memory: Record<string, number[][]> };

const pathOf = (zone: ZoneAt): readonly [string, ...number[]] => (typeof zone === 'string' ? [zone] : zone);

/** The name `hands.1` for `['hands.*', 1]`. */
export function nameOf(zone: ZoneAt): string {
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

export function bagsAt(state: object, zone: ZoneAt): Bag[] {
  const node = nodeAt(state, zone);
  if (!isDeck(node)) throw new InputError(`${nameOf(zone)} is no deck`);
  return node.bags;
}

export function listAt(state: object, zone: ZoneAt): number[] {
  const node = nodeAt(state, zone);
  if (node === undefined) throw new InputError(`there is no ${nameOf(zone)}`);
  if (!Array.isArray(node)) throw new InputError(`${nameOf(zone)} is no hand, row or pile`);
  return node as number[];
}

/** All zones of a pool: decks first, then open zones, then hidden ones. */
export function everywhere<Options>(engine: Carded<Options>, state: object, pool: string): ZoneAt[] {
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

export const deckOf = <Options>(engine: Carded<Options>, state: object, pool: string): ZoneAt | undefined =>
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
export function bringHome(state: object, home: ZoneAt, card: number): void {
  if (!isDeck(nodeAt(state, home))) {
    listAt(state, home).push(card);
    return;
  }
  const bags = bagsAt(state, home);
  const [lowest] = bags;
  if (lowest === undefined) bags.push({ cards: [card], known: [] });
  else lowest.cards = sorted([...lowest.cards, card]);
}

export function holds(state: object, zone: ZoneAt, card: number): boolean {
  const node = nodeAt(state, zone);
  return isDeck(node) ? node.bags.some(({ cards }) => cards.includes(card)) : listAt(state, zone).includes(card);
}

export function takeFrom(state: object, zone: ZoneAt, card: number): boolean {
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

/** Removes all that anybody knows of a zone. */
export function forget(state: object, zone: ZoneAt): void {
  delete (state as Remembered).memory[nameOf(zone)];
}
