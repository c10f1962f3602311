import { at } from '@rulewright/core';
import { type Entry, entries, firstStates } from './engines.js';
import { choices } from './random.js';
import { type Effort, inRounds, type Measured, measured, type Side, times } from './rounds.js';
import { median, quantile } from './statistics.js';

/** One engine call by call: times in microseconds, sizes in bytes. */
export interface Latency {
  readonly name: string;
  readonly legalActions: { readonly p50: number; readonly p999: number };
  readonly apply: { readonly p50: number; readonly p99: number };
  /** A clone of the state in the middle of a game. */
  readonly clone: number;
  /** A clone, in copies of the same state by a loop of plain JavaScript. */
  readonly cloneInCopies: Measured;
  /** `load` of that state from plain data, in clones. */
  readonly load: Measured;
  readonly stateBytes: number;
  readonly decisionsPerGame: number;
  readonly listed: { readonly p50: number; readonly most: number };
}

/** Each engine for so long by itself. */
export const measureLatencies = (ms: number, effort: Omit<Effort, 'pieces'>): readonly Latency[] =>
  entries.map((entry) => latency(entry, ms, effort));

function latency(entry: Entry, ms: number, effort: Omit<Effort, 'pieces'>): Latency {
  const { listing, applying, lengths, listed } = sample(entry, ms);
  const middles = firstStates(entry).map((state) => middle(entry, state));
  const { clone, copy, load } = inRounds(copying(entry, middles), { ...effort, pieces: middles.length });
  return {
    name: entry.name,
    legalActions: { p50: median(listing), p999: quantile(listing, 0.999) },
    apply: { p50: median(applying), p99: quantile(applying, 0.99) },
    clone: 1e6 / measured(clone).median,
    cloneInCopies: times(copy, clone),
    load: times(clone, load),
    stateBytes: median(middles.map((state) => Buffer.byteLength(JSON.stringify(state)))),
    decisionsPerGame: median(lengths),
    listed: { p50: median(listed), most: quantile(listed, 1) },
  };
}

interface Samples {
  readonly listing: number[];
  readonly applying: number[];
  readonly listed: number[];
  readonly lengths: number[];
}

/** Games are played so often. */
const TIMES = 4;

/** Whole random games, every call timed: the quickest of several times that the same games are played. */
function sample(entry: Entry, ms: number): Samples {
  const samples: Samples = { listing: [], applying: [], listed: [], lengths: [] };
  const starts = firstStates(entry);
  const end = performance.now() + ms / TIMES;
  for (let game = 0; performance.now() < end; game++) playTimed(entry, starts, game, samples);
  const games = samples.lengths.length;
  for (let time = 1; time < TIMES; time++) {
    const again: Samples = { listing: [], applying: [], listed: [], lengths: [] };
    for (let game = 0; game < games; game++) playTimed(entry, starts, game, again);
    for (const calls of ['listing', 'applying'] as const)
      for (const [i, us] of again[calls].entries()) samples[calls][i] = Math.min(at(samples[calls], i), us);
  }
  return samples;
}

function playTimed({ engine }: Entry, starts: readonly unknown[], game: number, samples: Samples): void {
  const choose = choices(game);
  let state = starts[game % starts.length];
  for (let decisions = 0; ; decisions++) {
    const asked = performance.now();
    const list = engine.legalActions(state);
    samples.listing.push((performance.now() - asked) * 1000);
    if (list.length === 0) {
      samples.lengths.push(decisions);
      return;
    }
    samples.listed.push(list.length);
    const action = at(list, choose(list.length));
    const acted = performance.now();
    state = engine.apply(state, action);
    samples.applying.push((performance.now() - acted) * 1000);
  }
}

/** The state in the middle of a random game. */
function middle({ engine }: Entry, first: unknown): unknown {
  const choose = choices(6);
  const states = [first];
  for (;;) {
    const state = states.at(-1);
    const list = engine.legalActions(state);
    if (list.length === 0) return states[Math.floor(states.length / 2)];
    states.push(engine.apply(state, at(list, choose(list.length))));
  }
}

/** So many calls are timed together. */
const BATCH = 40;

/** By piece a position: clones, copies by a plain loop, and loads from plain data. */
function copying({ engine }: Entry, states: readonly unknown[]): Record<'clone' | 'copy' | 'load', Side> {
  const games = states.map((state) => engine.simulate(state));
  const saves = states.map((state): unknown => JSON.parse(JSON.stringify(state)));
  const batch =
    (work: (piece: number) => unknown, count: number): Side =>
    (piece) => {
      for (let i = 0; i < count; i++) work(piece);
      return count;
    };
  return {
    clone: batch((piece) => at(games, piece).clone(), BATCH),
    copy: batch((piece) => copied(saves[piece]), BATCH),
    load: batch((piece) => engine.load(saves[piece]), BATCH / 10),
  };
}

/** The yardstick of copies: what anybody would write. */
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) copy[key] = copied(part);
  return copy;
}
