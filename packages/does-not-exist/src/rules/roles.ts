import { at, NONE, type Seat } from '@rulewright/core';
import { isOwnWork, lineupOf, lineupPlace } from '../lineups.js';
import { abilitiesOf } from '../players.js';
import type { DneContext, DneTurn } from '../state.js';

// DNE-RAV.5 to DNE-RAV.8: the roles in a rave, and the actions that they allow.

export type Role = 'host' | 'saviour' | 'invader' | 'bystander';

/** The role of a player in this rave. */
export function roleOf({ state }: DneContext, seat: Seat): Role {
  if (seat === state.turn.host) return 'host';
  if (seat === state.rave.saviour) return 'saviour';
  for (let place = 1; place < state.lineups.length; place++)
    if (at(state.lineups, place).owner === seat) return 'invader';
  return 'bystander';
}

/** The owner of the line-up that a player feeds by playing; NONE for a bystander. */
export function ownLineup(context: DneContext, seat: Seat): Seat {
  const role = roleOf(context, seat);
  return role === 'saviour' ? context.state.turn.host : role === 'bystander' ? NONE : seat;
}

/** The line-up an action names by its owner's seat exists. */
export const isLineup = (context: DneContext, owner: Seat): boolean => lineupPlace(context, owner) !== NONE;

/** DNE-FAI.23, DNE-CLS.20: true if a ban or an expulsion keeps the seat out of line-ups of others. */
export const isKeptOut = ({ state }: DneContext, seat: Seat): boolean =>
  at(state.players, seat).helpBan || state.rave.expelled.includes(seat);

/** DNE-RIV.1, DNE-RIV.2, DNE-RIV.7: true if a bystander may become an invader. */
export function mayInvade({ state }: DneContext, seat: Seat): boolean {
  const { maxInvaders, invasionLimit } = state.options;
  if (state.rave.expelled.includes(seat)) return false;
  if (maxInvaders !== null && state.lineups.length > maxInvaders) return false;
  return invasionLimit === 'none' || !at(state.players, seat).invaded;
}

/** DNE-FIN.3, DNE-FIN.7: true if a player may throw cards into line-ups of others. */
export const mayThrow = (context: DneContext, seat: Seat): boolean =>
  context.state.rave.final && !isKeptOut(context, seat) && hasOtherLineup(context, seat);

function hasOtherLineup(context: DneContext, seat: Seat): boolean {
  const own = ownLineup(context, seat);
  return context.state.lineups.some(({ owner }) => owner !== own);
}

/** DNE-CLS.24: true if a player has the signal of this turn left. */
export const maySignal = (context: DneContext, seat: Seat): boolean =>
  abilitiesOf(context, seat).signal !== undefined && !context.state.turn.signalled.includes(seat);

/** DNE-CLS.10: true if a player's line-up can be copied from. */
export function mayCopyFrom(context: DneContext, seat: Seat): boolean {
  const line = lineupOf(context, seat);
  const isHelped = seat === context.state.turn.host && context.state.rave.saviour !== NONE;
  return line !== undefined && line.cards.length > 0 && isOwnWork(line) && !isHelped;
}

/** DNE-FRD.6, DNE-CLS.13: a card that the Saviour has added makes the part final. */
export function noteJoined({ state }: DneTurn, seat: Seat, owner: Seat): void {
  if (seat === state.rave.saviour && owner === state.turn.host) state.rave.joined = true;
}

/** DNE-RAV.3: everything but a hold makes earlier holds void; then the same seat goes on. */
export function goOn({ state, queue }: DneTurn, seat: Seat): void {
  state.rave.holds = 0;
  queue({ kind: 'limits' }, { kind: 'priority', seat });
}
