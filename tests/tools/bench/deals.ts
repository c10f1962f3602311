import { at } from '@rulewright/core';
import { type Entry, entries, firstStates } from './engines.js';
import { choices } from './random.js';
import { type Effort, inRounds, type Measured, measured, type Side, times } from './rounds.js';

/** What a world dealt from a view costs, in clones of the same position. */
export interface Deal {
  readonly name: string;
  readonly players: number;
  /** A tenth of the way through a game, and four fifths. */
  readonly early: Measured;
  readonly late: Measured;
  /** Worlds dealt a second, a tenth of the way through a game and four fifths, on average. */
  readonly perSecond: number;
}

const GAMES = 5;
/** So many are timed together. */
const TOGETHER = 20;

/** Every game with hidden cards, at two players and at the most. */
export const measureDeals = (effort: Omit<Effort, 'pieces'>): readonly Deal[] =>
  [...new Set(entries.map(({ engine }) => engine))]
    .filter((engine) => Object.keys(engine.pools()).length > 0)
    .flatMap((engine) => [2, engine.seats.max].map((players) => dealsOf(engine, players, effort)));

function dealsOf(engine: Entry['engine'], players: number, effort: Omit<Effort, 'pieces'>): Deal {
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
  const cost = (share: number) =>
    inClones(
      engine,
      games.map((states) => at(states, (states.length * share) | 0)),
      effort,
    );
  const [early, late] = [cost(0.1), cost(0.8)];
  const perSecond = (measured(early.deal).median + measured(late.deal).median) / 2;
  return {
    name: engine.id,
    players,
    early: times(early.clone, early.deal),
    late: times(late.clone, late.deal),
    perSecond,
  };
}

/** The states of a random game. */
function played(engine: Entry['engine'], first: unknown): unknown[] {
  const choose = choices(7);
  const states = [first];
  for (let list = engine.legalActions(first); list.length > 0; list = engine.legalActions(states.at(-1)))
    states.push(engine.apply(states.at(-1), at(list, choose(list.length))));
  return states;
}

/** Deals and clones of the same positions in turn. */
function inClones(engine: Entry['engine'], states: readonly unknown[], effort: Omit<Effort, 'pieces'>) {
  const simulations = states.map((state) => engine.simulate(state));
  const views = states.map((state) => engine.view(state, 0));
  let seed = 0;
  const batch =
    (work: (piece: number) => unknown): Side =>
    (piece) => {
      for (let i = 0; i < TOGETHER; i++) work(piece);
      return TOGETHER;
    };
  return inRounds(
    {
      deal: batch((piece) => engine.simulate(at(views, piece), seed++)),
      clone: batch((piece) => at(simulations, piece).clone()),
    },
    { ...effort, pieces: states.length },
  );
}
