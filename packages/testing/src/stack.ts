import type { AnyAction, Engine } from '@rulewright/core';
import type { AnyState } from './any.js';
import { isTree, jsonCopy } from './data.js';
import { less } from './parts.js';

/** The path of a zone and a number for each `*` of it. */
export type ZoneName = readonly [path: string, ...at: number[]];

interface Bag {
  cards: number[];
  known: number[][];
}

/** The position with these cards of a deck on top of it, the first one uppermost. */
export function layOnTop<State extends AnyState>(
  engine: Pick<Engine<State, AnyAction, unknown, unknown>, 'zones' | 'pools' | 'load'>,
  state: State,
  [path, ...at]: ZoneName,
  ids: readonly string[],
): State {
  const kinds = engine.pools(state.options)[engine.zones[path]?.pool ?? ''];
  if (kinds === undefined) throw new Error(`no deck of cards: ${path}`);
  const copy = jsonCopy(state);
  const bags = bagsAt(copy, path, at);
  const laid: Bag[] = [];
  for (const id of ids) {
    const card = kinds.find((kind) => kind.id === id)?.card;
    const bag = bags.findLast(({ cards }) => card !== undefined && cards.includes(card));
    if (card === undefined || bag === undefined) throw new Error(`${path} holds no ${id}`);
    takeOut(bag, card);
    if (bag.cards.length === 0) bags.splice(bags.indexOf(bag), 1);
    laid.unshift({ cards: [card], known: [] });
  }
  bags.push(...laid);
  return engine.load(copy);
}

function bagsAt(state: unknown, path: string, at: readonly number[]): Bag[] {
  let node = state;
  let star = 0;
  for (const step of path.split('.')) node = isTree(node) ? node[step === '*' ? String(at[star++]) : step] : undefined;
  if (!isTree(node) || !Array.isArray(node.bags)) throw new Error(`${path} is no deck`);
  return node.bags as Bag[];
}

/** Whoever knew more of these cards than are left knows one fewer. */
function takeOut(bag: Bag, card: number): void {
  const count = (cards: readonly number[]) => cards.filter((other) => other === card).length;
  bag.cards = less(bag.cards, [card]);
  bag.known = bag.known.map((row) => (count(row) > count(bag.cards) ? less(row, [card]) : row));
  if (bag.known.every((row) => row.length === 0)) bag.known = [];
}
