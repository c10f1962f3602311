import { type Player, placeUtility, playerOf, playerSeed } from '@rulewright/bots';
import type { AnyAction, Outcome, Seat, Seed, Simulation } from '@rulewright/core';
import type { AnyState, ServedGame } from './served-game.js';
import { Work } from './work.js';

/** Settings of games to play out. */
export interface Plan {
  readonly game: ServedGame;
  readonly seed: Seed;
  readonly games: number;
  /** Upper bound of decisions, after which a game is given up. */
  readonly decisions: number;
  /** The name of a bot that plays all seats; `uniform` when not given. */
  readonly policy?: string | undefined;
  /** Milliseconds that are left; at 0 no further game may begin. */
  left(): number;
  /** The starting position of a game, with its own seed. */
  world(seed: Seed): Simulation<AnyState, AnyAction>;
}

/** Results of the seats. */
export interface Playouts {
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly points: number[];
  readonly wins: number[];
}

/** Plays the games; at least one, even when the time is over. */
export const playOuts = (plan: Plan): Work<Playouts> => {
  const play = playedBy(plan);
  return new Work(function* () {
    const { seed, games, left, world } = plan;
    const done = { games: 0, finished: 0, decisions: 0, points: [] as number[], wins: [] as number[] };
    do {
      const own = `${seed}/${done.games}`;
      const simulation = world(own);
      const { players } = simulation.state.options;
      while (done.points.length < players) {
        done.points.push(0);
        done.wins.push(0);
      }
      const played = play(simulation, own);
      done.decisions += typeof played === 'number' ? played : yield* played;
      done.games++;
      const outcome = simulation.outcome();
      if (outcome !== undefined) {
        done.finished++;
        add(outcome, done);
      }
      yield;
    } while (done.games < games && left() > 0);
    return done;
  });
};

/** Plays one game to its end, and gives how many decisions it had. */
type Play = (simulation: Simulation<AnyState, AnyAction>, seed: string) => number | Generator<unknown, number, unknown>;

/** The way in which a bot of this name plays games out. Throws `InputError` for an unknown name. */
function playedBy({ game, policy = 'uniform', decisions, left }: Plan): Play {
  const { engine, expertise, bots, nets } = game;
  // throws for a name that nobody has
  const make = playerOf(engine, policy, { expertise, bots, nets });
  if (policy === 'uniform') return (simulation) => simulation.playout('uniform', decisions);
  if (policy === 'weighted' && expertise !== undefined && bots?.weighted === undefined) {
    const weights = expertise.weights(engine);
    return (simulation) => simulation.playout(weights, decisions);
  }
  return (simulation, seed) => playedByPlayers(make, simulation, { seed, decisions, left });
}

/** A game in which each seat is played by a player who is told what the seat may know, and how much time is left. */
function* playedByPlayers(
  make: () => Player,
  simulation: Simulation<AnyState, AnyAction>,
  { seed, decisions, left }: { readonly seed: string; readonly decisions: number; left(): number },
): Generator<unknown, number, unknown> {
  const players = new Map<Seat, Player>();
  let done = 0;
  for (
    let decision = simulation.decision();
    decision !== undefined && done < decisions;
    decision = simulation.decision()
  ) {
    const [seat = 0] = decision.seats ?? [];
    const view = simulation.view(seat);
    const player = players.get(seat) ?? make();
    if (!players.has(seat)) {
      players.set(seat, player);
      const { options } = simulation.state;
      yield player.start?.({ seat, players: options.players, options, seed: playerSeed(seed, seat) }, view as never);
    }
    const clock = { move: left(), game: Number.POSITIVE_INFINITY };
    const chosen = yield player.choose(view as never, decision, simulation.legalActions(seat), clock);
    simulation.apply(chosen as AnyAction);
    done++;
    if (left() <= 0) break;
  }
  for (const player of players.values()) player.leave?.();
  return done;
}

function add(outcome: Outcome, { points, wins }: Playouts): void {
  for (const [seat, worth] of placeUtility(outcome).entries()) points[seat] = (points[seat] ?? 0) + worth;
  for (const seat of outcome.winners) wins[seat] = (wins[seat] ?? 0) + 1 / outcome.winners.length;
}
