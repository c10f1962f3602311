import { type AnyEngine, ismcts } from '@rulewright/bots';
import { at } from '@rulewright/core';
import { games, type LadderGame } from '../ladder/games.js';
import { median } from './statistics.js';

/** How fast IS-MCTS thinks in one game of two players: with what experts know, worlds dealt anew for every decision. */
export interface Thinking {
  readonly name: string;
  /** A decision. */
  readonly iterations: number;
  /** Iterations a second in the quickest of several searches, the median of some positions. */
  readonly perSecond: number;
}

/** As many as `expert` has. */
const ITERATIONS = 200;
const POSITIONS = 5;
/** A random game of any of the games has gone on for a while by then, and none is over. */
const DECISIONS = 40;

export const measureThinking = (ms: number): readonly Thinking[] =>
  games.map((game) => ({
    name: game.engine.id,
    iterations: ITERATIONS,
    perSecond: median(positions(game).map((state) => rateIn(game, state, ms / POSITIONS))),
  }));

type State = ReturnType<AnyEngine['init']>;

/** Positions in which the next seat has something to think about. */
function positions({ engine, expertise }: LadderGame): State[] {
  return Array.from({ length: POSITIONS }, (_, seed) => {
    const world = engine.simulate(engine.init(seed, { players: 2 }));
    world.playout(expertise.weights(engine), DECISIONS);
    while (world.legalActions().length === 1) world.apply(at(world.legalActions(), 0));
    return world.state;
  });
}

function rateIn({ engine, expertise }: LadderGame, position: State, ms: number): number {
  const state = engine.load(JSON.parse(JSON.stringify(position)));
  const seat = at(engine.decision(state)?.seats ?? [], 0);
  const view = engine.view(state, seat);
  const decision = engine.decision(view);
  if (decision === undefined) throw new Error('nobody is asked');
  const legal = engine.legalActions(view);
  const clock = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };
  const think = (): void => {
    const player = ismcts(engine, { iterations: ITERATIONS, expertise })();
    void player.choose(view, decision, legal, clock);
  };
  const end = performance.now() + ms;
  let quickest = Number.POSITIVE_INFINITY;
  do {
    const begun = performance.now();
    think();
    quickest = Math.min(quickest, performance.now() - begun);
  } while (performance.now() < end);
  return (ITERATIONS * 1000) / quickest;
}
