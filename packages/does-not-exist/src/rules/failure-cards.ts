import type { Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import type { EffectOf, Zone } from '../content/effects.js';
import { soundIds, soundNamed } from '../names.js';
import { cardsIn, discardAll, discardHeld, greatestWorth, worth } from '../piles.js';
import { eachHeld, eachKind, heldNamed, holdsTwice, player } from '../players.js';
import { action, type DneAt, type DneContext, type DneTurn, refuse, type Sound } from '../state.js';
import { cardName, from } from './fields.js';
import { unlessTold } from './held.js';
import { discarding, discardingSet } from './timing.js';

// DNE-FAI.6 to DNE-FAI.12: cards that the victim has to discard.

/** The rule that asks for each kind of discard. */
export const DISCARDING = { any: 'DNE-FAI.6', highest: 'DNE-FAI.8', 'at-least': 'DNE-FAI.10' } as const;

/** DNE-FAI.2, DNE-FAI.6: discards `count` cards of the victim's choice one at a time, or all cards at once if no more are there. */
export function discardSome(turn: DneTurn, seat: Seat, from: Zone, count: number): void {
  const cards = cardsIn(turn, seat, from);
  if (count >= cards.length) discardAll(turn, seat, cards, { rule: 'DNE-FAI.6', from });
  else turn.queue({ kind: 'failure-discard', rule: DISCARDING.any, seat, from, pick: 'any', least: 0, toGo: count });
}

/** DNE-FAI.8: discards the best card `count` times; the victim chooses among equals. */
export function discardHighest(turn: DneTurn, seat: Seat, from: Zone, count: number): void {
  const cards = cardsIn(turn, seat, from);
  if (count >= cards.length) discardAll(turn, seat, cards, { rule: 'DNE-FAI.8', from });
  else
    turn.queue({
      kind: 'failure-discard',
      rule: DISCARDING.highest,
      seat,
      from,
      pick: 'highest',
      least: 0,
      toGo: count,
    });
}

/** True if the card may be chosen in this discard. */
function mayDiscard(context: DneAt<'failure-discard'>, card: Sound): boolean {
  const { seat, from, pick, least } = context.choice;
  switch (pick) {
    case 'any':
      return true;
    case 'highest':
      return worth(context, card) === greatestWorth(context, cardsIn(context, seat, from));
    case 'at-least':
      return worth(context, card) >= least;
  }
}

/** DNE-FAI.6, DNE-FAI.8, DNE-FAI.10: one of the cards that the effect asks for. */
export const discardOne = action('discard', {
  rule: discarding,
  during: ['failure-discard'],
  fields: { card: cardName, from },
  candidates(context, seat, offer) {
    const zone = context.choice.from;
    if (zone === 'held')
      eachHeld(context, seat, offer, (card, offerHeld) => offerHeld({ type: 'discard', seat, card }));
    else eachKind(context, cardsIn(context, seat, zone), (card) => offer({ type: 'discard', seat, card }));
  },
  check(context, { seat, card, from }) {
    const { from: zone, rule } = context.choice;
    const named = soundNamed(context, card);
    if (!cardsIn(context, seat, zone).includes(named)) return refuse(rule, 'not-held', { card });
    const isTold = zone === 'held' && holdsTwice(context, seat, named);
    const refused = isTold ? undefined : unlessTold({ card, from }, rule);
    return refused ?? (mayDiscard(context, named) ? undefined : refuse(rule, 'wrong-card', { card }));
  },
  perform(turn, { seat, card, from }, choice) {
    discardHeld(turn, seat, heldNamed(turn, seat, card), { rule: choice.rule, from: from ?? choice.from });
    if (choice.toGo > 1) turn.queue({ ...choice, toGo: choice.toGo - 1 });
  },
});

/** The rule that asks for a set. */
const setRule = (size: SetRule['size']) => (size === 'fewest' ? 'DNE-FAI.12' : 'DNE-FAI.11');

type SetRule = Pick<EffectOf<'discardSet'>, 'size' | 'minTotal'>;

/** DNE-FAI.11, DNE-FAI.12: one set of hand cards; the whole hand when no smaller one will do. */
export function loseSet(turn: DneTurn, seat: Seat, { size, minTotal }: SetRule): void {
  const { hand } = player(turn, seat);
  const isAll = size === 'fewest' ? sumOf(turn, hand) < minTotal : hand.length <= size;
  if (isAll) discardAll(turn, seat, hand, { rule: setRule(size) });
  else turn.queue({ kind: 'failure-set', rule: setRule(size), seat, size, minTotal });
}

const sumOf = (context: DneContext, cards: readonly Sound[]): number =>
  cards.reduce((sum, card) => sum + worth(context, card), 0);

/** DNE-FAI.11, DNE-FAI.12: every set of hand cards that will do, each in hand order. */
function possibleSets(context: DneContext, seat: Seat, { size, minTotal }: SetRule): Sound[][] {
  const sets = distinct(subsets(player(context, seat).hand, size === 'fewest' ? undefined : size));
  if (size === 'fewest') return sets.filter((set) => isLeast(context, set, minTotal));
  const most = Math.max(...sets.map((set) => sumOf(context, set)));
  return sets.filter((set) => sumOf(context, set) >= Math.min(minTotal, most));
}

/** Equal cards make equal sets, which are one. */
const distinct = (sets: readonly Sound[][]): Sound[][] => [...new Map(sets.map((set) => [set.join(), set])).values()];

/** True if the set reaches the total and needs each of its cards. */
function isLeast(context: DneContext, set: readonly Sound[], minTotal: number): boolean {
  const sum = sumOf(context, set);
  return sum >= minTotal && set.every((card) => sum - worth(context, card) < minTotal);
}

/** All subsets, or those of one size, in the order of the list. */
function subsets(cards: readonly Sound[], size: number | undefined): Sound[][] {
  let sets: Sound[][] = [[]];
  for (const card of cards) sets = [...sets, ...sets.map((set) => [...set, card])];
  return size === undefined ? sets : sets.filter((set) => set.length === size);
}

const MOST_NAMED = 20;

/** DNE-FAI.11, DNE-FAI.12: a set of hand cards, named in hand order. */
export interface DiscardSet extends ActionOf<typeof discardSet> {}
export const discardSet = action('discard-set', {
  rule: discardingSet,
  during: ['failure-set'],
  fields: { cards: z.array(cardName).check(z.maxLength(MOST_NAMED)) },
  candidates(context, seat, offer) {
    for (const set of possibleSets(context, seat, context.choice))
      offer({ type: 'discard-set', seat, cards: soundIds(context, set) });
  },
  check(context, { seat, cards }) {
    const named = cards.map((card) => soundNamed(context, card)).join();
    const isOne = possibleSets(context, seat, context.choice).some((set) => set.join() === named);
    return isOne ? undefined : refuse(context.choice.rule, 'not-such-a-set');
  },
  perform(turn, { seat, cards }, { rule }) {
    discardAll(
      turn,
      seat,
      cards.map((card) => soundNamed(turn, card)),
      { rule },
    );
  },
});
