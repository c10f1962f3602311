import { at, type Seat } from '@rulewright/core';
import { isMonster } from '../names.js';
import { discardAll } from '../piles.js';
import { changeSouls } from '../souls.js';
import { type DneTurn, NONE } from '../state.js';
import { loseClass } from './class.js';
import { endGame, isAlone } from './end.js';
import { leave } from './mercenary.js';

// DNE-ZER: zeroing, and the end of a player.

/** DNE-ZER.1 to DNE-ZER.3, DNE-R48: everything goes but the souls and a monster that serves as mercenary. */
export function zero(turn: DneTurn, seat: Seat): void {
  const { state, emit, queue } = turn;
  const player = at(state.players, seat);
  emit?.({ type: 'player-zeroed', seat });
  discardAll(turn, seat, [...player.hand, ...player.inventory]);
  loseClass(turn, seat);
  dismissAll(turn, seat, false);
  if (player.souls === 0) eliminate(turn, seat);
  else {
    player.status = 'waiting';
    if (state.options.zeroReturn === 'immediate') queue({ kind: 'zero-return', seat });
  }
}

/** Mercenaries leave in order of joining; monsters among them only when all go. */
function dismissAll(turn: DneTurn, seat: Seat, all: boolean): void {
  const { mercenaries } = at(turn.state.players, seat);
  for (const figure of [...mercenaries])
    if (all || !isMonster(turn, figure)) leave(turn, seat, mercenaries.indexOf(figure));
}

/** DNE-ZER.6, DNE-END.3: what is left goes to the discard piles; the last player wins at once. */
export function eliminate(turn: DneTurn, seat: Seat): void {
  const { state, emit } = turn;
  const player = at(state.players, seat);
  dismissAll(turn, seat, true);
  changeSouls(turn, seat, -player.souls, 'elimination');
  player.status = 'eliminated';
  player.helpBan = false;
  player.takenBy = NONE;
  state.out.push(seat);
  emit?.({ type: 'player-eliminated', seat });
  if (isAlone(turn)) endGame(turn);
}
