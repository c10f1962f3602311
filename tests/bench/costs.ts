import type { AnyAction } from '@rulewright/core';
import { at } from '@rulewright/core';
import { type Entry, entries, firstStates } from './engines.js';
import { choices } from './random.js';
import { median } from './statistics.js';

/** What one call costs in the middle of a game of two players, in microseconds, by what is called. */
export interface Costs {
  readonly name: string;
  readonly calls: Readonly<Record<string, number>>;
}

const POSITIONS = 8;
const DECISIONS = 40;
const BATCHES = 7;

/** Every game with hidden cards, for so long. */
export const measureCosts = (ms: number): readonly Costs[] =>
  entries
    .filter(({ engine, players }) => players === 2 && Object.keys(engine.pools()).length > 0)
    .map((entry) => costsOf(entry, ms));

function costsOf(entry: Entry, ms: number): Costs {
  const each = firstStates(entry)
    .slice(0, POSITIONS)
    .map((first, seed) => callsIn(entry, middleOf(entry, first, seed)));
  const names = Object.keys(at(each, 0));
  const cost = (name: string) =>
    median(each.map((calls) => timed(calls[name] ?? (() => 0), ms / POSITIONS / names.length)));
  return { name: entry.engine.id, calls: Object.fromEntries(names.map((name) => [name, cost(name)])) };
}

/** A position of a random game in which somebody has something to decide. */
function middleOf({ engine }: Entry, first: unknown, seed: number): unknown {
  const choose = choices(seed);
  let state = first;
  for (let taken = 0; taken < DECISIONS || engine.legalActions(state).length < 2; taken++) {
    const legal = engine.legalActions(state);
    state = engine.apply(state, at(legal, choose(legal.length)));
  }
  return state;
}

/** By name: what a bot or a server calls, in the order in which a page tells of it. */
function callsIn({ engine }: Entry, state: unknown): Record<string, () => unknown> {
  const legal: readonly AnyAction[] = engine.legalActions(state);
  const action = at(legal, legal.length >> 1);
  const { seat } = action;
  const view = engine.view(state, seat);
  const json = JSON.stringify(state);
  const world = engine.simulate(state);
  let seed = 0;
  return {
    'legalActions(state)': () => engine.legalActions(state),
    'view(state, seat)': () => engine.view(state, seat),
    'legalActions(view)': () => engine.legalActions(view),
    'decision(view)': () => engine.decision(view),
    'explain(view, action)': () => engine.explain(view, action),
    'apply(state, action)': () => engine.apply(state, action),
    'step(state, action)': () => engine.step(state, action),
    'simulate(state)': () => engine.simulate(state),
    'simulate(view, seed)': () => engine.simulate(view, seed++),
    'world.clone()': () => world.clone(),
    'JSON.stringify(state)': () => JSON.stringify(state),
    'load(JSON.parse(text))': () => engine.load(JSON.parse(json)),
  };
}

/** Microseconds of one call: the median of some batches. */
function timed(call: () => unknown, ms: number): number {
  const start = performance.now();
  let times = 0;
  do {
    call();
    times++;
  } while (performance.now() - start < ms / (BATCHES + 1));
  const batches = Array.from({ length: BATCHES }, () => {
    const begun = performance.now();
    for (let i = 0; i < times; i++) call();
    return ((performance.now() - begun) * 1000) / times;
  });
  return median(batches);
}
