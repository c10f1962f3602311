import type { ClockTerms } from './terms.js';

/** The time of a seat, in milliseconds. */
export interface Clock {
  /** Left of the time for the game; null where there is no such time. */
  readonly game: number | null;
  /** Byo-yomi periods left. */
  readonly periods: number;
  /** Time used for the answer that is due; once the time for the game is used up, time of the period. */
  readonly answer: number;
  /** Used in the whole game. Never shrinks: taking back gives no time back. */
  readonly used: number;
}

/** Tells if the terms count time at all; else clocks stand. */
export const isCounted = ({ move, game }: ClockTerms): boolean => move !== undefined || game !== undefined;

export const freshClock = ({ game, periods }: ClockTerms): Clock => ({
  game: game ?? null,
  periods: periods ?? 0,
  answer: 0,
  used: 0,
});

/** The clock after it has run for so long. Running twice equals running once for the sum. */
export function run(clock: Clock, { move, period = 0 }: ClockTerms, elapsed: number): Clock {
  const used = clock.used + elapsed;
  if (clock.game === null || move !== undefined) {
    const game = clock.game === null ? null : Math.max(0, clock.game - elapsed);
    return { ...clock, game, answer: clock.answer + elapsed, used };
  }
  const game = Math.max(0, clock.game - elapsed);
  const beyond = elapsed - (clock.game - game);
  if (clock.periods === 0) return { ...clock, game, answer: clock.answer + beyond, used };
  // a period is lost when an answer outlasts it; the last one is never given back
  const ofAnswer = clock.answer + beyond;
  const lost = Math.min(clock.periods, Math.max(0, Math.ceil(ofAnswer / period) - 1));
  return { game, periods: clock.periods - lost, answer: ofAnswer - lost * period, used };
}

/** The clock when its seat has answered. */
export const answered = (clock: Clock, { increment = 0 }: ClockTerms): Clock => ({
  ...clock,
  game: clock.game === null || clock.game === 0 ? clock.game : clock.game + increment,
  answer: 0,
});

/**
 * The clock when all answers since `then` are taken back. The time they added is gone, and all time used since counts
 * for the answer that was due then.
 */
export const takenBackTo = (then: Clock, now: Clock, terms: ClockTerms): Clock =>
  run(then, terms, now.used - then.used);

/** Milliseconds it may still run; null for ever. */
export function left(clock: Clock, { move, period = 0 }: ClockTerms): number | null {
  const ofMove = move === undefined ? null : Math.max(0, move - clock.answer);
  if (clock.game === null) return ofMove;
  const byPeriods = move === undefined ? Math.max(0, clock.periods * period - clock.answer) : 0;
  const ofGame = clock.game + byPeriods;
  return ofMove === null ? ofGame : Math.min(ofMove, ofGame);
}
