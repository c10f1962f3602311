import { type AnyAction, at, digest, type Seed, type Utility } from '@rulewright/core';
import { chanceOf } from '../chance.js';
import type { Expertise } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import type { Clock } from '../player.js';
import { ismcts } from '../search/ismcts.js';
import { utilityOf } from '../search/utility.js';
import { type Features, sizeOf } from './features.js';
import { learnedValues } from './net.js';
import type { Net } from './net-data.js';

/** A game to learn from: plain data, so that any thread or machine can play it. */
export interface SliceJob {
  readonly seed: Seed;
  readonly players: number;
  /** The judge of the searches that play; weighted players play when not given. */
  readonly net?: Net;
  /** Iterations of each search. */
  readonly iterations: number;
  /** The utility the game is played for; places by default. */
  readonly utility?: Utility;
}

/** A game as training data: plain data. */
export interface Slice {
  readonly players: number;
  /** The features of each position looked at, as `Features.read` writes them. */
  readonly positions: readonly (readonly number[])[];
  /** By position and seat: the value that a search expected for the seat; null where none searched for it. */
  readonly expected: readonly (readonly (number | null)[])[];
  /** By seat: the value of the game at its end, in the unit it was played for. */
  readonly results: readonly number[];
}

/** Number of first games that `firstGames` covers. */
export const FIRST = 8;

/** A digest of the first games that a net learned from. */
export const firstGames = (slices: readonly Slice[]): string => digest(slices.slice(0, FIRST)).slice(0, 16);

/** Mean number of decisions between two positions; closer ones would repeat each other. */
const APART = 16;
/** Games longer than this many decisions are of no use. */
const LONGEST = 6_000;
/** Temperature of searches that play to learn: they sometimes take the second best, so that more lines are seen. */
const TEMPERATURE = 0.04;
const UNHURRIED: Clock = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };

/** Plays one game and records positions now and then. The same job gives the same slice on every machine. */
export function slice(engine: AnyEngine, expertise: Expertise, features: Features, job: SliceJob): Slice {
  const { seed, players, net } = job;
  const world = engine.simulate(engine.init(seed, { players }));
  const chance = chanceOf(`${seed} looks`);
  const forward =
    net === undefined ? byWeights(engine, expertise, world) : bySearch(engine, { expertise, features }, world, job);
  const positions: (readonly number[])[] = [];
  const expected: (readonly (number | null)[])[] = [];
  let expects: readonly (number | null)[] = nothing(players);
  for (let decisions = 0; world.decision() !== undefined && decisions < LONGEST; ) {
    const gap = 1 + Math.floor(chance() * (2 * APART - 1));
    const read = new Float64Array(sizeOf(features, players));
    features.read(world.state, read, world.ask());
    // half precision is enough for numbers sent from thread to thread
    positions.push(Array.from(read, Math.fround));
    expects = forward(gap);
    expected.push(expects);
    decisions += gap;
  }
  const outcome = world.outcome();
  return outcome === undefined
    ? { players, positions: [], expected: [], results: [] }
    : { players, positions, expected, results: utilityOf(outcome, job.utility ?? 'places') };
}

type World = ReturnType<AnyEngine['simulate']>;
/** Plays some decisions and returns the values expected before the first, by seat. */
type Forward = (decisions: number) => readonly (number | null)[];

const nothing = (players: number): readonly null[] => Array.from({ length: players }, () => null);

function byWeights(engine: AnyEngine, expertise: Expertise, world: World): Forward {
  const weights = expertise.weights(engine);
  return (decisions) => {
    world.playout(weights, decisions);
    return nothing(world.state.options.players);
  };
}

/** Plays with a search per seat, each seeing what its seat may know. */
function bySearch(
  engine: AnyEngine,
  { expertise, features }: { readonly expertise: Expertise; readonly features: Features },
  world: World,
  { seed, players, net, iterations, utility = 'places' }: SliceJob,
): Forward {
  const judge = net === undefined ? undefined : () => learnedValues(engine, features, net);
  const search = ismcts(engine, {
    expertise,
    iterations,
    temperature: TEMPERATURE,
    cutOff: 0,
    worlds: 8,
    utility,
    ...(judge && { judge }),
  });
  const seated = Array.from({ length: players }, (_, seat) => {
    const player = search();
    player.start?.({ seat, players, options: world.state.options, seed: `${seed} seat ${seat}` }, world.view(seat));
    return player;
  });
  return (decisions) => {
    const expects: (number | null)[] = [...nothing(players)];
    for (let n = 0; n < decisions; n++) {
      const [seat] = world.deciders();
      if (seat === undefined) break;
      const { action, value } = decided(engine, world.view(seat), at(seated, seat));
      if (n === 0) expects[seat] = value;
      world.apply(action);
    }
    return expects;
  };
}

/** The action of a seat that is asked, and the value it expects; null where there was no choice. */
function decided(
  engine: AnyEngine,
  view: ReturnType<World['view']>,
  player: ReturnType<ReturnType<typeof ismcts>>,
): { readonly action: AnyAction; readonly value: number | null } {
  const decision = engine.decision(view);
  const legal = engine.legalActions(view);
  if (decision === undefined || legal.length === 1) return { action: at(legal, 0), value: null };
  // a search never returns a promise
  const action = player.choose(view, decision, legal, UNHURRIED) as AnyAction;
  const considered = player.report()?.considered ?? [];
  const best = considered.reduce((most, one) => (one.visits > most.visits ? one : most), at(considered, 0));
  return { action, value: best.value };
}
