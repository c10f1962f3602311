import type { AnyAction } from '@rulewright/core';
import { at } from '@rulewright/core';
import { type Entry, entries, firstStates } from './engines.js';
import { choices } from './random.js';
import { type Effort, inRounds, type Measured, type Side, times } from './rounds.js';
import { median } from './statistics.js';

/** What one call costs in the middle of a game of two players, in microseconds, by what is called. */
export interface Costs {
  readonly name: string;
  readonly calls: Readonly<Record<string, number>>;
  /** `legalActions` of a view, in those of its state. */
  readonly listOfView: Measured;
}

const POSITIONS = 8;
const DECISIONS = 40;
/** All calls take turns, a slice each, so that a machine that is slow now and then is slow for all. */
const ROUNDS = 7;
const WARM_ROUNDS = 4;

/** Every game with hidden cards, for so long. */
export const measureCosts = (ms: number, effort: Omit<Effort, 'pieces'>): readonly Costs[] =>
  entries
    .filter(({ engine, players }) => players === 2 && Object.keys(engine.pools()).length > 0)
    .map((entry) => costsOf(entry, ms, effort));

function costsOf(entry: Entry, ms: number, effort: Omit<Effort, 'pieces'>): Costs {
  const middles = firstStates(entry)
    .slice(0, POSITIONS)
    .map((first, seed) => middleOf(entry, first, seed));
  const positions = middles.map((state) => timers(entry, state));
  // everything is compiled before anything is timed: what comes first in a process would look slow
  const sliceMs = ms / (ROUNDS + WARM_ROUNDS) / POSITIONS / Object.keys(at(positions, 0)).length;
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++)
    for (const calls of positions) for (const timer of Object.values(calls)) timer.run(sliceMs, round >= WARM_ROUNDS);
  const cost = (name: string) => median(positions.map((calls) => calls[name]?.best ?? Number.NaN));
  return {
    name: entry.engine.id,
    calls: Object.fromEntries(Object.keys(at(positions, 0)).map((name) => [name, cost(name)])),
    listOfView: listOfView(entry, middles, effort),
  };
}

/** So many lists are timed together. */
const LISTS = 100;

function listOfView({ engine }: Entry, states: readonly unknown[], effort: Omit<Effort, 'pieces'>): Measured {
  const views = states.map((state) => engine.view(state, at(engine.decision(state)?.seats ?? [], 0)));
  const listing =
    (positions: readonly unknown[]): Side =>
    (piece) => {
      for (let i = 0; i < LISTS; i++) engine.legalActions(positions[piece] as never);
      return LISTS;
    };
  const { state, view } = inRounds(
    { state: listing(states), view: listing(views) },
    { ...effort, pieces: states.length },
  );
  return times(state, view);
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

/** Microseconds of one call: in the quickest of its slices. */
interface Timer {
  best: number;
  run(ms: number, isTimed: boolean): void;
}

const timers = (entry: Entry, state: unknown): Readonly<Record<string, Timer>> =>
  Object.fromEntries(Object.entries(callsIn(entry, state)).map(([name, call]) => [name, timer(call)]));

function timer(call: () => unknown): Timer {
  let batch = 1;
  return {
    best: Number.POSITIVE_INFINITY,
    run(ms, isTimed) {
      const end = performance.now() + ms;
      for (let begun = performance.now(); begun < end; ) {
        for (let i = 0; i < batch; i++) call();
        const now = performance.now();
        if (isTimed) this.best = Math.min(this.best, ((now - begun) * 1000) / batch);
        // long enough for the clock
        else if ((now - begun) * SHARE < ms) batch *= 2;
        begun = now;
      }
    },
  };
}

/** A slice holds so many batches, about. */
const SHARE = 8;
