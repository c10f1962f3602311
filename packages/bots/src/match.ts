import type { Seed } from '@rulewright/core';
import type { AnyEngine, OptionsIn } from './game.js';
import { type FaultPolicy, Referee, type Terms } from './match/referee.js';
import type { MatchResult } from './match/result.js';
import type { FaultKind } from './match/sitting.js';
import type { TimeControl } from './match/timing.js';
import type { Seatable } from './player.js';
import { oneOf, positive, refused, whole } from './settings.js';

/** Settings of a match. */
export interface MatchSettings<E extends AnyEngine = AnyEngine> {
  /** The seed of all chance: the draws of the game, the players' seeds and the referee's random answers. */
  readonly seed: Seed;
  /** Options of the game; `players` follows from the number of players. */
  readonly options?: Partial<OptionsIn<E>>;
  /**
   * The treatment of a player at fault, for all faults or by kind; `forfeit` by default.
   *
   * - `forfeit`: the player is no longer called and ranks last, whatever the game says. With two or more others the
   *   game goes on, and the referee answers for the seat at random.
   * - `random`: the referee answers at random this once, and the player plays on. For a player out of time
   *   it answers to the end.
   * - `stop`: the match ends at once, without a ranking.
   */
  readonly onFault?: FaultPolicy | Readonly<Partial<Record<FaultKind, FaultPolicy>>>;
  /** Time limits. Without them, a player that never answers is waited for without end. */
  readonly time?: TimeControl;
  /** The match ends without a ranking after this many decisions; by default only the game ends it. */
  readonly limit?: number;
  /** Keeps the thoughts of players that report them. */
  readonly thoughts?: boolean;
}

/**
 * Plays one game and referees it; seat i belongs to the i-th player. The full state stays with the referee. A player
 * gets views of its seat, events as its seat may read them, and its legal actions, all frozen. Seats that decide at
 * once all answer before any answer is played. Any misbehaviour ends as a fault in the result, except an endless loop,
 * which in the same thread cannot be stopped. Throws `InputError` for settings that are invalid or that the game
 * refuses.
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
