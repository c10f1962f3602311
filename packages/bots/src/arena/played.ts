import type { Replay, Seat } from '@rulewright/core';
import type { AnyEngine } from '../game.js';
import type { Fault, MatchEnd } from '../match/result.js';
import type { Thought } from '../match/thoughts.js';
import { type MatchSettings, match } from '../match.js';
import type { Seatable } from '../player.js';
import { playedFor, type UtilitySetting, utilityOf } from '../search/utility.js';
import type { Fixture, Seating } from './schedule.js';

/** A game of an arena, as it is kept: plain data. */
export interface PlayedGame {
  readonly name: string;
  readonly deal: number;
  readonly seed: string;
  /** By seat: the index of the contestant. */
  readonly seating: Seating;
  readonly end: MatchEnd;
  /** The reason why the game ended by its rules; null when it was not over. */
  readonly reason: string | null;
  /** The ranking as in `MatchResult`; null when the match was stopped or reached its limit. */
  readonly ranking: readonly (readonly Seat[])[] | null;
  readonly winners: readonly Seat[];
  /** By seat: the value of the game in the unit it was played for; null when it did not end by its rules. */
  readonly worth: readonly number[] | null;
  /** By seat: decisions made. */
  readonly decisions: readonly number[];
  /** By seat: decisions with more than one answer. */
  readonly choices: readonly number[];
  /** By seat: time taken, in milliseconds. */
  readonly time: readonly number[];
  /** By seat: processor time of decisions with more than one answer, in milliseconds. */
  readonly processor: readonly number[];
  readonly faults: readonly Fault[];
  readonly forfeited: readonly Seat[];
  readonly record?: Replay;
  readonly thoughts?: readonly Thought[];
}

/** Settings that all games of an arena share. */
export type Terms = Pick<MatchSettings, 'options' | 'time' | 'onFault' | 'limit' | 'thoughts'> & {
  readonly records?: boolean;
  readonly utility?: UtilitySetting;
};

/** Plays one game of an arena. */
export async function playFixture(
  engine: AnyEngine,
  players: readonly Seatable[],
  { records = false, utility, ...terms }: Terms,
  { name, deal, seed, seating }: Fixture,
): Promise<PlayedGame> {
  const seated = seating.flatMap((contestant) => players[contestant] ?? []);
  const result = await match(engine, seated, { ...terms, seed });
  const { end, outcome, ranking, winners, seats, faults, record, thoughts } = result;
  return {
    name,
    deal,
    seed,
    seating,
    end,
    reason: outcome?.reason ?? null,
    ranking: ranking ?? null,
    winners,
    worth: outcome === undefined ? null : utilityOf(outcome, playedFor(engine, utility)),
    decisions: seats.map(({ decisions }) => decisions),
    choices: seats.map(({ choices }) => choices),
    time: seats.map(({ time }) => time),
    processor: seats.map(({ processor }) => processor),
    faults,
    forfeited: seats.flatMap((one, seat) => (one.forfeited === undefined ? [] : [seat])),
    ...(records && { record }),
    ...(thoughts && { thoughts }),
  };
}
