import type { Effect } from './effects.js';

/** The parts of an effect, in the order in which a path counts them. */
export function effectSteps(effect: Effect): readonly Effect[] {
  switch (effect.op) {
    case 'seq':
      return effect.ops;
    case 'choose':
      return effect.options;
    case 'byGender':
      return [effect.woman, effect.man];
    case 'ifEmpty':
    case 'ifClass':
      return [effect.effect, effect.otherwise];
    case 'roll':
      return effect.cases.map(({ effect }) => effect);
    case 'discardMinBonus':
    case 'discardMercenary':
    case 'discardAbility':
      return effect.otherwise === undefined ? [] : [effect.otherwise];
    default:
      return [];
  }
}
