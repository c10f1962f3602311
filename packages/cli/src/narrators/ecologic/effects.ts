import type { EcoLogicContent } from '@rulewright/ecologic';
import { seatName } from '../../game.js';
import { count, signed } from './words.js';

type EventCard = EcoLogicContent['events'][number];
type EventEffect = EventCard['effects'][number];
type SpecialEffect = EcoLogicContent['specials'][number]['effects'][number];

/** `for everybody: the ecological effect is -1` */
export function eventText({ scope, effects }: EventCard, drawer: number): string {
  const whom = scope === 'all' ? 'everybody' : seatName(drawer);
  return effects.length === 0 ? 'nothing happens' : `for ${whom}: ${effects.map(effectText).join('; ')}`;
}

/** What one effect of an event does to each player it concerns, in this round. */
export function effectText(effect: EventEffect): string {
  switch (effect.op) {
    case 'eco':
      return `ecological effect ${signed(effect.n)}`;
    case 'ecoPerLevel':
      return `ecological effect ${signed(effect.n)} for every ${effect.branch} piece on the field`;
    case 'ecoPerInitiative':
      return `ecological effect ${signed(effect.n)} for every initiative on the field`;
    case 'money':
      return `income ${signed(effect.n)}`;
    case 'moneyPerObject':
      return `income ${signed(effect.n)} for every ${kindOfObject(effect)}`;
    case 'incomeFactor':
      return `objects earn only ${effect.num}/${effect.den}, rounded down`;
    case 'upkeepZero':
      return 'initiatives cost no upkeep';
    case 'loseInitiative':
      return 'an initiative on the field is lost at once';
    case 'loseTopPiece':
      return 'a piece of an object of the highest level is lost at once';
    case 'drawInitiative':
      return 'the top initiative comes into the hand, free';
    case 'veto':
      return `a veto on ${count(effect.uses, 'auction')} of other players`;
    case 'skipSeries':
      return `no auctions for ${effect.series}`;
    case 'nominalDelta':
      return `the auctions for ${effect.series} open ${signed(effect.n)}, at ${effect.min} at least`;
    case 'finalReport':
      return 'this round is the last';
  }
}

function kindOfObject({ branch, minLevel }: Extract<EventEffect, { op: 'moneyPerObject' }>): string {
  const object = branch === 'any' ? 'object' : `${branch} object`;
  return minLevel <= 1 ? object : `${object} of level ${minLevel} or more`;
}

/** What a built special does for its owner, every round. */
export function specialText(effects: readonly SpecialEffect[]): string {
  return effects.map(specialEffectText).join(', ');
}

function specialEffectText(effect: SpecialEffect): string {
  switch (effect.op) {
    case 'coins':
      return `${count(effect.n, 'coin')} before the auctions`;
    case 'eco':
      return `ecological effect ${signed(effect.n)}`;
    case 'ecoPerInitiative':
      return `ecological effect ${signed(effect.n)} for every initiative on the field, ${effect.max} at most`;
  }
}
