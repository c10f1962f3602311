import type { ClockTerms } from './terms.js';

/** What a seat has used of its time, in milliseconds. */
export interface Clock {
  /** Left of the time for the game; null where there is no such time. */
  readonly game: number | null;
  /** Byo-yomi periods that are left. */
  readonly periods: number;
  /** Used for the answer that is due, of what counts for it: of the period, once the time for the game is used up. */
  readonly answer: number;
}

export const freshClock = ({ game, periods }: ClockTerms): Clock => ({
  game: game ?? null,
  periods: periods ?? 0,
  answer: 0,
});

/** The clock after it has run for so long. */
export function run(clock: Clock, { move, period = 0 }: ClockTerms, elapsed: number): Clock {
  if (clock.game === null || move !== undefined) {
    const game = clock.game === null ? null : Math.max(0, clock.game - elapsed);
    return { ...clock, game, answer: clock.answer + elapsed };
  }
  const game = Math.max(0, clock.game - elapsed);
  const beyond = elapsed - (clock.game - game);
  if (clock.periods === 0) return { ...clock, game, answer: clock.answer + beyond };
  // a period is lost when an answer outlasts it; the last one is never given back
  const used = clock.answer + beyond;
  const lost = Math.min(clock.periods, Math.max(0, Math.ceil(used / period) - 1));
  return { game, periods: clock.periods - lost, answer: used - lost * period };
}

/** The clock when its seat has answered. */
export const answered = (clock: Clock, { increment = 0 }: ClockTerms): Clock => ({
  ...clock,
  game: clock.game === null || clock.game === 0 ? clock.game : clock.game + increment,
  answer: 0,
});

/** How long it may still run, in milliseconds: below 0 never, null for ever. */
export function left(clock: Clock, { move, period = 0 }: ClockTerms): number | null {
  const ofMove = move === undefined ? null : Math.max(0, move - clock.answer);
  if (clock.game === null) return ofMove;
  const byPeriods = move === undefined ? Math.max(0, clock.periods * period - clock.answer) : 0;
  const ofGame = clock.game + byPeriods;
  return ofMove === null ? ofGame : Math.min(ofMove, ofGame);
}
