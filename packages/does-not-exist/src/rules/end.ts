import { at, type Outcome, type Seat, type Standing, seatsFrom } from '@rulewright/core';
import { type ReasonOf, rank } from '@rulewright/core/author';
import type { Reason, Settler } from '../events.js';
import type { Rule } from '../rulebook/rules.js';
import type { DneContext, DneTurn, DoesNotExist } from '../state.js';

// DNE-END: the end of the game and its winners.

/** DNE-END.1, DNE-END.3: clears the agenda, so that nothing follows. */
export function endGame(turn: DneTurn): void {
  turn.state.agenda = [];
  tellEnd(turn);
}

/** DNE-END.6: emits the winners and the measure that decided. */
export function tellEnd(turn: DneTurn): void {
  if (turn.emit === undefined) return;
  const { winners, reason } = outcome(turn);
  turn.emit({ type: 'game-ended', ...decidedIn(turn, winners, reason), winners: [...winners], reason });
}

interface Deciding {
  readonly rule: Rule;
  readonly decidedBy: Settler;
}

/** DNE-END.2, DNE-END.4, DNE-R42: the measure that decided among those who could have won, and its rule. */
function decidedIn({ state }: DneContext, winners: readonly Seat[], reason: Reason): Deciding {
  if (reason === 'last-player') return { rule: 'DNE-END.3', decidedBy: 'survival' };
  const isShared = winners.length > 1;
  if (reason === 'max-turns') return { rule: 'DNE-END.4', decidedBy: isShared ? 'shared' : 'souls' };
  const { winSouls, simultaneousWin } = state.options;
  const reached = state.players.map(({ souls }) => souls).filter((souls) => souls >= winSouls);
  if (reached.length === 1) return { rule: 'DNE-END.1', decidedBy: 'souls' };
  if (isShared) return { rule: 'DNE-R42', decidedBy: 'shared' };
  if (simultaneousWin === 'host') return { rule: 'DNE-END.2', decidedBy: 'host' };
  const most = Math.max(...reached);
  const isTied = reached.filter((souls) => souls === most).length > 1;
  return { rule: 'DNE-R42', decidedBy: isTied ? 'host' : 'souls' };
}

/** DNE-END.1: somebody has the souls that win. */
export const isWon = ({ state }: DneContext): boolean =>
  state.players.some(({ souls }) => souls >= state.options.winSouls);

/** DNE-END.3: nobody else is left. */
export const isAlone = ({ state }: DneContext): boolean => state.out.length >= state.players.length - 1;

/** DNE-END.1 to DNE-END.6: the result of a finished game. */
export function outcome(context: DneContext): Outcome<ReasonOf<DoesNotExist>> {
  const { players, out } = context.state;
  const scores = players.map(({ souls }) => souls);
  const left = seatsFrom(0, players.length).filter((seat) => !out.includes(seat));
  const winners = winnersAmong(context, left);
  // DNE-END.5, DNE-END.6: the winners, then by souls, then eliminated seats, the last one first
  const standing = (seat: Seat): number => {
    if (winners.includes(seat)) return Number.MAX_SAFE_INTEGER;
    return out.includes(seat) ? out.indexOf(seat) - out.length : at(scores, seat);
  };
  const ranking = rank(players.length, (a, b) => standing(b) - standing(a));
  const reason = isWon(context) ? 'souls' : isAlone(context) ? 'last-player' : 'max-turns';
  return { winners, ranking, scores, reason };
}

/** DNE-END.1: souls as the standing of a seat. */
export function standing({ state }: DneContext, seat: Seat): Omit<Standing, 'seat'> {
  const { souls } = at(state.players, seat);
  return { value: souls, parts: { souls } };
}

function winnersAmong(context: DneContext, left: readonly Seat[]): Seat[] {
  const { players, options, turn } = context.state;
  const souls = (seat: Seat) => at(players, seat).souls;
  const most = Math.max(...left.map(souls));
  const richest = left.filter((seat) => souls(seat) === most);
  if (!isWon(context)) return richest;
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
