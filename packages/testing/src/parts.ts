import type { Seat, Viewer } from '@rulewright/core';
import type { AnyEngine } from './any.js';
import { isTree, type Tree } from './data.js';

// The zones of an engine, as its table names them, in a state or in the position of a view.

/** A list of cards that somebody may or may not look at: a zone, or one bag of a deck. */
export interface Part {
  readonly pool: string;
  /** The path of its zone with the numbers in it: `hands.1`. */
  readonly key: string;
  /** Of a deck: which bag, counted from the bottom. */
  readonly bag: number | undefined;
  readonly visibleTo: 'all' | 'owner' | 'nobody';
  readonly owner: Seat | undefined;
  readonly cards: number[];
  /** Cards of this part that viewers remember: by seat, the spectator last; empty when nobody remembers anything. */
  readonly known: number[][];
}

/** Every part of these pools. The lists are those of the position itself. */
export function partsOf(engine: AnyEngine, position: object, pools: readonly string[]): Part[] {
  const found: Part[] = [];
  const { memory } = position as { readonly memory?: Readonly<Record<string, number[][]>> };
  for (const [path, zone] of Object.entries(engine.zones)) {
    if (zone === undefined || !pools.includes(zone.pool)) continue;
    const steps = path.split('.');
    const visit = (node: unknown, depth: number, key: string, owner: Seat | undefined): void => {
      const step = steps[depth];
      if (step === '*') {
        if (Array.isArray(node))
          node.forEach((child, i) => {
            visit(child, depth + 1, `${key}.${i}`, owner ?? i);
          });
      } else if (step !== undefined)
        visit(isTree(node) ? node[step] : undefined, depth + 1, depth === 0 ? step : `${key}.${step}`, owner);
      else if (Array.isArray(node))
        found.push({ ...zone, key, owner, bag: undefined, cards: node, known: memory?.[key] ?? [] });
      else
        bagsOf(node).forEach(({ cards, known }, bag) => {
          found.push({ ...zone, key, owner, bag, cards, known });
        });
    };
    visit(position, 0, '', undefined);
  }
  return found;
}

const bagsOf = (deck: unknown): readonly { cards: number[]; known: number[][] }[] =>
  ((deck as Tree | undefined)?.bags ?? []) as { cards: number[]; known: number[][] }[];

/** The pools of a position. */
export const poolsOf = (engine: AnyEngine, { options }: { readonly options: object }): readonly string[] =>
  Object.keys(engine.pools(options));

export const canSee = ({ visibleTo, owner }: Pick<Part, 'visibleTo' | 'owner'>, viewer: Viewer): boolean =>
  visibleTo === 'all' || (visibleTo === 'owner' && owner === viewer);

/** The cards without some of them, each as often as it is named. */
export function less<X>(cards: readonly X[], some: readonly X[]): X[] {
  const rest = [...cards];
  for (const card of some) {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

/** True when all of `some` are among the cards, each as often as it is named. */
export const holdsAll = (cards: readonly number[], some: readonly number[]): boolean =>
  less(cards, some).length === cards.length - some.length;
