import { at, NONE, type Seat, seatsAfter, seatsFrom } from '@rulewright/core';
import { type ActionOf, askNext, type Immutable, inTurnOrder } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { namingRefusal } from '../aims.js';
import { entryOf, isRepeated, nameOf } from '../cards.js';
import type { MomentKind } from '../content/effects.js';
import { restoreEmons } from '../emons.js';
import { eachActor, isFree } from '../humans.js';
import { forgetMoves, isHeldSince, takeBack } from '../moves.js';
import { leastPositive, mostPositive, pay } from '../payment.js';
import { discardFaceUp } from '../piles.js';
import { discardPower, withoutPlace } from '../row.js';
import type { Rule } from '../rulebook/rules.js';
import {
  action,
  type Card,
  type EmixAt,
  type EmixContext,
  type EmixTurn,
  type Emons,
  type Human,
  type ReactionWindow,
  refuse,
} from '../state.js';
import { movesSince } from '../unwind.js';
import { cardName, emons, index } from './fields.js';

// EMX-MOM: Moments, and the two windows in which they can be played.

/** A Moment in a hand, the human whose pool pays for it, and how many of the emons are positive. */
interface Reaction {
  readonly seat: Seat;
  readonly human: Human;
  readonly card: Card;
  readonly pos: number;
}

/** EMX-FREE.6: every Moment of one kind in a hand and every way to pay for it from these pools. */
function eachMoment(
  context: EmixContext,
  seat: Seat,
  { kind, pool }: { readonly kind: MomentKind; readonly pool: Immutable<Emons> },
  offer: (reaction: Reaction) => void,
): void {
  const hand = at(context.state.hands, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i);
    const entry = entryOf(context, card);
    if (entry.moment !== kind || isRepeated(hand, i)) continue;
    eachActor(context, seat, (human) => {
      const most = mostPositive(pool, human, entry);
      for (let pos = leastPositive(pool, human, entry); pos <= most; pos++) offer({ seat, human, card, pos });
    });
  }
}

/** True when somebody is asked: those who can play something, or everybody in any case (EMX-MOM.17). */
function isPrompted({ state }: EmixContext, each: (offer: () => void) => void): boolean {
  let can = state.options.reactionPrompt === 'all';
  if (!can)
    each(() => {
      can = true;
    });
  return can;
}

/** True when one of these seats could cancel the action that begins now, or is asked in any case. */
export const mayBeCancelled = (context: EmixContext, seats: readonly Seat[]): boolean =>
  isPrompted(context, (offer) => {
    for (const seat of seats) eachMoment(context, seat, { kind: 'cancel', pool: context.state.pool }, offer);
  });

/** While a window for reactions waits. */
type Reacting = EmixAt<MomentKind>;

/**
 * The pools that pay for a Moment: those before the action that it cancels, or those of now (EMX-MOM.3, EMX-MOM.13).
 * With `fizzle`, the cancelled card stays paid for, so its price is not available.
 */
export function payingPool({ state, choice }: Reacting): Immutable<Emons> {
  if (choice.kind === 'protect') return state.pool;
  const { before, played } = choice;
  if (state.options.cancelMode === 'restore' || played === null) return before.pool;
  const less = (list: readonly number[], paid: number) =>
    list.map((amount, human) => (human === played.human ? amount - paid : amount));
  return { pos: less(before.pool.pos, played.pos), neg: less(before.pool.neg, played.neg) };
}

/** EMX-MOM.3, EMX-MOM.13: each Moment a seat can play and pay for; one that cancels, held since the action began. */
function eachReaction(context: Reacting, seat: Seat, offer: (reaction: Reaction) => void): void {
  const { state, choice } = context;
  const hand = at(state.hands, seat);
  eachMoment(context, seat, { kind: choice.kind, pool: payingPool(context) }, (reaction) => {
    if (choice.kind === 'protect' || isHeldSince(hand, seat, movesSince(state, choice), reaction.card)) offer(reaction);
  });
}

/** True when a seat is asked in a window (EMX-MOM.17). */
export const canReact = (context: Reacting, seat: Seat): boolean =>
  isPrompted(context, (offer) => eachReaction(context, seat, offer));

/** The order in which the others are asked about an action (EMX-MOM.3). */
export const cancelOrder = ({ state }: EmixContext, actor: Seat): Seat[] => seatsAfter(actor, state.options.players);

/** The order of protectors: the owner of the power, then clockwise, never the attempter (EMX-MOM.13, EMX-FREE.10). */
export const protectOrder = (context: EmixContext, attempter: Seat, human: Human): Seat[] =>
  isFree(context)
    ? seatsAfter(attempter, context.state.options.players)
    : seatsFrom(human, context.state.options.players).filter((seat) => seat !== attempter);

/** Tells that a Moment is played, before what it does. */
function tellMoment(turn: EmixTurn, { seat, human, card, pos }: Reaction, target: Human): void {
  const neg = entryOf(turn, card).value - pos;
  const name = nameOf(turn, card);
  turn.emit?.({ type: 'card-activated', rule: 'EMX-MOM.1', seat, human, card: name, target, player: NONE, pos, neg });
}

/** EMX-MOM.1: a Moment is paid for and goes face up to the discard pile. */
function spendMoment(turn: EmixTurn, { seat, human, card, pos }: Reaction, karma: boolean): void {
  const neg = entryOf(turn, card).value - pos;
  pay(turn, { card, human, pos, neg, karma });
  discardFaceUp(turn, card, { pile: 'hands', of: seat });
}

/** Restores everything from before the action, then pays for the Moment (EMX-MOM.4 to EMX-MOM.7). */
function cancelAction(turn: EmixTurn, reaction: Reaction, window: ReactionWindow<'cancel'>): void {
  const { state, emit } = turn;
  const { actor, before, played } = window;
  tellMoment(turn, reaction, NONE);
  emit?.({
    type: 'action-cancelled',
    rule: 'EMX-MOM.4',
    seat: reaction.seat,
    actor,
    card: nameOf(turn, reaction.card),
  });
  takeBack(turn, movesSince(state, window));
  forgetMoves(turn, window);
  restoreEmons(turn, before);
  state.slot.granted = 0;
  if (state.options.cancelMode === 'fizzle' && played !== null) {
    pay(turn, played);
    emit?.({ type: 'card-spent', rule: 'EMX-MOM.10', card: nameOf(turn, played.card) });
    discardFaceUp(turn, played.card, { pile: 'hands', of: actor });
  }
  spendMoment(turn, reaction, true);
}

/** EMX-MOM.13: a power has been chosen to be discarded; the others may protect it first. */
export function attemptDiscard(
  turn: EmixTurn,
  rule: Rule,
  attempter: Seat,
  { human, place }: { readonly human: Human; readonly place: number },
): void {
  const card = at(at(turn.state.rows, human), place);
  turn.emit?.({ type: 'discard-attempted', rule, seat: attempter, human, card: nameOf(turn, card) });
  const asked = inTurnOrder(protectOrder(turn, attempter, human));
  const power = { human, card, place };
  turn.queue({ kind: 'protect', attempter, ...power, passed: [], ...asked }, { kind: 'drop-power', ...power });
}

/** Protects a power: its pending discard does not happen (EMX-MOM.14, EMX-MOM.15). */
function protectPower(turn: EmixTurn, reaction: Reaction, { human, card }: ReactionWindow<'protect'>): void {
  const { state, emit } = turn;
  tellMoment(turn, reaction, human);
  spendMoment(turn, reaction, reaction.human !== human);
  if (state.agenda.at(-1)?.kind === 'drop-power') state.agenda.pop();
  emit?.({ type: 'power-protected', rule: 'EMX-MOM.14', seat: reaction.seat, human, card: nameOf(turn, card) });
}

/** Discards a power that nobody protected (EMX-PWR.7). The places of powers tried before are kept up to date. */
export function dropPower(
  turn: EmixTurn,
  { human, card, place }: { readonly human: Human; readonly card: Card; readonly place: number },
): void {
  const { rows, agenda } = turn.state;
  if (rows[human]?.[place] !== card) return;
  discardPower(turn, 'EMX-PWR.7', human, place);
  const next = agenda.at(-1);
  if (next?.kind === 'power-discard' && next.human === human) next.tried = withoutPlace(next.tried, place);
}

/** A reaction as an action names it. */
interface Wish {
  readonly seat: Seat;
  readonly human?: Human | undefined;
  readonly card: string;
  readonly pos: number;
}

/** The reaction that is named, among those that can be played. */
function named(context: Reacting, { seat, human = seat, card, pos }: Wish): Reaction | undefined {
  let found: Reaction | undefined;
  eachReaction(context, seat, (reaction) => {
    const isIt = reaction.human === human && reaction.pos === pos && nameOf(context, reaction.card) === card;
    if (isIt) found ??= reaction;
  });
  return found;
}

/** Carries out a Moment in its window. */
function react(turn: EmixTurn, reaction: Reaction, window: ReactionWindow): void {
  if (window.kind === 'cancel') cancelAction(turn, reaction, window);
  else protectPower(turn, reaction, window);
}

/** The rule of the time for a Moment; it may depend on who plays it. */
type When = Rule | ((context: { readonly choice: { readonly kind: string } }, seat: Seat) => Rule);

/** Playing a Moment in its window, by `rule`; one that may not be played there is refused by `eligible`. */
function reacting<const Kind extends MomentKind>(kind: Kind, rule: When, eligible: Rule) {
  const during: MomentKind[] = [kind];
  return action(kind, {
    rule,
    during,
    fields: { card: cardName, pos: emons, human: z.optional(index) },
    exact: true,
    candidates(context, seat, offer) {
      eachReaction(context, seat, ({ human, card, pos }) => {
        const name = nameOf(context, card);
        offer(isFree(context) ? { type: kind, seat, card: name, pos, human } : { type: kind, seat, card: name, pos });
      });
    },
    check(context, wish) {
      const { card, pos } = wish;
      const refused = namingRefusal(context, wish, 'EMX-FREE.6');
      return refused ?? (named(context, wish) ? undefined : refuse(eligible, 'not-eligible', { card, pos }));
    },
    perform(turn, wish, choice) {
      const reaction = named({ ...turn, choice }, wish);
      if (reaction !== undefined) react(turn, reaction, choice);
    },
  });
}

/**
 * EMX-MOM.3: undoes the action that was just performed; `pos` of the emons paid are positive. EMX-FREE.6: in free feeding
 * they are paid from the pool of any human.
 */
export interface Cancel extends ActionOf<typeof cancel> {}
export const cancel = reacting(
  'cancel',
  ({ choice }, seat) => ('actor' in choice && choice.actor === seat ? 'EMX-MOM.11' : 'EMX-MOM.2'),
  'EMX-MOM.3',
);

/**
 * EMX-MOM.13, EMX-MOM.14: keeps a power from being discarded; `pos` of the emons paid are positive. EMX-FREE.6: in free
 * feeding they are paid from the pool of any human.
 */
export interface Protect extends ActionOf<typeof protect> {}
export const protect = reacting('protect', 'EMX-MOM.13', 'EMX-MOM.13');

/** EMX-MOM.3, EMX-MOM.13: lets it happen; the next one is asked. EMX-INF.2: no slot is let go by. */
export interface Pass extends ActionOf<typeof pass> {}
export const pass = action('pass', {
  rule: ({ choice }, seat) => (choice.kind === 'action' && choice.seat === seat ? 'EMX-INF.2' : undefined),
  during: ['cancel', 'protect'],
  fields: {},
  perform(turn, { seat }, choice) {
    const next = askNext(choice);
    next.passed = [...choice.passed, seat];
    turn.queue(next);
  },
});

/** The public fields of a cancel window, without the data for taking the action back. */
export const aboutCancel = (context: EmixAt<'cancel'>) => {
  const { actor, played, passed, nth } = context.choice;
  const later = nth === 0 ? 0 : context.state.slot.done - nth;
  return { actor, played: played && nameOf(context, played.card), passed, ...(later > 0 && { later }) };
};
export const aboutProtect = (context: EmixAt<'protect'>) => {
  const { attempter, human, card, place, passed } = context.choice;
  return { attempter, human, card: nameOf(context, card), place, passed };
};
