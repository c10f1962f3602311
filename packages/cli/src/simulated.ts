import { type Fault, match, playerOf, type Seatable } from '@rulewright/bots';
import { chosenGame, type OwnFlags } from './chosen-game.js';
import type { AnyGame } from './game.js';
import { netsOf } from './nets.js';
import { programsAmong } from './programs.js';
import { randomPlayer } from './random-player.js';
import type { Sample } from './statistics.js';
import { UsageError } from './usage-error.js';

// The games of `simulate`, in this thread or in another one.

/** Default player of games that have an expertise. */
export const WEIGHTED = 'weighted';
/** Name of the default player of a game. */
export const usualBot = ({ expertise }: AnyGame): string => (expertise === undefined ? 'uniform' : WEIGHTED);

/** True when games of these players run on the fast path. */
export const isQuick = (names: readonly string[]): boolean => names.every((name) => name === WEIGHTED);

/** Consecutive games to play, as plain data. */
export interface Batch {
  /** Id of the game, when it is built in. */
  readonly game?: string;
  /** Files of somebody's own game or bots. */
  readonly own?: OwnFlags;
  readonly seed: string;
  readonly options: object;
  /** Names of the players, by seat. */
  readonly names: readonly string[];
  /** The number of the first game. */
  readonly from: number;
  readonly games: number;
}

/** Plays the games. Game number i has the seed `seed/i`, independent of the others. */
export async function work({ game: id, own, seed, options, names, from, games }: Batch): Promise<Sample[]> {
  const game = await chosenGame(id, own);
  const players = isQuick(names) ? undefined : seated(game, names);
  const samples: Sample[] = [];
  for (let i = from; i < from + games; i++) {
    const own = `${seed}/${i}`;
    samples.push(players === undefined ? playFast(game, options, own) : await playMatch(game, options, own, players));
  }
  return samples;
}

/** The bots of these names. Throws `InputError` for a name that is not known. */
export const seated = ({ engine, expertise, bots }: AnyGame, names: readonly string[]): Seatable[] =>
  names.map((name) =>
    playerOf(engine, name, {
      expertise,
      bots: { ...bots, ...programsAmong(names) },
      nets: netsOf(names),
    }),
  );

/** The game that a match of weighted players would be: what they know is the same of a state as of a view. */
export function playFast({ engine, narrator, expertise }: AnyGame, options: object, seed: string): Sample {
  if (expertise === undefined) throw new UsageError(`nobody has said how ${engine.id} is played well`);
  const simulation = engine.simulate(engine.init(seed, options));
  const choose = randomPlayer(expertise.weights(engine), seed);
  let decisions = 0;
  for (let [seat] = simulation.deciders(); seat !== undefined; [seat] = simulation.deciders()) {
    simulation.apply(choose(simulation.state, seat, simulation.legalActions(seat)));
    decisions++;
  }
  const outcome = simulation.outcome();
  if (outcome === undefined) throw new Error('the game stands still without a result');
  return { decisions, rounds: narrator.rounds(engine.view(simulation.state, 'spectator')), outcome, faults: [] };
}

/** A match to the end: for a player at fault the referee answers. */
async function playMatch(
  { engine, narrator }: AnyGame,
  options: object,
  seed: string,
  players: readonly Seatable[],
): Promise<Sample> {
  const { outcome, record, faults } = await match(engine, players, { seed, options, onFault: 'random' });
  if (outcome === undefined) throw new Error('the game has no result');
  const rounds = narrator.rounds(engine.view(engine.replay(record), 'spectator'));
  return { decisions: record.actions.length, rounds, outcome, faults: faults.map((fault): Fault => ({ ...fault })) };
}
