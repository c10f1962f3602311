import type { Seat } from '@rulewright/core';
import type { Effect, EffectOf } from '../content/effects.js';
import { cardsIn, greatestWorth, worth } from '../piles.js';
import { classOf, player } from '../players.js';
import type { DneTable, Figure } from '../state.js';

// DNE-FAI.19 to DNE-FAI.22: what a victim can carry out, and choose from.

/** DNE-FAI.20, DNE-R50: the class card that may go; none or one. */
const abilityClass = (table: DneTable, seat: Seat): readonly number[] => player(table, seat).class;

/** DNE-FAI.19, DNE-FAI.20: the mercenaries that may go. */
export const dismissible = (table: DneTable, seat: Seat, ability: boolean): readonly Figure[] =>
  !ability || table.state.options.abilityCards.length > 1 ? player(table, seat).mercenaries : [];

/** DNE-FAI.20: whether the class card may go. */
export const classMayGo = (table: DneTable, seat: Seat, ability: boolean): boolean =>
  ability && abilityClass(table, seat).length > 0;

/** DNE-FAI.22: whether a victim can carry out an effect in full. */
export function canCarryOut(table: DneTable, seat: Seat, effect: Effect): boolean {
  switch (effect.op) {
    case 'loseSouls':
      return player(table, seat).souls >= effect.n && !table.state.rave.shielded.includes(seat);
    case 'discard':
    case 'discardHighest':
      return typeof effect.n !== 'number' || cardsIn(table, seat, effect.from).length >= effect.n;
    case 'discardMinBonus':
      return greatestWorth(table, cardsIn(table, seat, effect.from)) >= effect.min;
    case 'discardSet':
      return hasSet(table, seat, effect);
    case 'discardMercenary':
      return dismissible(table, seat, false).length > 0;
    case 'discardAbility':
      return classMayGo(table, seat, true) || dismissible(table, seat, true).length > 0;
    case 'ifEmpty':
      return canCarryOut(
        table,
        seat,
        cardsIn(table, seat, effect.zone).length === 0 ? effect.effect : effect.otherwise,
      );
    case 'ifClass':
      return canCarryOut(table, seat, classOf(table, seat) === effect.class ? effect.effect : effect.otherwise);
    case 'seq':
      return effect.ops.every((part) => canCarryOut(table, seat, part));
    default:
      return true;
  }
}

/** Whether the best hand cards reach the total. */
function hasSet(table: DneTable, seat: Seat, { size, minTotal }: EffectOf<'discardSet'>): boolean {
  const worths = player(table, seat).hand.map((card) => worth(table, card));
  if (size !== 'fewest' && worths.length < size) return false;
  const best = size === 'fewest' ? worths : worths.sort((a, b) => b - a).slice(0, size);
  return best.reduce((sum, each) => sum + each, 0) >= minTotal;
}

/** DNE-FAI.22, DNE-R22: whether an option is offered: it can be carried out in full, or none can. */
export function isOffered(table: DneTable, seat: Seat, options: readonly Effect[], option: number): boolean {
  const chosen = options[option];
  if (chosen === undefined) return false;
  return canCarryOut(table, seat, chosen) || !options.some((other) => canCarryOut(table, seat, other));
}
