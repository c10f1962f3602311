import type { Seed } from '@rulewright/core';
import type { AnyEngine, OptionsIn } from './game.js';
import { type FaultPolicy, Referee, type Terms } from './match/referee.js';
import type { MatchResult } from './match/result.js';
import type { FaultKind } from './match/sitting.js';
import type { TimeControl } from './match/timing.js';
import type { Seatable } from './player.js';
import { oneOf, positive, refused, whole } from './settings.js';

/** How a match is played. */
export interface MatchSettings<E extends AnyEngine = AnyEngine> {
  /** Decides the draws of the game, the seeds of the players and the random answers of the referee. */
  readonly seed: Seed;
  /** Options of the game; `players` follows from who plays. */
  readonly options?: Partial<OptionsIn<E>>;
  /**
   * What happens to a player at fault, for all kinds of faults or for each; `forfeit` when not given.
   *
   * - `forfeit`: the player is not called any more and stands last in the ranking, whatever the game says; with two or more
   *   others the game goes on, and the referee answers for the seat at random.
   * - `random`: the referee answers at random this once, and the player plays on; without time left, it answers to the end.
   * - `stop`: the match ends at once, without a ranking.
   */
  readonly onFault?: FaultPolicy | Readonly<Partial<Record<FaultKind, FaultPolicy>>>;
  /** No bounds when not given: a player that never answers is waited for for ever. */
  readonly time?: TimeControl;
  /** The match ends without a ranking after that many decisions; when not given, with the game. */
  readonly limit?: number;
  /** Keeps what players who think thought of their choices. */
  readonly thoughts?: boolean;
}

/**
 * Plays one game and judges the players; seat i is the i-th of them. The true state never leaves the referee: each player
 * is sent views of its seat, the events as its seat may read them, and its legal actions, all frozen. Seats that are asked
 * at once answer before any of their answers is played. Whatever a player does ends as a fault in the result, but for what
 * a function in the same thread can always do: compute for ever. Throws `InputError` for settings that are not valid or
 * that the game refuses.
 */
export function match<E extends AnyEngine>(
  engine: E,
  players: readonly Seatable<E>[],
  settings: MatchSettings<E>,
): Promise<MatchResult<E>>;
export async function match(
  engine: AnyEngine,
  players: readonly Seatable[],
  settings: MatchSettings,
): Promise<MatchResult> {
  return new Referee(engine, players, termsOf(players.length, settings)).play();
}

const POLICIES: readonly FaultPolicy[] = ['forfeit', 'random', 'stop'];

function termsOf(
  players: number,
  { seed, options = {}, onFault = {}, time = {}, limit, thoughts = false }: MatchSettings,
): Terms {
  const given: unknown = 'players' in options ? options.players : players;
  if (given !== players) throw refused('options.players', given, `${players}, for so many are given,`);
  if (time.move !== undefined) positive('time.move', time.move);
  if (time.game !== undefined) positive('time.game', time.game);
  const policy = (kind: FaultKind): FaultPolicy =>
    typeof onFault === 'string'
      ? oneOf('onFault', onFault, POLICIES)
      : oneOf(`onFault.${kind}`, onFault[kind] ?? 'forfeit', POLICIES);
  return {
    seed,
    options,
    time,
    policies: { illegal: policy('illegal'), error: policy('error'), time: policy('time') },
    limit: limit === undefined ? Number.POSITIVE_INFINITY : whole('limit', limit, 1),
    thoughts,
  };
}
