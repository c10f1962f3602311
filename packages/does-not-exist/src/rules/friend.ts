import { at, NONE, type Seat, seatsFrom } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { layHeld } from '../lineups.js';
import { eachHeld, heldCount, heldNamed, isOpponent } from '../players.js';
import { leads } from '../scoring.js';
import { action, type DneContext, type DneTurn, refuse, type Sound } from '../state.js';
import type { INVENTORY, Picker } from '../words.js';
import { cardName, count, from, picker, seatNumber } from './fields.js';
import { unlessHeld } from './held.js';
import { monsterHere } from './monster.js';
import { goOn, roleOf } from './roles.js';
import { accepting, declining } from './timing.js';

// DNE-FRD: calling a friend.

/** DNE-FRD.2, DNE-CLS.12: true if this player could become the Saviour, calls not counted. */
export function canHelp(context: DneContext, seat: Seat, target: Seat): boolean {
  const { state } = context;
  if (!isOpponent(state, seat, target) || heldCount(context, target) === 0) return false;
  if (at(state.players, target).helpBan || state.rave.expelled.includes(target)) return false;
  return !state.lineups.some(({ owner }) => owner === target);
}

/** DNE-FRD.2: true if this player can be called (once more). */
export const callable = (context: DneContext, seat: Seat, target: Seat): boolean =>
  canHelp(context, seat, target) && at(context.state.rave.calls, target) < context.state.options.calls.perOpponent;

/** DNE-FRD.1, DNE-FRD.10, DNE-R24: true if the Host may call a friend at all. */
export function mayCall(context: DneContext, seat: Seat): boolean {
  const { rave, options } = context.state;
  return (
    options.calls.enabled &&
    rave.saviour === NONE &&
    !rave.copied.includes(seat) &&
    (options.callWhenLeading || !leads(context, seat))
  );
}

/** DNE-FRD.1, DNE-FRD.2: the opponents whom the Host may call. */
export function callees(context: DneContext): Seat[] {
  const { turn, players } = context.state;
  if (!mayCall(context, turn.host)) return [];
  return seatsFrom(0, players.length).filter((seat) => callable(context, turn.host, seat));
}

/** DNE-FRD.3: the sound cards of the monster, which are promised first. */
const rewardCards = (context: DneContext): number => monsterHere(context)?.sounds ?? 0;

/** DNE-FRD.3, DNE-FRD.8: the sound cards that can be promised. */
function mostPromised(context: DneContext): number {
  const { options, turn } = context.state;
  return rewardCards(context) + Math.min(options.heldPromises, heldCount(context, turn.host));
}

/** DNE-FRD.3: true if somebody has to pick; else the picker is the Host. */
const isSplit = (share: number, reward: number): boolean => share > 0 && share < reward;

/** DNE-FRD.3: offers every split, the smallest share first. */
function eachSplit(context: DneContext, offer: (share: number, picker: Picker) => void): void {
  const reward = rewardCards(context);
  const most = mostPromised(context);
  for (let share = 0; share <= most; share++) {
    offer(share, 'host');
    if (isSplit(share, reward)) offer(share, 'saviour');
  }
}

interface Split {
  readonly share: number;
  readonly picker: Picker;
}

export function isPossible(context: DneContext, { share, picker }: Split): boolean {
  const reward = rewardCards(context);
  return share <= mostPromised(context) && (picker === 'host' || isSplit(share, reward));
}

/** DNE-FRD.1 to DNE-FRD.3: asks an opponent for help and promises cards of the monster. */
export interface Call extends ActionOf<typeof call> {}
export const call = action('call', {
  rule: 'DNE-FRD.1',
  during: ['rave'],
  fields: { target: seatNumber, share: count, picker },
  exact: true,
  candidates(context, seat, offer) {
    if (seat !== context.state.turn.host) return;
    for (const target of callees(context))
      eachSplit(context, (share, picker) => offer({ type: 'call', seat, target, share, picker }));
  },
  check(context, { seat, target, share, picker }) {
    const { rave, options, turn } = context.state;
    if (!options.calls.enabled) return refuse('DNE-FRD.10', 'switched-off');
    if (seat !== turn.host) {
      const rule = roleOf(context, seat) === 'invader' ? 'DNE-RIV.4' : 'DNE-FRD.1';
      return refuse(rule, 'not-the-host');
    }
    if (rave.saviour !== NONE) return refuse('DNE-FRD.1', 'has-a-saviour');
    if (rave.copied.includes(seat)) return refuse('DNE-CLS.10', 'has-copied');
    if (!canHelp(context, seat, target)) return refuse('DNE-FRD.2', 'cannot-be-called', { target });
    if (!callable(context, seat, target)) return refuse('DNE-FRD.2', 'called-too-often', { target });
    if (!isPossible(context, { share, picker })) return refuse('DNE-FRD.3', 'no-such-split', { share, picker });
    return options.callWhenLeading || !leads(context, seat) ? undefined : refuse('DNE-FRD.1', 'leading');
  },
  perform(turn, { seat, target, share, picker }) {
    const { state, emit, queue } = turn;
    state.rave.calls[target] = at(state.rave.calls, target) + 1;
    emit?.({ type: 'friend-called', rule: 'DNE-FRD.1', seat, target, share, picker, of: rewardCards(turn) });
    queue({ kind: 'call-answer', seat: target, share, picker });
    goOn(turn, seat);
  },
});

/** DNE-FRD.4, DNE-TRD.3: agrees to a call with a held card, or to a trade with the hand card that was asked for. */
export interface Accept extends ActionOf<typeof acceptCall> {}
export const acceptCall = action('accept', {
  rule: accepting,
  during: ['call-answer'],
  fields: { card: cardName, from },
  exact: true,
  candidates: (context, seat, offer) =>
    eachHeld(context, seat, offer, (card, offerHeld) => offerHeld({ type: 'accept', seat, card })),
  check: (context, { seat, card, from }) => unlessHeld(context, { seat, card, from }, 'DNE-FRD.4'),
  perform(turn, { seat, card, from }, choice) {
    findSaviour(turn, seat, choice, 'DNE-FRD.4');
    joinWith(turn, seat, { card: heldNamed(turn, seat, card), from }, 'DNE-FRD.4');
  },
});

/** DNE-FRD.4, DNE-TRD.3, DNE-SPC.13, DNE-FAI.17: refuses a call or a trade, raises nothing, takes nothing. */
export interface Decline extends ActionOf<typeof declineCall> {}
export const declineCall = action('decline', {
  rule: declining,
  during: ['call-answer'],
  fields: {},
  perform: ({ emit }, { seat }) => emit?.({ type: 'call-declined', rule: 'DNE-FRD.4', seat }),
});

/** DNE-FRD.4: a larger share, or the same with the right to pick. */
const isBetter = (counter: Split, offered: Split): boolean =>
  counter.share > offered.share ||
  (counter.share === offered.share && counter.picker === 'saviour' && offered.picker === 'host');

/** DNE-FRD.4: asks for a better split, once a call. */
export interface Counter extends ActionOf<typeof counter> {}
export const counter = action('counter', {
  rule: 'DNE-FRD.4',
  during: ['call-answer'],
  fields: { share: count, picker },
  exact: true,
  candidates(context, seat, offer) {
    if (!context.state.options.calls.counter) return;
    const { choice } = context;
    eachSplit(context, (share, picker) => {
      if (isBetter({ share, picker }, choice)) offer({ type: 'counter', seat, share, picker });
    });
  },
  check(context, split) {
    const { share, picker } = split;
    if (!context.state.options.calls.counter) return refuse('DNE-FRD.4', 'switched-off');
    if (!isPossible(context, split)) return refuse('DNE-FRD.3', 'no-such-split', { share, picker });
    return isBetter(split, context.choice) ? undefined : refuse('DNE-FRD.4', 'not-better', { share, picker });
  },
  perform(turn, { seat, share, picker }) {
    const { state, emit, queue } = turn;
    emit?.({ type: 'call-countered', rule: 'DNE-FRD.4', seat, share, picker, of: rewardCards(turn) });
    queue({ kind: 'counter-answer', seat: state.turn.host, target: seat, share, picker });
  },
});

/** DNE-FRD.5: the called player has to add a card now. */
export interface TakeCounter extends ActionOf<typeof takeCounter> {}
export const takeCounter = action('take-counter', {
  rule: 'DNE-FRD.5',
  during: ['counter-answer'],
  fields: {},
  perform(turn, _, { target, share, picker }) {
    findSaviour(turn, target, { share, picker }, 'DNE-FRD.5');
    turn.queue({ kind: 'saviour-card', seat: target });
  },
});

/** DNE-FRD.5: the call is over. */
export interface RefuseCounter extends ActionOf<typeof refuseCounter> {}
export const refuseCounter = action('refuse-counter', {
  rule: 'DNE-FRD.5',
  during: ['counter-answer'],
  fields: {},
  perform: ({ emit }, { seat }, { target }) => emit?.({ type: 'counter-refused', rule: 'DNE-FRD.5', seat, target }),
});

/** The rules that make a player the Saviour: an answer to a call, one to a counter, or force. */
type Becoming = 'DNE-FRD.4' | 'DNE-FRD.5' | 'DNE-CLS.12';

/** DNE-FRD.5, DNE-CLS.12: from now on this player is the Saviour, once a card has been added. */
export function findSaviour(turn: DneTurn, seat: Seat, { share, picker }: Split, rule: Becoming): void {
  const forced = rule === 'DNE-CLS.12';
  const { rave } = turn.state;
  rave.saviour = seat;
  rave.share = share;
  rave.picker = picker;
  rave.forced = forced;
  turn.emit?.({ type: 'saviour-found', rule, seat, share, picker, of: rewardCards(turn), forced });
}

/** DNE-FRD.5: the card that the called player has to add, whatever it is. */
export const playAsSaviour = action('play', {
  rule: 'DNE-RAV.2',
  during: ['saviour-card'],
  fields: { card: cardName, from },
  exact: true,
  candidates: (context, seat, offer) =>
    eachHeld(context, seat, offer, (card, offerHeld) => offerHeld({ type: 'play', seat, card })),
  check: (context, { seat, card, from }) => unlessHeld(context, { seat, card, from }, 'DNE-FRD.5'),
  perform: (turn, { seat, card, from }) =>
    joinWith(turn, seat, { card: heldNamed(turn, seat, card), from }, 'DNE-FRD.5'),
});

/** DNE-FRD.4, DNE-FRD.6: the card that makes a called player the Saviour; it is laid without a roll (DNE-CLS.16). */
export function joinWith(
  turn: DneTurn,
  seat: Seat,
  { card, from }: { readonly card: Sound; readonly from?: typeof INVENTORY | undefined },
  rule: 'DNE-FRD.4' | 'DNE-FRD.5',
): void {
  turn.state.rave.joined = true;
  layHeld(turn, seat, { owner: turn.state.turn.host, card }, { rule, from });
}
