import { type AnyAction, InputError, isInputError } from '@rulewright/core';
import { chanceOf } from '../chance.js';
import type { AnyEngine, OptionsIn } from '../game.js';
import { whole } from '../settings.js';

/** An estimate of the size of a game tree, from random walks. */
export interface TreeSize {
  /** Estimated number of nodes; right on average for every game. */
  readonly nodes: number;
  /** Standard error of the estimate; in lopsided trees it is too small itself. */
  readonly error: number;
}

/** A simulation of any game. */
export type World = ReturnType<AnyEngine['simulate']>;

export interface SizeSettings<E extends AnyEngine = AnyEngine> {
  readonly options?: Partial<OptionsIn<E>>;
  /** Number of random walks; 200 by default. */
  readonly probes?: number;
  /** Seed of the walks; 0 by default. */
  readonly seed?: string | number;
}

const PROBES = 200;
/** Walks stop after this many decisions. */
const LONGEST = 10_000;

/**
 * Estimates the number of nodes in a game tree by Knuth's method. Nodes are chance, decisions and ends, one for each
 * way that leads there. Random walks go from the start to an end, each weighted by the number of ways like it. It takes
 * as long as `probes` games. Throws `InputError` for invalid settings and options.
 */
export function treeSize<E extends AnyEngine>(engine: E, settings: SizeSettings<E> = {}): TreeSize {
  const probes = whole('probes', settings.probes ?? PROBES, 2);
  const chance = chanceOf(`${settings.seed ?? 0}`);
  const pick = (count: number): number => Math.floor(chance() * count);
  const begin = begins(engine, settings.options);
  let sum = 0;
  let squares = 0;
  for (let probe = 0; probe < probes; probe++) {
    const nodes = alongOneWay(begin, pick);
    sum += nodes;
    squares += nodes * nodes;
  }
  const mean = sum / probes;
  return { nodes: Math.round(mean), error: Math.sqrt(Math.max(0, squares / probes - mean * mean) / (probes - 1)) };
}

/** The possible next worlds, or about how many there are where they are too many to list. */
type Ways = { readonly worlds: readonly World[] } | { readonly about: number };

/** The possible starts of a game. */
function begins(engine: AnyEngine, options: object | undefined): Ways {
  return listed(() => engine.starts(options).map(({ state }) => engine.simulate(state)));
}

/** The listed worlds, or their approximate number when there are too many to list. Other errors are thrown. */
function listed(list: () => readonly World[]): Ways {
  try {
    return { worlds: list() };
  } catch (error) {
    if (isInputError(error) && 'runs' in error && typeof error.runs === 'number') return { about: error.runs };
    throw error;
  }
}

function alongOneWay(begin: Ways, pick: (count: number) => number): number {
  let nodes = 0;
  let weight = 1;
  /** Picks one of the next worlds. Several count as a chance node of their own. */
  const into = (ways: Ways): World | undefined => {
    const count = 'about' in ways ? ways.about : ways.worlds.length;
    if (count > 1) nodes += weight;
    weight *= count;
    if ('worlds' in ways) return ways.worlds[pick(count)];
    nodes += weight;
    return undefined;
  };
  let world = into(begin)?.clone();
  for (let depth = 0; world !== undefined && depth < LONGEST; depth++) {
    nodes += weight;
    const legal = answersOf(world);
    const action = legal[pick(legal.length)];
    if (action === undefined) break;
    weight *= legal.length;
    const before: World = world;
    world = into(listed(() => before.chanceOutcomes(action).map(({ simulation }) => simulation)));
  }
  return nodes;
}

/** The legal actions of the first seat that decides: several seats answer one after the other. */
export function answersOf(world: World): readonly AnyAction[] {
  const [seat] = world.deciders();
  return seat === undefined ? [] : world.legalActions(seat);
}

/** Throws `InputError` if the tree is larger than `limit`; the error says about how large it is. */
export function mustFit(engine: AnyEngine, options: object | undefined, limit: number): void {
  const { nodes } = treeSize(engine, options === undefined ? {} : { options });
  if (nodes > limit) throw tooLarge(`about ${written(nodes)} nodes`, limit);
}

export const tooLarge = (found: string, limit: number): InputError =>
  new InputError('the tree is too large', [
    { path: 'limit', message: `${found} found, at most ${limit} expected: a smaller game, or a higher limit` },
  ]);

const written = (nodes: number): string => (nodes < 1e6 ? `${nodes}` : nodes.toExponential(1));
