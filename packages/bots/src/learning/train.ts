import { at, type Seed, type Utility } from '@rulewright/core';
import { inOrder } from '../arena/in-order.js';
import { chanceOf } from '../chance.js';
import type { Expertise } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import { playedFor, type UtilitySetting } from '../search/utility.js';
import { refused, whole } from '../settings.js';
import { type Features, sizeOf } from './features.js';
import { fit, loss, type Pairs } from './fit.js';
import { featuresDigest, inputsOf, type Net, packed, seatInputs, shareOf } from './net.js';
import { firstGames, type Slice, type SliceJob, slice } from './slices.js';

/** How a judge is trained. */
export interface TrainSettings {
  readonly seed: Seed;
  /** How many games each generation plays. */
  readonly games: number;
  /** The first learns from weighted players, every later one from searches with the judge before it; 2 when not given. */
  readonly generations?: number;
  /** How many hidden cells the net has; 16 when not given. */
  readonly hidden?: number;
  /** How many iterations the players of later generations search; 24 when not given. */
  readonly iterations?: number;
  /** With how many seats games are played, in turn; twice 2, then 3, then 4 when not given, as far as the game allows it. */
  readonly seats?: readonly number[];
  /**
   * What the games are played for, and what the judge learns: `places`, `points`, or `{ points }` with how many count as 1;
   * what the game says when not given. With points it learns who leads by how much, up to 2.
   */
  readonly utility?: UtilitySetting;
  /** Who plays the games, some at once; this thread when not given. */
  readonly pool?: Players;
  /** Hears of every game. */
  readonly onGame?: (generation: number, done: number, games: number) => void;
  /** Hears of every generation. */
  readonly onGeneration?: (generation: Generation) => void;
}

/** Plays games to learn from. */
export interface Players {
  work(job: SliceJob): Promise<Slice>;
  /** This many games at a time keep everybody busy. */
  readonly ahead: number;
}

/** What came of a generation. */
export interface Generation {
  readonly number: number;
  readonly games: number;
  readonly positions: number;
  /** What the net got wrong on games that it has learned from, and on games that it has not: in bits a pair of seats. */
  readonly loss: number;
  readonly heldOut: number;
  readonly net: Net;
}

const [HIDDEN, ITERATIONS, GENERATIONS, SEATS] = [16, 24, 2, [2, 2, 3, 4]] as const;
/** A net learns from the games of that many generations, the last ones. */
const RECENT = 2;
/** Of this many games one is held out. */
const HELD_OUT = 10;
/** This many pairs are looked at in all, so that few are looked at more often. */
const LOOKS = 3_000_000;
const MOST_ROUNDS = 20;
/** How much of what is aimed at is what a search expected, where one did. */
const OF_EXPECTED = 0.5;

/**
 * Trains a judge: games, then a fit to how they ended, generation after generation. The net depends on the settings alone,
 * not on who plays the games nor on how many at once. Throws `InputError` for settings that are not valid, and for a game
 * whose expertise has no features.
 */
export async function train(engine: AnyEngine, expertise: Expertise, settings: TrainSettings): Promise<Net> {
  const { seed, onGame, onGeneration } = settings;
  const games = whole('games', settings.games, HELD_OUT);
  const generations = whole('generations', settings.generations ?? GENERATIONS, 1);
  const hidden = whole('hidden', settings.hidden ?? HIDDEN, 1);
  const iterations = whole('iterations', settings.iterations ?? ITERATIONS, 1);
  const utility = playedFor(engine, settings.utility);
  const inPoints = utility === 'places' ? {} : { utility };
  const features = expertise.features?.(engine);
  if (features === undefined) throw refused('game', engine.id, 'a game whose expertise has features');
  const allowed = (settings.seats ?? SEATS).filter(
    (players) => players >= Math.max(2, engine.seats.min) && players <= engine.seats.max,
  );
  if (allowed.length === 0) throw refused('seats', settings.seats, `numbers of players of ${engine.id}`);
  const pool = settings.pool ?? { work: async (job) => slice(engine, expertise, features, job), ahead: 1 };
  const learnt: Slice[][] = [];
  const data: { games: number; positions: number; player: string }[] = [];
  let net: Net | undefined;
  for (let number = 0; number < generations; number++) {
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
    for await (const played of inOrder(jobs, (job) => pool.work(job), pool.ahead)) {
      slices.push(played);
      onGame?.(number, slices.length, games);
    }
    learnt.push(slices);
    data.push({
      games,
      positions: slices.reduce((sum, { positions }) => sum + positions.length, 0),
      player: number === 0 ? 'weighted' : `generation ${number - 1} at ${iterations} iterations`,
    });
    // what weighted players did says less the better the players are that come after them
    const all = learnt.slice(-RECENT).flat();
    const trained = pairsOf(
      features,
      all.filter((_, i) => i % HELD_OUT !== 0),
      utility,
    );
    const held = pairsOf(
      features,
      slices.filter((_, i) => i % HELD_OUT === 0),
      utility,
    );
    const rounds = Math.max(1, Math.min(MOST_ROUNDS, Math.round(LOOKS / Math.max(1, trained.results.length))));
    const layers = fit(trained, { hidden, rounds, chance: chanceOf(`${seed}/${number} fit`) });
    const heldOut = loss(held, layers);
    net = {
      format: 1,
      game: engine.id,
      content: engine.contentName,
      features: featuresDigest(features),
      hidden,
      ...inPoints,
      ...packed(layers),
      provenance: {
        command: `rulewright train ${engine.id} --seed ${seed} --games ${games} --generations ${number + 1} --hidden ${hidden} --iterations ${iterations}${utility === 'places' ? '' : ` --utility ${utility.points}`}`,
        seed: String(seed),
        data: [...data],
        firstGames: firstGames(at(learnt, 0)),
        heldOut: Math.round(heldOut * 1e4) / 1e4,
      },
    };
    onGeneration?.({ number, games, positions: at(data, number).positions, loss: loss(trained, layers), heldOut, net });
  }
  if (net === undefined) throw refused('generations', generations, 'one or more');
  return net;
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

/** How one seat is to do beside another: as it did, and where two play as a search expected, half and half. */
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

/** What one of two seats expects, as a share: in points its lead is twice its own, as if the other lost them. */
const shareFor = (expected: number, utility: Utility): number =>
  utility === 'places' ? Math.max(0, Math.min(1, expected)) : shareOf(2 * expected);
