import { placeUtility } from '@rulewright/bots';
import type { AnyAction, Outcome, Seed, Simulation } from '@rulewright/core';
import type { AnyState } from './served-game.js';

/** Games that are played out at random. */
export interface Plan {
  readonly seed: Seed;
  readonly games: number;
  /** A game is given up after that many. */
  readonly decisions: number;
  /** No other game is begun then. */
  isLate(): boolean;
  /** The position from which a game is played, with chance of its own. */
  world(seed: Seed): Simulation<AnyState, AnyAction>;
}

/** How the seats did. */
export interface Playouts {
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly points: number[];
  readonly wins: number[];
}

/** Plays the games; at least one, whatever the time. */
export function playOuts({ seed, games, decisions, isLate, world }: Plan): Playouts {
  const done = { games: 0, finished: 0, decisions: 0, points: [] as number[], wins: [] as number[] };
  do {
    const simulation = world(`${seed}/${done.games}`);
    const { players } = simulation.state.options;
    while (done.points.length < players) {
      done.points.push(0);
      done.wins.push(0);
    }
    done.decisions += simulation.playout('uniform', decisions);
    done.games++;
    const outcome = simulation.outcome();
    if (outcome === undefined) continue;
    done.finished++;
    add(outcome, done);
  } while (done.games < games && !isLate());
  return done;
}

function add(outcome: Outcome, { points, wins }: Playouts): void {
  for (const [seat, worth] of placeUtility(outcome).entries()) points[seat] = (points[seat] ?? 0) + worth;
  for (const seat of outcome.winners) wins[seat] = (wins[seat] ?? 0) + 1 / outcome.winners.length;
}
