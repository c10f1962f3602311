import { at, formatFraction, type Outcome, type Score, type Seat, toNumber, type View } from '@rulewright/core';
import { type AnyGame, type AnyState, type Line, seatName, seatNames } from './game.js';
import { columns } from './table.js';

/** The end of a game: why it ended, and a table of all seats with their exact scores, the best first. */
export function ranking({ narrator }: AnyGame, view: View<AnyState>, outcome: Outcome): Line[] {
  const { scoring } = narrator;
  return [
    { text: 'Final ranking', style: 'title' },
    { text: narrator.reason(outcome.reason) },
    ...rankingTable(outcome, (seat) => narrator.result(view, seat)).map((text): Line => ({ text, style: 'drawn' })),
    { text: scoring, style: 'note' },
    { text: verdict(outcome) },
  ];
}

/** One row a seat; seats of one group share their place. */
export function rankingTable(
  { ranking, scores }: Outcome,
  result: (seat: Seat) => Readonly<Record<string, string>>,
): string[] {
  const names = Object.keys(result(at(at(ranking, 0), 0)));
  let place = 1;
  const rows = ranking.flatMap((group) => {
    const rows = group.map((seat) => {
      const parts = result(seat);
      return [`${place}.`, seatName(seat), ...names.map((name) => parts[name] ?? ''), exactScore(at(scores, seat))];
    });
    place += group.length;
    return rows;
  });
  return columns(['', '', ...names, 'score'], rows).map((line) => `  ${line}`);
}

/** `30`, `300/13 ≈ 23.08`. */
export function exactScore(score: Score): string {
  const exact = typeof score === 'number' ? `${score}` : formatFraction(score);
  return exact.includes('/') ? `${exact} ≈ ${toNumber(score).toFixed(2)}` : exact;
}

/** Who has won. */
export function verdict({ winners }: Pick<Outcome, 'winners'>): string {
  return `${seatNames(winners)} ${winners.length === 1 ? 'wins' : 'share the victory'}.`;
}
