import type { AbilityEntry, Condition, Cost, Plan } from '../../packages/euphoria/src/content/ability.js';
import type { Effect } from '../../packages/euphoria/src/content/effects.js';
import type { WrittenPrice } from '../../packages/euphoria/src/content/price.js';

// One line of text for a record, so that tables of a test can be read next to those of a rulebook.

const words = (record: object): string =>
  Object.entries(record)
    .map(([key, value]) => (typeof value === 'object' ? words(value) : `${value} ${key}`))
    .join(' + ');

export function priceText(price: WrittenPrice | Cost): string {
  const { to, sacrifice, artifact, ...parts }: WrittenPrice & Cost = price;
  const text = [
    words(parts),
    artifact === undefined ? '' : `1 ${artifact}`,
    sacrifice === undefined ? '' : `sacrifice ${sacrifice}`,
  ];
  return `${text.filter((part) => part !== '').join(' + ') || 'free'}${to === undefined ? '' : ` to ${to}`}`;
}

const conditionText = ({ is, ...rest }: Condition): string => [is, ...Object.values(rest).flat()].join(' ');

function planText(plan: Plan): string {
  if (plan.op === 'swap') return `swap ${plan.from} for ${plan.to}`;
  return `${plan.op} ${priceText(plan.price)}${plan.op === 'instead' && plan.opens ? ' opens' : ''}`;
}

export function effectText(effect: Effect): string {
  const list = (effects: readonly Effect[]) => effects.map(effectText).join('; ');
  switch (effect.op) {
    case 'oneOf':
      return `one of (${list(effect.of)})`;
    case 'for':
      return `${effect.who}${effect.may ? ' may' : ''}: (${list(effect.effects)})`;
    case 'showHand':
      return `show hand, pair: (${list(effect.pair)})`;
    case 'ifDiscarded':
      return `if ${effect.artifact} (${list(effect.yes)}) else (${list(effect.no)})`;
    case 'ifBuilder':
      return `if builder (${list(effect.yes)}) else (${list(effect.no)})`;
    case 'track':
      return `${effect.track} ${effect.n > 0 ? '+' : ''}${effect.n}`;
    case 'draw':
      return `draw ${effect.n}${effect.discard === undefined ? '' : ` discard ${effect.discard}`}`;
    case 'drawMore':
      return `draw ${effect.n} more discard ${effect.discard}`;
    default: {
      const { op, ...rest } = effect;
      return [op, ...Object.values(rest)].join(' ');
    }
  }
}

/** Hook, mode, conditions, price or plan, effects, limit. */
export const abilityText = (ability: AbilityEntry): string =>
  [
    `${ability.hook}${ability.step === undefined ? '' : ` ${ability.step}`}, ${ability.mode}`,
    ability.if.map(conditionText).join(', ') || '–',
    ability.plan === undefined ? priceText(ability.cost) : planText(ability.plan),
    ability.effects.map(effectText).join('; ') || '–',
    ...(ability.oncePerTurn ? ['once per turn'] : []),
  ].join(' | ');
