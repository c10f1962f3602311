import { type Outcome, placed, type Seat } from '@rulewright/core';
import type { Forfeit, SeatAt, TableEnd, TableResult } from './types.js';

/** The result of a game that ended so: seats that forfeited stand behind all others. */
export function resultOf(end: TableEnd, outcome: Outcome | null, seats: readonly SeatAt[]): TableResult {
  const forfeits = seats.flatMap(({ gone }, seat): Forfeit[] => (gone === null ? [] : [{ seat, ...gone }]));
  const result = { end, outcome, forfeits };
  if (end === 'aborted') return { ...result, ranking: null, winners: [] };
  const everybody = seats.map((_, seat): Seat => seat);
  const ranking = placed(
    outcome?.ranking ?? [everybody],
    seats.map(({ gone }) => gone?.decision),
  );
  const isIn = (seat: Seat): boolean => seats[seat]?.gone === null;
  return { ...result, ranking, winners: (ranking[0] ?? []).filter(isIn) };
}
