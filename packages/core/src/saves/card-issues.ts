import { memoryOf, type Rows } from '../cards/memory.js';
import { isDeck, type Place, type Pool, sees, type ZoneIndex } from '../cards/zones.js';
import type { State } from '../game/game.js';
import type { Issue } from '../ground/errors.js';

// Checks the cards of a state: each pool lies in its zones, and nobody remembers the impossible.

/** Every problem of the cards, each with its path, the expected and the found. */
export function cardIssues(zones: ZoneIndex, state: State): Issue[] {
  const known = new Set<string>();
  const issues = zones.pools.of(state.options).flatMap((pool) => {
    const places: Place[] = [];
    zones.visit(pool.name, state, (place) => places.push(place));
    for (const { key } of places) known.add(key);
    return [...poolIssues(pool, places), ...places.flatMap((place) => placeIssues(state, place))];
  });
  for (const key of Object.keys(state.memory))
    if (!known.has(key))
      issues.push({ path: `memory.${key}`, message: 'expected a zone of cards, found none of this name' });
  return issues;
}

const rowsAt = ({ cards }: Place): readonly (readonly number[])[] =>
  isDeck(cards) ? cards.bags.map((bag) => bag.cards) : [cards];

/** Checks that the zones hold every card of the pool and no other. */
function poolIssues({ name, counts, id }: Pool, places: readonly Place[]): Issue[] {
  const missing = [...counts];
  const strange = new Map<number, number>();
  for (const place of places)
    for (const row of rowsAt(place))
      for (const card of row) {
        const left = missing[card];
        if (left === undefined) strange.set(card, (strange.get(card) ?? 0) - 1);
        else missing[card] = left - 1;
      }
  if (strange.size === 0 && missing.every((count) => count === 0)) return [];
  return [...missing.entries(), ...strange].flatMap(([card, count]): Issue[] => {
    if (count === 0) return [];
    const of = counts[card] ?? 0;
    const message = `${of === 0 ? `${card}` : id(card)}, a card of ${name}: found ${of - count}, expected ${of}`;
    const where = places.findLast((place) => rowsAt(place).some((row) => row.includes(card)));
    return [{ path: (where ?? places[0])?.key ?? name, message }];
  });
}

function placeIssues(state: State, place: Place): Issue[] {
  const { cards, key } = place;
  if (!isDeck(cards)) return rowIssues(state, place, cards, { rows: memoryOf(state, place), path: `memory.${key}` });
  return cards.bags.flatMap((bag, i): Issue[] => {
    const path = `${key}.bags.${i}`;
    if (bag.cards.length === 0) return [{ path, message: 'expected a card, found an empty bag' }];
    if (!isSorted(bag.cards))
      return [{ path, message: `expected cards in ascending order, found ${bag.cards.join()}` }];
    return rowIssues(state, place, bag.cards, { rows: bag.known, path: `${path}.known` });
  });
}

/**
 * Checks memory: remembered cards lie there, a viewer who can look remembers nothing, and everybody knows what the
 * spectator knows.
 */
function rowIssues(
  { options: { players } }: State,
  { row, owner, key }: Place,
  cards: readonly number[],
  { rows, path }: { readonly rows: Rows; readonly path: string },
): Issue[] {
  if (rows.length === 0) return [];
  if (rows.length !== players + 1) return [{ path, message: `found ${rows.length} lists, expected ${players + 1}` }];
  if (rows.every((known) => known.length === 0)) return [{ path, message: 'nobody knows anything: expected no lists' }];
  const common = rows[players] as number[];
  return rows.flatMap((known, viewer): Issue[] => {
    const issue = (message: string): Issue[] => [{ path: `${path}.${viewer}`, message }];
    if (!isSorted(known)) return issue(`expected cards in ascending order, found ${known.join()}`);
    if (sees(row, owner, viewer)) return known.length === 0 ? [] : issue(`who looks into ${key} remembers nothing`);
    if (!holds(cards, known)) return issue(`${known.join()} is remembered, ${[...cards].join()} lies there`);
    return holds(known, common) ? [] : issue('everybody knows what the spectator knows');
  });
}

const isSorted = (cards: readonly number[]): boolean =>
  cards.every((card, i) => i === 0 || card >= (cards[i - 1] ?? 0));

/** True when `cards` contains all of `some`, with multiplicity. */
function holds(cards: readonly number[], some: readonly number[]): boolean {
  const left = new Map<number, number>();
  for (const card of cards) left.set(card, (left.get(card) ?? 0) + 1);
  return some.every((card) => {
    const count = left.get(card) ?? 0;
    left.set(card, count - 1);
    return count > 0;
  });
}
