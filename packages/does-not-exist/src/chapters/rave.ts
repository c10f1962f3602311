import { at, type Seat } from '@rulewright/core';
import { emptyLineup, isOwnWork, lineupOf, lineupPlace } from '../lineups.js';
import { layOnDiscard } from '../piles.js';
import { abilityOf, activeCount, heldCount, nextActive, player } from '../players.js';
import { leads } from '../scoring.js';
import { type DneTable, type DneTurn, NONE } from '../state.js';
import { callable } from './friend.js';
import { monsterHere, soulsOf } from './monster.js';

// DNE-RAV, DNE-RIV, DNE-FIN: the rave while line-ups grow.

const WINNER_SOULS = 2;

/** DNE-FIN.1: whether winning alone would reach the goal; `more` are souls of a monster. */
export const isAtStake = (table: DneTable, seat: Seat, more = 0): boolean =>
  player(table, seat).souls + WINNER_SOULS + more >= table.state.options.winSouls;

/** DNE-RAV.1, DNE-FIN.2 */
export function startRave(turn: DneTurn): void {
  const { state, emit, queue } = turn;
  const { host } = state.turn;
  const monster = monsterHere(turn);
  state.phase = 'rave';
  state.lineups = [emptyLineup(host)];
  state.rave.final = isAtStake(turn, host, monster === undefined ? 0 : soulsOf(turn, monster));
  emit?.({ type: 'rave-began', host, final: state.rave.final });
  queue({ kind: 'priority', seat: host });
}

/** DNE-RAV.3: everything but a hold makes earlier holds void; then the same seat goes on. */
export function goOn({ state, queue }: DneTurn, seat: Seat): void {
  state.rave.holds = 0;
  queue({ kind: 'limits' }, { kind: 'priority', seat });
}

/** DNE-RAV.2 to DNE-RAV.4: who has priority next; when all active seats have held in a row the rave closes. */
export function priority(turn: DneTurn, { seat }: { readonly seat: Seat }): void {
  const { state, queue } = turn;
  const { rave } = state;
  const everybody = activeCount(state);
  let asked = seat;
  while (rave.holds < everybody && !canAct(turn, asked)) {
    rave.holds++;
    asked = nextActive(state, asked);
  }
  if (rave.holds < everybody) queue({ kind: 'rave', seat: asked });
  else queue({ kind: 'bounty' });
}

export type Role = 'host' | 'saviour' | 'invader' | 'bystander';

/** What a player is in this rave. */
export function roleOf({ state }: DneTable, seat: Seat): Role {
  if (seat === state.turn.host) return 'host';
  if (seat === state.rave.saviour) return 'saviour';
  for (let place = 1; place < state.lineups.length; place++)
    if (at(state.lineups, place).owner === seat) return 'invader';
  return 'bystander';
}

/** The owner of the line-up that a player feeds by playing; NONE for a bystander. */
export function ownLineup(table: DneTable, seat: Seat): Seat {
  const role = roleOf(table, seat);
  return role === 'saviour' ? table.state.turn.host : role === 'bystander' ? NONE : seat;
}

/** DNE-RAV.4: whether public facts leave a player anything but to hold. */
function canAct(table: DneTable, seat: Seat): boolean {
  const role = roleOf(table, seat);
  if (heldCount(table, seat) > 0) return role !== 'bystander' || mayStepIn(table, seat);
  if (role !== 'host' && role !== 'invader') return false;
  return mayAskMercenary(table, seat) || (role === 'host' && (mayCallSomebody(table, seat) || mayExpel(table, seat)));
}

const mayStepIn = (table: DneTable, seat: Seat): boolean =>
  mayInvade(table, seat) || mayThrow(table, seat) || (maySignal(table, seat) && !isKeptOut(table, seat));

const mayAskMercenary = (table: DneTable, seat: Seat): boolean =>
  player(table, seat).hidden.some((cards) => cards.length > 0) && !leads(table, seat);

const mayCallSomebody = (table: DneTable, seat: Seat): boolean =>
  mayCall(table, seat) && table.state.players.some((_, target) => callable(table, seat, target));

/** DNE-FRD.1, DNE-FRD.10, DNE-R24: whether the Host may call a friend at all. */
export function mayCall(table: DneTable, seat: Seat): boolean {
  const { rave, options } = table.state;
  return (
    options.calls.enabled &&
    rave.saviour === NONE &&
    !rave.copied.includes(seat) &&
    (options.callWhenLeading || !leads(table, seat))
  );
}

/** DNE-CLS.20: whether the Host may expel somebody. */
function mayExpel(table: DneTable, seat: Seat): boolean {
  const ability = abilityOf(table, seat, 'expel');
  return ability !== undefined && table.state.lineups.length > 1 && player(table, seat).souls >= ability.souls;
}

/** DNE-RIV.1, DNE-RIV.2, DNE-RIV.7: whether a bystander may become an invader. */
export function mayInvade({ state }: DneTable, seat: Seat): boolean {
  const { maxInvaders, invasionLimit } = state.options;
  if (state.rave.expelled.includes(seat)) return false;
  if (maxInvaders !== null && state.lineups.length > maxInvaders) return false;
  return invasionLimit === 'none' || !at(state.players, seat).invaded;
}

/** DNE-FIN.3, DNE-FIN.7: whether a player may throw cards into line-ups of others. */
export const mayThrow = (table: DneTable, seat: Seat): boolean =>
  table.state.rave.final && !isKeptOut(table, seat) && hasOtherLineup(table, seat);

/** DNE-FAI.23, DNE-CLS.20: who is banned, or was expelled, adds no card to line-ups of others. */
export const isKeptOut = ({ state }: DneTable, seat: Seat): boolean =>
  at(state.players, seat).helpBan || state.rave.expelled.includes(seat);

function hasOtherLineup(table: DneTable, seat: Seat): boolean {
  const own = ownLineup(table, seat);
  return table.state.lineups.some(({ owner }) => owner !== own);
}

/** DNE-CLS.24: whether an Alien has the signal of this turn left. */
export const maySignal = (table: DneTable, seat: Seat): boolean =>
  abilityOf(table, seat, 'signal') !== undefined && !table.state.turn.signalled.includes(seat);

/** DNE-CLS.10: whether the own line-up can be copied from. */
export function mayCopyFrom(table: DneTable, seat: Seat): boolean {
  const line = lineupOf(table, seat);
  const isHelped = seat === table.state.turn.host && table.state.rave.saviour !== NONE;
  return line !== undefined && line.cards.length > 0 && isOwnWork(line) && !isHelped;
}

/** DNE-CLS.13: how much a forced Saviour may still add to the Host's line-up; without force, without limit. */
export function roomFor(table: DneTable, seat: Seat): number {
  const { rave, turn } = table.state;
  if (!rave.forced || rave.saviour !== seat) return Number.POSITIVE_INFINITY;
  const line = lineupOf(table, turn.host);
  let room = 0;
  for (let i = 0; i < (line?.cards.length ?? 0); i++) {
    const by = line?.by[i];
    const via = line?.via[i];
    const base = line?.base[i] ?? 0;
    if (by === turn.host && (via === 'hand' || via === 'inventory')) room += base;
    if (by === seat) room -= base;
  }
  return room;
}

/** The most that a card can count when it is laid: its bonus, or all sides of its die. */
export function mostOf({ content }: DneTable, card: number): number {
  const { bonus, die } = at(content.sounds, card);
  return Math.max(bonus, die);
}

/** DNE-CLS.13: whether a forced Saviour has added no card yet although one fits. */
export function mustAdd(table: DneTable, seat: Seat): boolean {
  const { rave } = table.state;
  if (!rave.forced || rave.joined || rave.saviour !== seat) return false;
  const room = roomFor(table, seat);
  const { hand, inventory } = player(table, seat);
  const fits = (card: number) => mostOf(table, card) <= room;
  return hand.some(fits) || inventory.some(fits);
}

/** The line-up an action names by its owner's seat exists. */
export const isLineup = (table: DneTable, owner: Seat): boolean => lineupPlace(table, owner) !== NONE;

/** DNE-FRD.6, DNE-CLS.13: a card that the Saviour has added makes the part final. */
export function noteJoined({ state }: DneTurn, seat: Seat, owner: Seat): void {
  if (seat === state.rave.saviour && owner === state.turn.host) state.rave.joined = true;
}

/** DNE-CLS.20: the cards that the invader laid from held cards go back to the hand, all others to the discard pile. */
export function expel(turn: DneTurn, invader: Seat): void {
  const { state, emit } = turn;
  const [line] = state.lineups.splice(lineupPlace(turn, invader), 1);
  if (line === undefined) return;
  const isOwn = (place: number) =>
    line.by[place] === invader && (line.via[place] === 'hand' || line.via[place] === 'inventory');
  state.rave.expelled.push(invader);
  emit?.({ type: 'invader-expelled', seat: state.turn.host, invader });
  const { hand } = at(state.players, invader);
  for (const [place, card] of line.cards.entries()) if (isOwn(place)) hand.push(card);
  layOnDiscard(
    turn,
    invader,
    line.cards.filter((_, place) => !isOwn(place)),
  );
}
