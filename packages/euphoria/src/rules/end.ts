import { at, type Outcome, type Seat, type Standing, seatsFrom } from '@rulewright/core';
import { rank } from '@rulewright/core/author';
import { SUPPLY } from '../content/words.js';
import { STARS } from '../numbers.js';
import type { Rule } from '../rulebook/rules.js';
import { starCounts } from '../stars.js';
import type { End, EuphoriaContext, EuphoriaTurn } from '../state.js';
import { firstWorker } from '../workers.js';

// EUP-END: the end of the game.

/** EUP-END.5 */
const MOST_ROUNDS = 100;

type Decision = Pick<End, 'winners' | 'tieBreaker'>;

/** EUP-END.1, EUP-END.2: the batch that left somebody without stars ends everything. */
export function endByStars(turn: EuphoriaTurn, finishers: readonly Seat[]): void {
  const decision = byCriteria(turn, finishers);
  const decided = decision.winners.length > 1 ? rollOff(turn, decision.winners) : decision;
  end(turn, { reason: 'tenth-star', finishers: [...finishers], ...decided });
}

/** The end of the game at the turn limit (EUP-END.8). */
export const endByLimit = (turn: EuphoriaTurn): void => end(turn, limitEnd(turn));

/**
 * The order of players at the turn limit: most stars placed, then the criteria; equal players share a place
 * (EUP-END.8).
 */
function limitEnd(context: EuphoriaContext): End {
  const { stars, options } = context.state;
  const fewest = Math.min(...stars);
  const leaders = seatsFrom(0, options.players).filter((seat) => stars[seat] === fewest);
  const { winners, tieBreaker } = byCriteria(context, leaders);
  return { reason: 'turn-limit', finishers: [], winners, tieBreaker: winners.length > 1 ? 'shared' : tieBreaker };
}

/**
 * The end that a position has come to: by those who have placed their tenth star, or else at the turn limit. Undefined
 * for finishers whom only dice can tell apart.
 */
export function endOf(context: EuphoriaContext): End | undefined {
  const { stars, options } = context.state;
  const finishers = seatsFrom(0, options.players).filter((seat) => stars[seat] === 0);
  if (finishers.length === 0) return limitEnd(context);
  const decision = byCriteria(context, finishers);
  return decision.winners.length > 1 ? undefined : { reason: 'tenth-star', finishers, ...decision };
}

/** EUP-END.6: nothing else happens. */
function end({ state, emit, snapshot }: EuphoriaTurn, by: End): void {
  state.end = by;
  state.agenda.length = 0;
  emit?.({ type: 'game-ended', rule: ruleOfEnd(by.reason, by.tieBreaker), ...snapshot(by) });
}

/** The rule that decided: one finisher, a criterion, the dice, or the turn limit. */
function ruleOfEnd(reason: End['reason'], tieBreaker: End['tieBreaker']): Rule {
  if (reason === 'turn-limit') return 'EUP-END.8';
  if (tieBreaker === 'none') return 'EUP-END.2';
  return tieBreaker === 'roll-off' ? 'EUP-END.4' : 'EUP-END.3';
}

/** EUP-END.3: each criterion keeps the best. */
function byCriteria(context: EuphoriaContext, seats: readonly Seat[]): Decision {
  const { morale, knowledge } = context.state;
  const criteria = [
    ['morale', (seat: Seat) => at(morale, seat)],
    ['knowledge', (seat: Seat) => -at(knowledge, seat)],
    ['tiles', (seat: Seat) => starCounts(context, seat).tiles],
    ['territories', (seat: Seat) => starCounts(context, seat).territories],
  ] as const;
  let winners = [...seats];
  let tieBreaker: End['tieBreaker'] = 'none';
  for (const [name, score] of criteria) {
    if (winners.length === 1) break;
    const best = Math.max(...winners.map(score));
    winners = winners.filter((seat) => score(seat) === best);
    tieBreaker = name;
  }
  return { winners, tieBreaker };
}

/** EUP-END.4, EUP-END.5: all workers in play are rolled, the lowest sum stays, until one is left. */
function rollOff(turn: EuphoriaTurn, tied: readonly Seat[]): Decision {
  const clockwise = seatsFrom(turn.state.active, turn.state.options.players);
  let left = clockwise.filter((seat) => tied.includes(seat));
  for (let round = 0; round < MOST_ROUNDS && left.length > 1; round++) {
    const sums = left.map((seat) => rollAll(turn, seat));
    const lowest = Math.min(...sums);
    left = left.filter((_, i) => sums[i] === lowest);
  }
  return { winners: left.slice(0, 1), tieBreaker: 'roll-off' };
}

function rollAll({ state, random, emit }: EuphoriaTurn, seat: Seat): number {
  const faces: number[] = [];
  for (let worker = firstWorker(seat); worker < firstWorker(seat + 1); worker++)
    if (state.place[worker] !== SUPPLY) faces.push(random.die(6, 'roll-off', seat));
  const sum = faces.reduce((total, face) => total + face, 0);
  emit?.({ type: 'roll-off', rule: 'EUP-END.4', seat, faces, sum });
  return sum;
}

/** The placed stars and their places (EUP-STR.1, EUP-END.1). */
export function standing(context: EuphoriaContext, seat: Seat): Omit<Standing, 'seat'> {
  const { state } = context;
  const { players } = state.options;
  const lying = (list: readonly number[]): number =>
    list.reduce((sum, stars, place) => sum + (place % players === seat ? stars : 0), 0);
  return {
    value: STARS - at(state.stars, seat),
    parts: {
      territories: lying(state.territoryStars),
      tiles: lying(state.tileStars),
      recruits: at(state.activeRecruits, seat).filter((recruit) => state.recruitStars.includes(recruit)).length,
      dilemma: at(state.dilemmaSides, seat) === 'join' ? 1 : 0,
    },
  };
}

/** EUP-END.6, EUP-END.7: the winner, then the others by stars placed; equal ones share a place. */
export function outcome({ state }: EuphoriaContext): Outcome<End['reason']> {
  const { end, stars, options } = state;
  const winners = end?.winners ?? [];
  const scores = stars.map((left) => STARS - left);
  const standing = (seat: Seat) => (winners.includes(seat) ? STARS + 1 : at(scores, seat));
  const ranking = rank(options.players, (a, b) => standing(b) - standing(a));
  return { winners: [...winners], ranking, scores, reason: end?.reason ?? 'turn-limit' };
}
