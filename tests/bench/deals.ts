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
  /** Worlds dealt a second: a tenth of the way through a game and four fifths, on average. */
  readonly perSecond: number;
}

/** Long enough to be timed, short enough that both sides meet the same machine. */
const SLICE_MS = 50;
const GAMES = 5;

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
  const dealt = { worlds: 0, ms: 0 };
  const cost = (share: number) =>
    median(games.map((states) => inClones(engine, at(states, (states.length * share) | 0), ms, dealt)));
  const early = cost(0.1);
  const late = cost(0.8);
  const { worlds, ms: spent } = dealt;
  return { name: engine.id, players, early, late, perSecond: (worlds * 1000) / spent };
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
function inClones(
  engine: Entry['engine'],
  state: unknown,
  ms: number,
  counted: { worlds: number; ms: number },
): number {
  const simulation = engine.simulate(state);
  const view = engine.view(state, 0);
  let seed = 0;
  const deal = () => engine.simulate(view, seed++);
  const clone = () => simulation.clone();
  const spent = [deal, clone].map(() => ({ ms: 0, times: 0 }));
  for (let slice = 0; slice * SLICE_MS < ms; slice++)
    [deal, clone].forEach((work, which) => {
      const total = at(spent, which);
      const start = performance.now();
      do {
        work();
        total.times++;
      } while (performance.now() - start < SLICE_MS);
      total.ms += performance.now() - start;
    });
  counted.worlds += at(spent, 0).times;
  counted.ms += at(spent, 0).ms;
  const [dealt, cloned] = spent.map(({ ms, times }) => ms / times);
  return (dealt ?? Number.NaN) / (cloned ?? Number.NaN);
}
