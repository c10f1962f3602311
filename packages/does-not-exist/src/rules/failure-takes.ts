import { at, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import type { EffectOf } from '../content/effects.js';
import { rollDie } from '../dice.js';
import { soundIds, soundNamed } from '../names.js';
import { discardHeld, giveHeld, handOf, moveHeld, tellDiscarded, tellTaken } from '../piles.js';
import { eachHeld, eachKind, heldCount, heldNamed, isActive, neighboursOf, opponentsOf, player } from '../players.js';
import type { Rule } from '../rulebook/rules.js';
import { action, type DneAt, type DneContext, type DneTurn, refuse, type Sound } from '../state.js';
import { cardName, from } from './fields.js';
import { unlessHeld } from './held.js';
import { declining, handing, taking } from './timing.js';

// DNE-FAI.14 to DNE-FAI.18: cards of the victim that others get.

/** DNE-FAI.14, DNE-FAI.15: neighbours or all opponents, one after the other. */
export function takeFromHand({ state, queue }: DneTurn, victim: Seat, effect: EffectOf<'takeFromHand'>): void {
  const { takers, pick, to } = effect;
  const seats = takers === 'neighbours' ? neighboursOf(state, victim) : opponentsOf(state, victim);
  for (const seat of seats) queue({ kind: 'take', seat, victim, pick, to });
}

/** The rule that asks for each kind of taking. */
const TAKING = { seen: 'DNE-FAI.14', open: 'DNE-FAI.16', shown: 'DNE-FAI.17' } as const;

const soulsOf = (context: DneContext, seat: Seat): number => player(context, seat).souls;

/** DNE-FAI.16: each opponent with the most souls. */
export function richestTake(turn: DneTurn, victim: Seat): void {
  const opponents = opponentsOf(turn.state, victim);
  const most = Math.max(...opponents.map((seat) => soulsOf(turn, seat)));
  for (const seat of opponents)
    if (soulsOf(turn, seat) === most) turn.queue({ kind: 'take', seat, victim, pick: 'open', to: 'taker' });
}

/** One taker's turn: a blind card at once, or a choice while there is a card. */
export function takeOne(
  turn: DneTurn,
  { seat, victim, pick, to }: { seat: Seat; victim: Seat; pick: 'blind' | 'seen' | 'open'; to: 'taker' | 'discard' },
): void {
  const { state, queue } = turn;
  const { hand } = player(turn, victim);
  const available = pick === 'open' ? heldCount(turn, victim) : hand.length;
  if (available === 0 || !isActive(state, seat)) return;
  if (pick === 'blind') {
    takeBlind(turn, seat, { victim, to }, 'DNE-FAI.14');
    return;
  }
  if (pick === 'seen') turn.cards.show(handOf(victim), [seat]);
  queue({ kind: 'failure-take', rule: TAKING[pick], seat, victim, pick, to });
}

/** The victim, and the place the card goes to. */
interface Taking {
  readonly victim: Seat;
  readonly to: 'taker' | 'discard';
}

/** DNE-GNL.13: any card of the hand goes to the taker's hand, or to the discard pile. */
function takeBlind(turn: DneTurn, seat: Seat, { victim, to }: Taking, rule: Rule): void {
  const card = turn.cards.draw(handOf(victim), to === 'taker' ? handOf(seat) : ['discard']);
  if (card === undefined) return;
  if (to === 'taker') tellTaken(turn, { from: victim, to: seat, card, via: 'hand', rule });
  else tellDiscarded(turn, victim, [card], { from: 'held', rule });
}

/** The card goes to the taker's hand, or to the discard pile. */
function takeCard(
  turn: DneTurn,
  seat: Seat,
  { victim, to, pick }: Taking & Pick<DneAt<'failure-take'>['choice'], 'pick'>,
  { card, rule }: { readonly card: Sound; readonly rule: Rule },
): void {
  const zone = pick === 'open' ? 'inventory' : 'hand';
  if (to === 'discard') discardHeld(turn, victim, card, { rule, from: zone });
  else
    tellTaken(turn, {
      from: victim,
      to: seat,
      card,
      via: moveHeld(turn, victim, card, { to: handOf(seat), from: zone }),
      rule,
    });
}

/** DNE-FAI.17: the hand is shown, and the poorest opponent may take a card of it. */
export function poorestTakes(turn: DneTurn, victim: Seat): void {
  const { state, emit, queue, cards } = turn;
  const { hand } = player(turn, victim);
  const opponents = opponentsOf(state, victim);
  if (hand.length === 0 || opponents.length === 0) return;
  cards.show(handOf(victim), 'all');
  emit?.({ type: 'hand-shown', rule: 'DNE-FAI.17', seat: victim, cards: soundIds(turn, hand) });
  const fewest = Math.min(...opponents.map((seat) => soulsOf(turn, seat)));
  const poorest = opponents.filter((seat) => soulsOf(turn, seat) === fewest);
  const faces = poorest.length > 1 ? poorest.map((seat) => rollDie(turn, seat, 'tie', { rule: 'DNE-FAI.17' })) : [0];
  const seat = at(poorest, faces.indexOf(Math.max(...faces)));
  queue({ kind: 'failure-take', rule: TAKING.shown, seat, victim, pick: 'shown', to: 'taker' });
}

/** The word for a hand card that the taker does not see. */
const BLIND = 'blind';

/** The cards in a fixed order: a look at a hand does not reveal the order in it. */
const inOrder = (cards: readonly Sound[]): readonly Sound[] => [...cards].sort((one, other) => one - other);

/** DNE-FAI.14, DNE-FAI.16, DNE-FAI.17: the cards that the taker sees and may take. */
function onOffer(context: DneAt<'failure-take'>): readonly Sound[] {
  const { victim, pick } = context.choice;
  const { hand, inventory } = player(context, victim);
  return pick === 'open' ? inventory : inOrder(hand);
}

/** DNE-FAI.14, DNE-FAI.16, DNE-FAI.17: a card of the victim, or `blind`. */
export interface Take extends ActionOf<typeof take> {}
export const take = action('take', {
  rule: taking,
  during: ['failure-take'],
  fields: { card: cardName },
  candidates(context, seat, offer) {
    eachKind(context, onOffer(context), (card) => offer({ type: 'take', seat, card }));
    if (context.choice.pick === 'open') offer({ type: 'take', seat, card: BLIND });
  },
  check(context, { card }) {
    const { victim, pick, rule } = context.choice;
    if (card !== BLIND || pick !== 'open')
      return onOffer(context).includes(soundNamed(context, card))
        ? undefined
        : refuse(rule, 'not-offered-there', { card });
    return player(context, victim).hand.length > 0 ? undefined : refuse('DNE-FAI.16', 'empty-hand', { target: victim });
  },
  perform(turn, { seat, card }, choice) {
    const { rule } = choice;
    if (card === BLIND) takeBlind(turn, seat, choice, rule);
    else takeCard(turn, seat, choice, { card: soundNamed(turn, card), rule });
  },
});

/** DNE-FAI.17: leaves the shown cards; a card that must be taken cannot be declined. */
export const declineTake = action('decline', {
  rule: declining,
  during: ['failure-take'],
  fields: {},
  check: ({ choice: { pick, rule } }) => (pick === 'shown' ? undefined : refuse(rule, 'must-take')),
  perform: () => undefined,
});

/** DNE-FAI.18: a card for each opponent who is neither richest nor poorest of all. */
export function giveOthers({ state, queue }: DneTurn, victim: Seat): void {
  const counts = state.players.filter(({ status }) => status !== 'eliminated').map(({ souls }) => souls);
  const most = Math.max(...counts);
  const fewest = Math.min(...counts);
  for (const to of opponentsOf(state, victim)) {
    const { souls } = at(state.players, to);
    if (souls !== most && souls !== fewest) queue({ kind: 'failure-give', seat: victim, to });
  }
}

/** DNE-FAI.18, DNE-FRD.8: a held card for an opponent. */
export interface GiveTo extends ActionOf<typeof giveTo> {}
export const giveTo = action('give-to', {
  rule: handing,
  during: ['failure-give'],
  fields: { card: cardName, from },
  candidates: (context, seat, offer) =>
    eachHeld(context, seat, offer, (card, offerHeld) => offerHeld({ type: 'give-to', seat, card })),
  check: (context, { seat, card, from }) => unlessHeld(context, { seat, card, from }, 'DNE-FAI.18'),
  perform(turn, { seat, card, from }, { to }) {
    giveHeld(turn, { from: seat, to, card: heldNamed(turn, seat, card), zone: from, rule: 'DNE-FAI.18' });
  },
});
