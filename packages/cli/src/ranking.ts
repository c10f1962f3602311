import { at, type Outcome, placed, type Seat, type View } from '@rulewright/core';
import { type FactTable, scoreText } from '@rulewright/core/text';
import { type AnyGame, type AnyState, type Printed, seatName, seatNames } from './game.js';

/** The end of a game: why it ended, and a table of all seats with their exact scores, the best first. */
export function ranking({ narrator }: AnyGame, view: View<AnyState>, outcome: Outcome): Printed[] {
  const { scoring } = narrator;
  return [
    { text: 'Final ranking', style: 'title' },
    { text: narrator.reason(outcome.reason) },
    { table: rankingTable(outcome, (seat) => narrator.result(view, seat)) },
    { text: scoring, style: 'note' },
    { text: verdict(outcome) },
  ];
}

/** One row a seat; seats of one group share their place. */
export function rankingTable(
  { ranking, scores }: Outcome,
  result: (seat: Seat) => Readonly<Record<string, string>>,
): FactTable {
  const names = Object.keys(result(at(at(ranking, 0), 0)));
  let place = 1;
  const rows = ranking.flatMap((group) => {
    const rows = group.map((seat) => {
      const parts = result(seat);
      return [`${place}. ${seatName(seat)}`, ...names.map((name) => parts[name] ?? ''), scoreText(at(scores, seat))];
    });
    place += group.length;
    return rows;
  });
  return { title: '', head: ['', ...names, 'score'], rows };
}

/** The end of a game that a seat has given up: it is last, and nobody else is told apart. */
export function resignation(players: number, seat: Seat): Printed[] {
  const everybody = Array.from({ length: players }, (_, each) => each);
  const ranking = placed(
    [everybody],
    everybody.map((each) => (each === seat ? 0 : undefined)),
  );
  const others = at(ranking, 0).filter((each) => each !== seat);
  return [
    { text: `${seatName(seat)} has resigned.`, style: 'title' },
    { text: others.length === 0 ? 'Nobody wins.' : verdict({ winners: others }) },
  ];
}

/** Who has won. */
export function verdict({ winners }: Pick<Outcome, 'winners'>): string {
  return `${seatNames(winners)} ${winners.length === 1 ? 'wins' : 'share the victory'}.`;
}
