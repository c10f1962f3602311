import { at, type Seat } from '@rulewright/core';
import { className } from '../names.js';
import { drawFrom } from '../piles.js';
import { changeSouls } from '../souls.js';
import type { DneTurn } from '../state.js';

// DNE-CLS: getting and losing a class. What a class can do is asked for by ability, where the ability works.

export const CLASS_PRICE = 1;

/** DNE-CLS.1, DNE-CLS.2: the new card is drawn before the old one goes. */
export function buyClass(turn: DneTurn, seat: Seat): void {
  changeSouls(turn, seat, -CLASS_PRICE, 'buy-class');
  const card = drawFrom(turn, 'classes');
  if (card === undefined) return;
  loseClass(turn, seat);
  gainClass(turn, seat, card);
}

export function gainClass(turn: DneTurn, seat: Seat, card: number): void {
  at(turn.state.players, seat).class.push(card);
  turn.emit?.({ type: 'class-gained', seat, class: className(turn, card) });
}

/** The class card of a player, if there is one, goes to its discard pile. */
export function loseClass(turn: DneTurn, seat: Seat): void {
  const card = at(turn.state.players, seat).class.pop();
  if (card === undefined) return;
  turn.state.classDiscard.push(card);
  turn.emit?.({ type: 'class-lost', seat, class: className(turn, card) });
}
