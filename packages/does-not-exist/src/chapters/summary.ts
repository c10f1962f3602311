import { layOnDiscard } from '../piles.js';
import { isActive } from '../players.js';
import { type DneTurn, NONE } from '../state.js';
import { dismissMonster } from './monster.js';

// DNE-SUM: the end of a rave.

/** DNE-SUM.1, DNE-R40: who takes a card back, and from where. */
export function recovery({ state, queue }: DneTurn): void {
  const { winner } = state.rave;
  state.phase = 'summary';
  const any = state.lineups.length > 1 && winner !== NONE && state.options.recover === 'winnerAny';
  const seat = any ? winner : state.turn.host;
  if (isActive(state, seat)) queue({ kind: 'recover', seat, any });
  queue({ kind: 'clear-table' });
}

/** DNE-SUM.2, DNE-SUM.3, DNE-ZER.4: the table is cleared; an active Host has a summary. */
export function clearTable(turn: DneTurn): void {
  const { state, queue } = turn;
  const { host } = state.turn;
  for (const { owner, cards } of state.lineups) layOnDiscard(turn, owner, cards);
  state.lineups = [];
  dismissMonster(turn);
  state.turn.unlimited = false;
  queue({ kind: 'limits' });
  if (isActive(state, host)) queue({ kind: 'summary', seat: host });
  else queue({ kind: 'end-of-turn' });
}
