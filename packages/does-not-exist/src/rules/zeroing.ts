import { at, NONE, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { isMonster } from '../names.js';
import { RETURN_CARDS, RETURN_PRICE } from '../numbers.js';
import { discardAll, drawToHand } from '../piles.js';
import type { Rule } from '../rulebook/rules.js';
import { changeSouls } from '../souls.js';
import { action, type DneTurn, refuse } from '../state.js';
import { gainClass, loseClass } from './class.js';
import { endGame, isAlone } from './end.js';
import { leave } from './mercenary.js';

// DNE-ZER: zeroing, and the end of a player.

/** DNE-ZER.1 to DNE-ZER.3, DNE-R48: everything goes but the souls and a monster that serves as mercenary. */
export function zero(turn: DneTurn, seat: Seat): void {
  const { state, emit, queue } = turn;
  const player = at(state.players, seat);
  emit?.({ type: 'player-zeroed', rule: 'DNE-ZER.1', seat });
  discardAll(turn, seat, [...player.hand, ...player.inventory], { rule: 'DNE-ZER.1' });
  loseClass(turn, seat, 'DNE-ZER.1');
  dismissAll(turn, seat, 'DNE-ZER.1');
  if (player.souls === 0) eliminate(turn, seat, 'DNE-ZER.2');
  else {
    player.status = 'waiting';
    if (state.options.zeroReturn === 'immediate') queue({ kind: 'zero-return', seat });
  }
}

/** Mercenaries leave in order of joining; monsters among them only when all go. */
function dismissAll(turn: DneTurn, seat: Seat, rule: 'DNE-ZER.1' | 'DNE-ZER.6'): void {
  const { mercenaries } = at(turn.state.players, seat);
  for (const figure of [...mercenaries])
    if (rule === 'DNE-ZER.6' || !isMonster(turn, figure)) leave(turn, seat, mercenaries.indexOf(figure), rule);
}

/** DNE-ZER.5: pays a soul and plays on. */
export interface Return extends ActionOf<typeof returnToPlay> {}
export const returnToPlay = action('return', {
  rule: 'DNE-ZER.5',
  during: ['zero-return'],
  fields: {},
  check: ({ state }, { seat }) =>
    at(state.players, seat).souls > 0 ? undefined : refuse('DNE-ZER.5', 'too-few-souls', { souls: 0 }),
  perform: (turn, { seat }) => comeBack(turn, seat),
});

/** DNE-ZER.5, DNE-R48: pays a soul for five cards and a class. */
function comeBack(turn: DneTurn, seat: Seat): void {
  const { state, emit } = turn;
  changeSouls(turn, seat, -RETURN_PRICE, { rule: 'DNE-ZER.5', cause: 'return' });
  at(state.players, seat).status = 'active';
  emit?.({ type: 'player-returned', rule: 'DNE-ZER.5', seat });
  drawToHand(turn, seat, RETURN_CARDS, 'DNE-ZER.5');
  gainClass(turn, seat, 'DNE-ZER.5');
}

/** DNE-ZER.5, DNE-ZER.7: gives the game up. */
export interface Surrender extends ActionOf<typeof surrender> {}
export const surrender = action('surrender', {
  rule: 'DNE-ZER.7',
  during: ['zero-return'],
  fields: {},
  perform: (turn, { seat }) => eliminate(turn, seat, 'DNE-ZER.5'),
});

/** DNE-ZER.6, DNE-END.3: discards everything a player has left; the last remaining player wins at once. */
function eliminate(turn: DneTurn, seat: Seat, rule: Rule): void {
  const { state, emit } = turn;
  const player = at(state.players, seat);
  dismissAll(turn, seat, 'DNE-ZER.6');
  changeSouls(turn, seat, -player.souls, { rule: 'DNE-ZER.6', cause: 'elimination' });
  player.status = 'eliminated';
  player.helpBan = false;
  player.takenBy = NONE;
  state.out.push(seat);
  emit?.({ type: 'player-eliminated', rule, seat });
  if (isAlone(turn)) endGame(turn);
}
