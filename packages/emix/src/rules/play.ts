import { at, NONE, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import {
  type Aiming,
  aimOf,
  aimRefusal,
  concernsOthers,
  eachAim,
  humanRefusal,
  named,
  namingRefusal,
} from '../aims.js';
import { cardNamed, entryOfKind, isRepeated, kindOf, nameOf } from '../cards.js';
import type { Property } from '../content/effects.js';
import { eachActor, isFree } from '../humans.js';
import { moveCard } from '../moves.js';
import { leastPositive, mostPositive, pay, paymentRefusal } from '../payment.js';
import { isIdle, pauses } from '../possible.js';
import { fitsOnto, hasRoom, placePower, roomRefusal } from '../row.js';
import { action, type Card, type EmixContext, type EmixTurn, type Human, type Kind, refuse } from '../state.js';
import { cardName, emons, index } from './fields.js';
import { performAction } from './influence.js';
import { carryOut, propertyOf } from './language.js';

// EMX-INF.3 to EMX-INF.5: playing a card.

/** A card that is to be activated, at whom, and how many of the emons paid are positive. */
interface Playing extends Aiming {
  readonly card: string;
  readonly pos: number;
}

/** EMX-INF.3: every legal play of a card of the hand for a human: each target, each way to pay. */
function eachPlay(context: EmixContext, seat: Seat, human: Human, offer: (play: Playing) => void): void {
  const { hands, pool } = context.state;
  const hand = at(hands, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i);
    const kind = kindOf(card);
    const entry = entryOfKind(context, kind);
    const least = leastPositive(pool, human, entry);
    const most = mostPositive(pool, human, entry);
    if (entry.type === 'moment' || least > most || isRepeated(hand, i)) continue;
    const name = nameOf(context, card);
    if (entry.type === 'power')
      eachRow(context, kind, human, (target, player) => {
        for (let pos = least; pos <= most; pos++) offer({ seat, human, card: name, target, player, pos });
      });
    else
      eachAim(context, effectOf(context, kind), { seat, human }, (target, player) => {
        const isVoid = voidness(context, card, { seat, human, target, player });
        for (let pos = least; pos <= most; pos++)
          if (!isVoid(pos)) offer({ seat, human, card: name, target, player, pos });
      });
  }
}

/** EMX-PWR.1: every row in which a kind of power has room. */
function eachRow(context: EmixContext, kind: Kind, human: Human, offer: (target: Human, player: Seat) => void): void {
  for (let target = 0; target < context.state.rows.length; target++) {
    if (fitsOnto(context, kind, target === human) && hasRoom(context, target, kind))
      offer(target, isFree(context) ? NONE : target);
  }
}

const effectOf = (context: EmixContext, card: Kind): Property => propertyOf(context, { card, part: 'play' });

/** EMX-INF.3, EMX-VOC.9: the whole cost can be paid, the target fits, a power has room, an effect does something. */
function playRefusal(context: EmixContext, play: Playing) {
  const { state } = context;
  const { seat, human, target, player, pos } = play;
  const card = cardNamed(context, at(state.hands, seat), play.card);
  if (card === NONE) return refuse('EMX-INF.3', 'not-in-hand', { card: play.card });
  const kind = kindOf(card);
  const entry = entryOfKind(context, kind);
  if (entry.type === 'moment') return refuse('EMX-MOM.1', 'only-in-its-window', { card: play.card });
  const refused = paymentRefusal(state.pool, human, entry, pos);
  if (refused !== undefined) return refused;
  if (entry.type === 'power') return powerRefusal(context, kind, { human, target, player });
  const unaimed = aimRefusal(context, effectOf(context, kind), play);
  if (unaimed !== undefined || !voidness(context, card, play)(pos)) return unaimed;
  return refuse('EMX-VOC.9', 'nothing-would-happen', { card: play.card });
}

/**
 * Tells, by the positive emons paid, whether an effect is not played because it would then do nothing (EMX-VOC.9). Valid
 * until the state changes.
 */
function voidness(context: EmixContext, card: Card, aim: Aiming): (pos: number) => boolean {
  const kind = kindOf(card);
  const property = effectOf(context, kind);
  const { human } = aim;
  const { value } = entryOfKind(context, kind);
  const karma = value > 0 && concernsOthers(context, property, aim);
  return (pos) => isIdle(context, property, aim, { card, human, pos, neg: value - pos, karma });
}

/** The refusal of a power at its target (EMX-PWR.1, EMX-PWR.3, EMX-PWR.4). */
function powerRefusal(
  context: EmixContext,
  kind: Kind,
  { human, target, player }: { readonly human: Human; readonly target: Human; readonly player: Seat },
) {
  const isHuman = context.state.rows[target] !== undefined && player === (isFree(context) ? NONE : target);
  if (!isHuman || !fitsOnto(context, kind, target === human))
    return refuse('EMX-PWR.1', 'wrong-target', { target, player });
  return roomRefusal(context, target, kind);
}

/** EMX-INF.4: out of the hand, paid for, then its operations or its place in the row. */
function performPlay(turn: EmixTurn, play: Playing): void {
  const { state, emit } = turn;
  const { seat, human, target, player, pos } = play;
  const card = cardNamed(turn, at(state.hands, seat), play.card);
  const kind = kindOf(card);
  const entry = entryOfKind(turn, kind);
  const property = effectOf(turn, kind);
  const isPower = entry.type === 'power';
  const karma = isPower ? target !== human : concernsOthers(turn, property, play);
  const payment = { card, human, pos, neg: entry.value - pos, karma };
  performAction(turn, seat, { played: payment, canPause: !isPower && pauses(property) }, () => {
    if (!isPower) moveCard(turn, card, { from: { pile: 'hands', of: seat }, to: { pile: 'limbo', of: 0 } });
    emit?.({
      type: 'card-activated',
      rule: 'EMX-INF.3',
      seat,
      human,
      card: play.card,
      target,
      player,
      pos,
      neg: payment.neg,
    });
    pay(turn, payment);
    if (isPower) placePower(turn, 'EMX-PWR.2', seat, { human: target, card });
    else resolveEffect(turn, play, kind);
  });
}

function resolveEffect(turn: EmixTurn, { seat, human, target, player }: Playing, kind: Kind): void {
  carryOut(turn, { card: kind, part: 'play', times: 1, seat, human, target, player, op: 0, subject: 0 });
  turn.queue({ kind: 'discard-played' });
}

/**
 * EMX-INF.3: activates an effect or a power on a human; `pos` of the emons paid are positive. EMX-FREE.4, EMX-FREE.5: in
 * free feeding for any human, at a human, a player or both.
 */
export interface Play extends ActionOf<typeof play> {}
export const play = action('play', {
  rule: 'EMX-INF.1',
  during: ['action'],
  fields: {
    card: cardName,
    target: z.optional(index),
    pos: emons,
    human: z.optional(index),
    player: z.optional(index),
  },
  exact: true,
  candidates(context, seat, offer) {
    eachActor(context, seat, (human) =>
      eachPlay(context, seat, human, (found) => {
        const { card, pos } = found;
        offer(named(context, { type: 'play', seat, card, pos }, found));
      }),
    );
  },
  check(context, wish) {
    const { seat, card, pos } = wish;
    const aim = aimOf(context, seat, wish);
    return (
      namingRefusal(context, wish, 'EMX-FREE.4') ??
      humanRefusal(context, aim.human) ??
      playRefusal(context, { ...aim, card, pos })
    );
  },
  perform(turn, wish) {
    const { seat, card, pos } = wish;
    const { human, target, player } = aimOf(turn, seat, wish);
    performPlay(turn, { seat, human, card, target, player, pos });
  },
});
