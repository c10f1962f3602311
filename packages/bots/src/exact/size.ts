import { type AnyAction, InputError, isInputError } from '@rulewright/core';
import { chanceOf } from '../chance.js';
import type { AnyEngine, OptionsIn } from '../game.js';
import { whole } from '../settings.js';

/** How large the tree of a game is, as far as random ways through it tell. */
export interface TreeSize {
  /** About how many nodes it has: right on average, in whatever way the tree is grown. */
  readonly nodes: number;
  /** The standard error of that number; in lopsided trees it is too small itself. */
  readonly error: number;
}

/** A simulation of any game. */
export type World = ReturnType<AnyEngine['simulate']>;

export interface SizeSettings<E extends AnyEngine = AnyEngine> {
  readonly options?: Partial<OptionsIn<E>>;
  /** How many ways are gone; 200 when not given. */
  readonly probes?: number;
  /** Where their chances start; 0 when not given. */
  readonly seed?: string | number;
}

const PROBES = 200;
/** A way through a game that is longer ends here. */
const LONGEST = 10_000;

/**
 * How many nodes the tree of a game has (chance, decisions and ends, one for each way that leads there), by Knuth's method:
 * random ways from the start to an end, each counted as often as there are ways like it. Takes as long as `probes` games.
 * Throws `InputError` for settings and options that are not valid.
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

/** All ways on from somewhere; or about how many there are, where they are too many to list. */
type Ways = { readonly worlds: readonly World[] } | { readonly about: number };

/** How the game begins; where that cannot be listed, one beginning stands for all of them. */
function begins(engine: AnyEngine, options: object | undefined): Ways {
  return listed(() => engine.starts(options).map(({ state }) => engine.simulate(state)));
}

/** What cannot be listed because there is too much of it; anything else that is wrong is thrown. */
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
  /** One of the ways on, with chance as a node of its own where there are several. */
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

/** The answers of the first seat that is asked: where several are, they answer one after the other. */
export function answersOf(world: World): readonly AnyAction[] {
  const [seat] = world.decision()?.seats ?? [];
  return seat === undefined ? [] : world.legalActions(seat);
}

/** Throws `InputError` with the size of a tree that is too large. */
export function mustFit(engine: AnyEngine, options: object | undefined, limit: number): void {
  const { nodes } = treeSize(engine, options === undefined ? {} : { options });
  if (nodes > limit) throw tooLarge(`about ${written(nodes)} nodes`, limit);
}

export const tooLarge = (found: string, limit: number): InputError =>
  new InputError('the tree is too large', [
    { path: 'limit', message: `${found} found, at most ${limit} expected: a smaller game, or a higher limit` },
  ]);

const written = (nodes: number): string => (nodes < 1e6 ? `${nodes}` : nodes.toExponential(1));
