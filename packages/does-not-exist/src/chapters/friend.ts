import { at, type Seat } from '@rulewright/core';
import { layHeld } from '../lineups.js';
import { heldCount, isOpponent } from '../players.js';
import type { DneTable, DneTurn, Picker, Sound } from '../state.js';
import { monsterHere } from './monster.js';

// DNE-FRD: calling a friend.

/** DNE-FRD.2, DNE-CLS.12: whether this player could become the Saviour, calls not counted. */
export function canHelp(table: DneTable, seat: Seat, target: Seat): boolean {
  const { state } = table;
  if (!isOpponent(state, seat, target) || heldCount(table, target) === 0) return false;
  if (at(state.players, target).helpBan || state.rave.expelled.includes(target)) return false;
  return !state.lineups.some(({ owner }) => owner === target);
}

/** DNE-FRD.2: whether this player can be called (once more). */
export const callable = (table: DneTable, seat: Seat, target: Seat): boolean =>
  canHelp(table, seat, target) && at(table.state.rave.calls, target) < table.state.options.calls.perOpponent;

/** DNE-FRD.3: the sound cards that can be promised. */
const rewardCards = (table: DneTable): number => monsterHere(table)?.sounds ?? 0;

/** DNE-FRD.3: whether somebody has to pick; else the picker is the Host. */
const isSplit = (share: number, reward: number): boolean => share > 0 && share < reward;

/** DNE-FRD.3: offers every split, the smallest share first. */
export function eachSplit(table: DneTable, offer: (share: number, picker: Picker) => void): void {
  const reward = rewardCards(table);
  for (let share = 0; share <= reward; share++) {
    offer(share, 'host');
    if (isSplit(share, reward)) offer(share, 'saviour');
  }
}

export interface Split {
  readonly share: number;
  readonly picker: Picker;
}
export function isPossible(table: DneTable, { share, picker }: Split): boolean {
  const reward = rewardCards(table);
  return share <= reward && (picker === 'host' || isSplit(share, reward));
}

/** DNE-FRD.4: a larger share, or the same with the right to pick. */
export const isBetter = (counter: Split, offered: Split): boolean =>
  counter.share > offered.share ||
  (counter.share === offered.share && counter.picker === 'saviour' && offered.picker === 'host');

/** DNE-FRD.5, DNE-CLS.12: from now on this player is the Saviour, once a card has been added. */
export function findSaviour(turn: DneTurn, seat: Seat, { share, picker }: Split, forced: boolean): void {
  const { rave } = turn.state;
  rave.saviour = seat;
  rave.share = share;
  rave.picker = picker;
  rave.forced = forced;
  turn.emit?.({ type: 'saviour-found', seat, share, picker, forced });
}

/** DNE-FRD.4, DNE-FRD.6: the card that makes a called player the Saviour; it is laid without a roll (DNE-CLS.16). */
export function joinWith(turn: DneTurn, seat: Seat, card: Sound): void {
  turn.state.rave.joined = true;
  layHeld(turn, seat, turn.state.turn.host, card);
}
