import { at, remove, type Seat } from '@rulewright/core';
import { type Aim, aimRefusal, concernsOthers, eachAim, humanRefusal } from '../aims.js';
import { cardNamed, isRepeated, kindOf, kindRecord, nameOf, recordOf } from '../cards.js';
import { performAction } from '../chapters/influence.js';
import { carryOut, propertyOf } from '../chapters/operations.js';
import { isFree } from '../humans.js';
import { eachPayment, pay, paymentRefusal } from '../payment.js';
import { isUsable, pauses } from '../possible.js';
import { fitsOnto, placePower, roomRefusal } from '../row.js';
import { action, type Card, type EmixTable, type EmixTurn, type Human, type Kind, NONE, refuse } from '../state.js';
import { cardName, emons, index, indexOrNone } from './fields.js';

/** A card that is to be activated, at whom, and how many of the emons paid are positive. */
interface Play extends Aim {
  readonly card: string;
  readonly pos: number;
}

/** EMX-INF.3: every card of the hand with every target and every way to pay for it; some are refused. */
function eachPlay(table: EmixTable, seat: Seat, human: Human, offer: (play: Play) => void): void {
  const hand = at(table.state.hands, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i);
    const record = recordOf(table, card);
    if (record.type === 'moment' || isRepeated(hand, i)) continue;
    const name = nameOf(table, card);
    const kind = kindOf(card);
    eachPayment(table.state.pool, human, record, (pos) => {
      const withTarget = (target: Human, player: Seat) => offer({ seat, human, card: name, target, player, pos });
      if (record.type === 'effect')
        eachAim(table, propertyOf(table, { card: kind, part: 'play' }), seat, human, withTarget);
      else
        for (let target = 0; target < table.state.rows.length; target++)
          withTarget(target, isFree(table) ? NONE : target);
    });
  }
}

/** EMX-INF.3, EMX-VOC.9: the whole cost can be paid, the target fits, a power has room, an effect does something. */
function playRefusal(table: EmixTable, play: Play) {
  const { state } = table;
  const { seat, human, pos } = play;
  const card = cardNamed(table, at(state.hands, seat), play.card);
  if (card === NONE) return refuse('EMX-INF.3', 'not-in-hand', { card: play.card });
  const kind = kindOf(card);
  const record = kindRecord(table, kind);
  if (record.type === 'moment') return refuse('EMX-MOM.1', 'only-in-its-window', { card: play.card });
  const refused = paymentRefusal(state.pool, human, record, pos);
  if (refused !== undefined) return refused;
  if (record.type === 'power') return powerRefusal(table, kind, play);
  const property = propertyOf(table, { card: kind, part: 'play' });
  const missed = aimRefusal(table, property, play);
  if (missed !== undefined || state.options.voidPlays === 'allow') return missed;
  const neg = record.value - pos;
  const karma = pos + neg > 0 && concernsOthers(table, property, play);
  return isUsable(table, property, play, { card, human, pos, neg, karma })
    ? undefined
    : refuse('EMX-VOC.9', 'nothing-would-happen', { card: play.card });
}

/** EMX-PWR.1, EMX-PWR.3, EMX-PWR.4: whether a power may go there. */
function powerRefusal(table: EmixTable, kind: Kind, { human, target, player }: Play) {
  const { state } = table;
  const isHuman = state.rows[target] !== undefined && player === (isFree(table) ? NONE : target);
  if (!isHuman || !fitsOnto(table, kind, target === human))
    return refuse('EMX-PWR.1', 'wrong-target', { target, player });
  return roomRefusal(table, target, kind);
}

/** EMX-INF.4: out of the hand, paid for, then its operations or its place in the row. */
function performPlay(turn: EmixTurn, play: Play): void {
  const { state, emit } = turn;
  const { seat, human, target, player, pos } = play;
  const card = cardNamed(turn, at(state.hands, seat), play.card);
  const kind = kindOf(card);
  const record = kindRecord(turn, kind);
  const property = propertyOf(turn, { card: kind, part: 'play' });
  const isPower = record.type === 'power';
  const karma = isPower ? target !== human : concernsOthers(turn, property, play);
  const payment = { card, human, pos, neg: record.value - pos, karma };
  performAction(turn, seat, { played: payment, canPause: !isPower && pauses(property) }, () => {
    remove(at(state.hands, seat), card);
    emit?.({ type: 'card-activated', seat, human, card: play.card, target, player, pos, neg: payment.neg });
    pay(turn, payment);
    if (isPower) placePower(turn, target, card);
    else resolveEffect(turn, play, card, kind);
  });
}

function resolveEffect(turn: EmixTurn, { seat, human, target, player }: Play, card: Card, kind: Kind): void {
  turn.state.limbo.push(card);
  carryOut(turn, { card: kind, part: 'play', times: 1, seat, human, target, player, op: 0, subject: 0 });
  turn.next({ kind: 'discard-played' });
}

/** EMX-INF.3: activates an effect or a power on a human. */
export const play = action('play', {
  during: ['action'],
  fields: { card: cardName, target: index, pos: emons },
  candidates(table, seat, offer) {
    if (isFree(table)) return;
    eachPlay(table, seat, seat, ({ card, target, pos }) => offer({ type: 'play', seat, card, target, pos }));
  },
  check: (table, { seat, card, target, pos }) =>
    isFree(table)
      ? refuse('EMX-FREE.4', 'names-no-human')
      : playRefusal(table, { seat, human: seat, card, target, player: target, pos }),
  perform(turn, { seat, card, target, pos }) {
    performPlay(turn, { seat, human: seat, card, target, player: target, pos });
  },
});

/** EMX-FREE.4, EMX-FREE.5: the same for any human, at a human, a player or both. */
export const playFor = action('play-for', {
  during: ['action'],
  fields: { human: index, card: cardName, target: indexOrNone, player: indexOrNone, pos: emons },
  candidates(table, seat, offer) {
    if (!isFree(table)) return;
    for (let human = 0; human < table.state.rows.length; human++)
      eachPlay(table, seat, human, (play) => offer({ type: 'play-for', ...play }));
  },
  check: (table, play) =>
    isFree(table) ? (humanRefusal(table, play.human) ?? playRefusal(table, play)) : refuse('EMX-FREE.1', 'not-free'),
  perform(turn, play) {
    performPlay(turn, play);
  },
});
