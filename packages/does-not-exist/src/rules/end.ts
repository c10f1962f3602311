import { at, type Outcome, type ReasonOf, type Seat, seatsFrom } from '@rulewright/core';
import type { DneTable, DneTurn, DoesNotExist } from '../state.js';

// DNE-END: who has won.

/** DNE-END.1, DNE-END.3: nothing follows any more. */
export function endGame({ state }: DneTurn): void {
  state.agenda = [];
}

/** DNE-END.1: somebody has the souls that win. */
export const isWon = ({ state }: DneTable): boolean =>
  state.players.some(({ souls }) => souls >= state.options.winSouls);

/** DNE-END.3: nobody else is left. */
export const isAlone = ({ state }: DneTable): boolean => state.out.length >= state.players.length - 1;

/** DNE-END.1 to DNE-END.6 */
export function outcome(table: DneTable): Outcome<ReasonOf<DoesNotExist>> {
  const { players, out } = table.state;
  const scores = players.map(({ souls }) => souls);
  const left = seatsFrom(0, players.length).filter((seat) => !out.includes(seat));
  const winners = winnersAmong(table, left);
  const others = left.filter((seat) => !winners.includes(seat));
  const ranking = [winners, ...bySouls(scores, others), ...[...out].reverse().map((seat) => [seat])];
  const reason = isWon(table) ? 'souls' : isAlone(table) ? 'last-player' : 'max-turns';
  return { winners, ranking, scores, reason };
}

function winnersAmong(table: DneTable, left: readonly Seat[]): Seat[] {
  const { players, options, turn } = table.state;
  const souls = (seat: Seat) => at(players, seat).souls;
  const most = Math.max(...left.map(souls));
  const richest = left.filter((seat) => souls(seat) === most);
  if (!isWon(table)) return richest;
  const reached = left.filter((seat) => souls(seat) >= options.winSouls);
  const preferHost = (seats: Seat[]) => (seats.includes(turn.host) ? [turn.host] : seats);
  switch (options.simultaneousWin) {
    case 'host':
      return preferHost(reached);
    case 'mostSouls':
      return preferHost(richest);
    case 'shared':
      return reached;
  }
}

/** DNE-END.5: the same souls share a place. */
function bySouls(scores: readonly number[], seats: readonly Seat[]): Seat[][] {
  const counts = [...new Set(seats.map((seat) => at(scores, seat)))].sort((a, b) => b - a);
  return counts.map((souls) => seats.filter((seat) => scores[seat] === souls));
}
