import { at, type Seed, type Utility } from '@rulewright/core';
import { inOrder } from '../arena/in-order.js';
import { chanceOf } from '../chance.js';
import type { Expertise } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import { playedFor, type UtilitySetting } from '../search/utility.js';
import { refused, whole } from '../settings.js';
import { type Features, sizeOf } from './features.js';
import { fit, loss, type Pairs } from './fit.js';
import { featuresDigest, inputsOf, packed, seatInputs, shareOf } from './net.js';
import type { Net } from './net-data.js';
import { firstGames, type Slice, type SliceJob, slice } from './slices.js';

/** Settings of the training of a judge. */
export interface TrainSettings {
  readonly seed: Seed;
  /** Games in each generation. */
  readonly games: number;
  /**
   * Number of generations, 2 by default. The first learns from weighted players, each later one from searches with the
   * judge before it.
   */
  readonly generations?: number;
  /** Hidden cells of the net; 16 by default. */
  readonly hidden?: number;
  /** Iterations of the searches in later generations; 24 by default. */
  readonly iterations?: number;
  /** Numbers of seats to play with, in turn. By default 2 twice, then 3, then 4, as far as the game allows. */
  readonly seats?: readonly number[];
  /**
   * The utility of the games and of the judge: `places`, `points`, or `{ points }`, the number of points that count as
   * 1. By default the game decides. With points the judge learns leads, up to 2.
   */
  readonly utility?: UtilitySetting;
  /** Plays the games, several at once; this thread by default. */
  readonly pool?: Players;
  /** Called after every game. */
  readonly onGame?: (generation: number, done: number, games: number) => void;
  /** Called after every generation. */
  readonly onGeneration?: (generation: Generation) => void;
}

/** Plays games to learn from. */
export interface Players {
  work(job: SliceJob): Promise<Slice>;
  /** This many games at a time keep everybody busy. */
  readonly ahead: number;
}

/** The result of one generation. */
export interface Generation {
  readonly number: number;
  readonly games: number;
  readonly positions: number;
  /** Losses on the games learned from and on those held out, in bits a pair of seats. */
  readonly loss: number;
  readonly heldOut: number;
  readonly net: Net;
}

const [HIDDEN, ITERATIONS, GENERATIONS, SEATS] = [16, 24, 2, [2, 2, 3, 4]] as const;
/** A net learns from the games of this many last generations. */
const RECENT = 2;
/** One game in this many is held out. */
const HELD_OUT = 10;
/** Total number of pairs looked at: the fewer there are, the more passes over them. */
const LOOKS = 3_000_000;
const MOST_ROUNDS = 20;
/** Share of the search's expectation in the target, where there is one; the rest is the result. */
const OF_EXPECTED = 0.5;

/**
 * Trains a judge: plays games, fits a net to their results, generation after generation. The net depends on the
 * settings alone, not on who plays the games or how many at once. Throws `InputError` for invalid settings, and for a
 * game whose expertise has no features.
 */
export async function train(engine: AnyEngine, expertise: Expertise, settings: TrainSettings): Promise<Net> {
  const plan = planned(engine, expertise, settings);
  const { games, generations } = plan;
  const learnt: Slice[][] = [];
  const data: Net['provenance']['data'][number][] = [];
  let net: Net | undefined;
  for (let number = 0; number < generations; number++) {
    const slices = await played(plan, number, net);
    learnt.push(slices);
    data.push({
      games,
      positions: slices.reduce((sum, { positions }) => sum + positions.length, 0),
      player: number === 0 ? 'weighted' : `generation ${number - 1} at ${plan.iterations} iterations`,
    });
    const fitted = fittedTo(plan, number, learnt);
    net = netOf(plan, number, { ...fitted, data: [...data], firstGames: firstGames(at(learnt, 0)) });
    const { positions } = at(data, number);
    settings.onGeneration?.({ number, games, positions, loss: fitted.loss, heldOut: fitted.heldOut, net });
  }
  if (net === undefined) throw refused('generations', generations, 'one or more');
  return net;
}

/** Checked settings of a training. */
type Plan = ReturnType<typeof planned>;

function planned(engine: AnyEngine, expertise: Expertise, settings: TrainSettings) {
  const utility = playedFor(engine, settings.utility);
  const features = expertise.features?.(engine);
  if (features === undefined) throw refused('game', engine.id, 'a game whose expertise has features');
  const allowed = (settings.seats ?? SEATS).filter(
    (players) => players >= Math.max(2, engine.seats.min) && players <= engine.seats.max,
  );
  if (allowed.length === 0) throw refused('seats', settings.seats, `numbers of players of ${engine.id}`);
  const here: Players = { work: async (job) => slice(engine, expertise, features, job), ahead: 1 };
  return {
    engine,
    seed: settings.seed,
    games: whole('games', settings.games, HELD_OUT),
    generations: whole('generations', settings.generations ?? GENERATIONS, 1),
    hidden: whole('hidden', settings.hidden ?? HIDDEN, 1),
    iterations: whole('iterations', settings.iterations ?? ITERATIONS, 1),
    utility,
    inPoints: utility === 'places' ? {} : { utility },
    features,
    allowed,
    pool: settings.pool ?? here,
    onGame: settings.onGame,
  };
}

/** The games of one generation, played by the net of the last one. */
async function played(plan: Plan, number: number, net: Net | undefined): Promise<Slice[]> {
  const { seed, games, allowed, iterations, inPoints, pool } = plan;
  const jobs = Array.from(
    { length: games },
    (_, game): SliceJob => ({
      seed: `${seed}/${number}/${game}`,
      players: at(allowed, game % allowed.length),
      iterations,
      ...inPoints,
      ...(net && { net }),
    }),
  );
  const slices: Slice[] = [];
  for await (const one of inOrder(jobs, (job) => pool.work(job), pool.ahead)) {
    slices.push(one);
    plan.onGame?.(number, slices.length, games);
  }
  return slices;
}

/** Layers fitted to the games of the last generations, and their losses. */
function fittedTo({ seed, features, utility, hidden }: Plan, number: number, learnt: readonly (readonly Slice[])[]) {
  // games of weaker players say less as later generations get better, so old ones are dropped
  const all = learnt.slice(-RECENT).flat();
  const trained = pairsOf(
    features,
    all.filter((_, i) => i % HELD_OUT !== 0),
    utility,
  );
  const held = pairsOf(
    features,
    at(learnt, number).filter((_, i) => i % HELD_OUT === 0),
    utility,
  );
  const rounds = Math.max(1, Math.min(MOST_ROUNDS, Math.round(LOOKS / Math.max(1, trained.results.length))));
  const layers = fit(trained, { hidden, rounds, chance: chanceOf(`${seed}/${number} fit`) });
  return { layers, loss: loss(trained, layers), heldOut: loss(held, layers) };
}

function netOf(
  { engine, seed, games, hidden, iterations, utility, inPoints, features }: Plan,
  number: number,
  {
    layers,
    heldOut,
    data,
    firstGames,
  }: Omit<ReturnType<typeof fittedTo>, 'loss'> & Pick<Net['provenance'], 'data' | 'firstGames'>,
): Net {
  const played = utility === 'places' ? '' : ` --utility ${utility.points}`;
  return {
    format: 1,
    game: engine.id,
    content: engine.contentName,
    features: featuresDigest(features),
    hidden,
    ...inPoints,
    ...packed(layers),
    provenance: {
      command: `rulewright train ${engine.id} --seed ${seed} --games ${games} --generations ${number + 1} --hidden ${hidden} --iterations ${iterations}${played}`,
      seed: String(seed),
      data,
      firstGames,
      heldOut: Math.round(heldOut * 1e4) / 1e4,
    },
  };
}

/** Slices as pairs of seats. */
function pairsOf(features: Features, slices: readonly Slice[], utility: Utility): Pairs {
  const width = inputsOf(features);
  const seats = slices.reduce((sum, { positions, players }) => sum + positions.length * players, 0);
  const inputs = new Float64Array(seats * width);
  const rows: number[] = [];
  const results: number[] = [];
  let row = 0;
  for (const { positions, players, expected, results: ends } of slices)
    for (const [n, position] of positions.entries()) {
      const read = Float64Array.from(position.slice(0, sizeOf(features, players)));
      for (let seat = 0; seat < players; seat++)
        seatInputs(features, read, {
          players,
          seat,
          into: inputs.subarray((row + seat) * width, (row + seat + 1) * width),
        });
      for (let one = 0; one < players; one++)
        for (let other = one + 1; other < players; other++) {
          rows.push(row + one, row + other);
          results.push(aimOf(ends, expected[n] ?? [], { one, other, utility }));
        }
      row += players;
    }
  return { inputs, width, rows: Int32Array.from(rows), results: Float64Array.from(results) };
}

/**
 * The target for one seat against another: the result. In games of two it is averaged with what a search expected,
 * where one did.
 */
function aimOf(
  ends: readonly number[],
  expected: readonly (number | null)[],
  { one, other, utility }: { readonly one: number; readonly other: number; readonly utility: Utility },
): number {
  const lead = at(ends, one) - at(ends, other);
  const result = utility !== 'places' ? shareOf(lead) : lead > 0 ? 1 : lead < 0 ? 0 : 1 / 2;
  if (ends.length > 2) return result;
  const [mine, theirs] = [expected[one] ?? null, expected[other] ?? null];
  const hope = mine === null ? (theirs === null ? null : 1 - shareFor(theirs, utility)) : shareFor(mine, utility);
  return hope === null ? result : (1 - OF_EXPECTED) * result + OF_EXPECTED * hope;
}

/** The expectation of one of two seats as a share. In points its lead counts double, as if the other lost them. */
const shareFor = (expected: number, utility: Utility): number =>
  utility === 'places' ? Math.max(0, Math.min(1, expected)) : shareOf(2 * expected);
