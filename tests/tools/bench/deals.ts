import { at } from '@rulewright/core';
import { type Entry, entries, firstStates } from './engines.js';
import { choices } from './random.js';
import { median } from './statistics.js';

/** What a world dealt from a view costs, in clones of the same position. */
export interface Deal {
  readonly name: string;
  readonly players: number;
  /** A tenth of the way through a game, and four fifths. */
  readonly early: number;
  readonly late: number;
  /** Worlds dealt a second in the quickest slices, a tenth of the way through a game and four fifths, on average. */
  readonly perSecond: number;
}

/** Long enough to be timed, short enough that both sides meet the same machine. */
const SLICE_MS = 50;
const GAMES = 5;
/** So many are timed together; the quickest time counts, so that a busy machine disturbs little. */
const TOGETHER = 20;

/** Every game with hidden cards, at two players and at the most. */
export const measureDeals = (ms: number): readonly Deal[] =>
  [...new Set(entries.map(({ engine }) => engine))]
    .filter((engine) => Object.keys(engine.pools()).length > 0)
    .flatMap((engine) => [2, engine.seats.max].map((players) => dealsOf(engine, players, ms)));

function dealsOf(engine: Entry['engine'], players: number, ms: number): Deal {
  const { options } = at(
    entries.filter((entry) => entry.engine === engine),
    0,
  );
  const games = firstStates({
    name: '',
    engine,
    players,
    ...(options && { options }),
    atLeast: { simulate: 0, apply: 0 },
  })
    .slice(0, GAMES)
    .map((first) => played(engine, first));
  const dealt: number[] = [];
  const cost = (share: number) =>
    median(games.map((states) => inClones(engine, at(states, (states.length * share) | 0), ms, dealt)));
  const early = cost(0.1);
  const late = cost(0.8);
  const ofOne = dealt.reduce((total, each) => total + each, 0) / dealt.length;
  return { name: engine.id, players, early, late, perSecond: 1000 / ofOne };
}

/** The states of a random game. */
function played(engine: Entry['engine'], first: unknown): unknown[] {
  const choose = choices(7);
  const states = [first];
  for (let list = engine.legalActions(first); list.length > 0; list = engine.legalActions(states.at(-1)))
    states.push(engine.apply(states.at(-1), at(list, choose(list.length))));
  return states;
}

/** The two take turns, a slice of time each: a machine that is slow now and then is slow for both. */
function inClones(engine: Entry['engine'], state: unknown, ms: number, counted: number[]): number {
  const simulation = engine.simulate(state);
  const view = engine.view(state, 0);
  let seed = 0;
  const deal = () => engine.simulate(view, seed++);
  const clone = () => simulation.clone();
  const quickest = [deal, clone].map(() => Number.POSITIVE_INFINITY);
  for (let slice = 0; slice * SLICE_MS < ms; slice++)
    [deal, clone].forEach((work, which) => {
      const end = performance.now() + SLICE_MS;
      for (let begun = performance.now(); begun < end; ) {
        for (let i = 0; i < TOGETHER; i++) work();
        const now = performance.now();
        quickest[which] = Math.min(at(quickest, which), (now - begun) / TOGETHER);
        begun = now;
      }
    });
  counted.push(at(quickest, 0));
  return at(quickest, 0) / at(quickest, 1);
}
