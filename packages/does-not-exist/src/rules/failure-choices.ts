import type { Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import type { Effect, EffectOf } from '../content/effects.js';
import { classId } from '../names.js';
import { cardsIn, greatestWorth, worth } from '../piles.js';
import { classOf, player } from '../players.js';
import { action, type DneContext, refuse } from '../state.js';
import { loseClass } from './class.js';
import { cardName, copy } from './fields.js';
import { eachMercenary, leave, mercenaryPlace } from './mercenary.js';
import { dismissing, dismissingClass } from './timing.js';

// DNE-FAI.19 to DNE-FAI.22: effects that a victim can carry out, and chooses from.

/** DNE-FAI.20: true if mercenaries count as cards with abilities here, or any mercenary may go. */
const mercenariesMayGo = ({ state }: DneContext, ability: boolean): boolean =>
  !ability || state.options.abilityCards.length > 1;

/** DNE-FAI.19, DNE-FAI.20: true if a mercenary can go. */
const hasDismissible = (context: DneContext, seat: Seat, ability: boolean): boolean =>
  mercenariesMayGo(context, ability) && player(context, seat).mercenaries.length > 0;

/** DNE-FAI.20, DNE-R50: true if the class card may go. */
const classMayGo = (context: DneContext, seat: Seat, ability: boolean): boolean =>
  ability && player(context, seat).class.length > 0;

/** DNE-FAI.20: the class card goes. */
export interface DismissClass extends ActionOf<typeof dismissClass> {}
export const dismissClass = action('dismiss-class', {
  rule: dismissingClass,
  during: ['failure-dismiss'],
  fields: { class: cardName },
  candidates(context, seat, offer) {
    if (classMayGo(context, seat, context.choice.ability))
      for (const card of player(context, seat).class)
        offer({ type: 'dismiss-class', seat, class: classId(context, card) });
  },
  check(context, { seat, class: named }) {
    const mayGo = classMayGo(context, seat, context.choice.ability);
    const isThere = mayGo && player(context, seat).class.some((card) => classId(context, card) === named);
    return isThere ? undefined : refuse(context.choice.rule, 'no-such-class', { class: named });
  },
  perform: (turn, { seat }) => loseClass(turn, seat, 'DNE-FAI.20'),
});

/** DNE-FAI.19, DNE-FAI.20: a mercenary goes. */
export const dismiss = action('dismiss', {
  rule: dismissing,
  during: ['failure-dismiss'],
  fields: { mercenary: cardName, copy },
  candidates(context, seat, offer) {
    if (mercenariesMayGo(context, context.choice.ability))
      eachMercenary(context, seat, (mercenary) => offer({ type: 'dismiss', seat, ...mercenary }));
  },
  check: (context, { seat, mercenary, copy }) =>
    mercenariesMayGo(context, context.choice.ability) && mercenaryPlace(context, seat, { mercenary, copy }) >= 0
      ? undefined
      : refuse(context.choice.rule, 'no-such-mercenary', { mercenary }),
  perform(turn, { seat, mercenary, copy }, choice) {
    leave(turn, seat, mercenaryPlace(turn, seat, { mercenary, copy }), choice.rule);
  },
});

/** DNE-FAI.22: true if a victim can carry out an effect in full. */
export function canCarryOut(context: DneContext, seat: Seat, effect: Effect): boolean {
  switch (effect.op) {
    case 'loseSouls':
      return player(context, seat).souls >= effect.n && !context.state.rave.shielded.includes(seat);
    case 'discard':
    case 'discardHighest':
      return typeof effect.n !== 'number' || cardsIn(context, seat, effect.from).length >= effect.n;
    case 'discardMinBonus':
      return greatestWorth(context, cardsIn(context, seat, effect.from)) >= effect.min;
    case 'discardSet':
      return hasSet(context, seat, effect);
    case 'discardMercenary':
      return hasDismissible(context, seat, false);
    case 'discardAbility':
      return classMayGo(context, seat, true) || hasDismissible(context, seat, true);
    case 'ifEmpty':
      return canCarryOut(
        context,
        seat,
        cardsIn(context, seat, effect.zone).length === 0 ? effect.effect : effect.otherwise,
      );
    case 'ifClass':
      return canCarryOut(context, seat, classOf(context, seat) === effect.class ? effect.effect : effect.otherwise);
    case 'seq':
      return effect.ops.every((part) => canCarryOut(context, seat, part));
    default:
      return true;
  }
}

/** True if the best hand cards reach the total. */
function hasSet(context: DneContext, seat: Seat, { size, minTotal }: EffectOf<'discardSet'>): boolean {
  const worths = player(context, seat).hand.map((card) => worth(context, card));
  if (size !== 'fewest' && worths.length < size) return false;
  const best = size === 'fewest' ? worths : worths.sort((a, b) => b - a).slice(0, size);
  return best.reduce((sum, each) => sum + each, 0) >= minTotal;
}

/** DNE-FAI.22, DNE-R22: true if the option can be carried out in full, or if none can. */
export function isOffered(context: DneContext, seat: Seat, options: readonly Effect[], option: number): boolean {
  const chosen = options[option];
  if (chosen === undefined) return false;
  return canCarryOut(context, seat, chosen) || !options.some((other) => canCarryOut(context, seat, other));
}
