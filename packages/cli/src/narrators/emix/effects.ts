import type { EmixCard } from '@rulewright/emix';
import { count, emonsText } from './words.js';

// What cards cost and do, in words.

type Part = 'play' | 'charge' | 'influence' | 'result';
type Property = NonNullable<EmixCard[Part]>;
type Operation = Property['ops'][number];
type EmonOperation = Extract<Operation, { readonly amount: unknown }>;

const OWNER = 'the owner';
const SUBJECTS: Readonly<Record<Property['scope'], string>> = {
  self: OWNER,
  other: 'another player',
  any: 'any player',
  all: 'every player',
};
const MOMENTS = {
  cancel: 'cancels an action of another player',
  protect: 'keeps a power that is to be discarded',
} as const;
const COLOURS = { pos: 'blue', neg: 'red', any: 'of any colour' } as const;

/** `Joy (free: any player gains as many blue as a die shows)` */
export const cardInFull = (card: EmixCard): string => `${card.name.en} (${costText(card)}: ${cardText(card)})`;

/** `2 blue`, `1 of any colour`, `free` */
export function costText({ sign, value }: Pick<EmixCard, 'sign' | 'value'>): string {
  if (value === 0) return 'free';
  if (sign === 'neutral') return `${value} of any colour`;
  return emonsText(sign === 'pos' ? { pos: value, neg: 0 } : { pos: 0, neg: value });
}

/** Everything that a card does. */
export function cardText({ slot, moment, play, charge, influence, result }: EmixCard): string {
  return [
    ...(slot === undefined ? [] : [`room for ${count(slot, 'more kind')} of power`]),
    ...(moment === undefined ? [] : [MOMENTS[moment]]),
    ...(play === undefined ? [] : [propertyText(play)]),
    ...(charge === undefined ? [] : [`in Charge ${propertyText(charge)}`]),
    ...(influence === undefined ? [] : [`in Influence ${propertyText(influence)}`]),
    ...(result === undefined ? [] : [`in Result ${propertyText(result)}`]),
  ].join('; ');
}

/** `any player gains 2 blue, the owner gets 1 extra action` */
export function propertyText({ scope, ops }: Property): string {
  let last = '';
  return ops
    .map((op) => {
      const subject = op.actor === true || op.op === 'action' ? OWNER : SUBJECTS[scope];
      const text = subject === last ? operationText(op) : `${subject} ${operationText(op)}`;
      last = subject;
      return text;
    })
    .join(', ');
}

function operationText(op: Operation): string {
  switch (op.op) {
    case 'gain':
      return `gains ${amountText(op, 'as many ... as there are')}`;
    case 'lose':
      return `loses ${amountText(op)}`;
    case 'flip':
      return op.colour === 'any'
        ? `turns ${amountText(op)} into the other`
        : `turns ${amountText(op)} into ${op.colour === 'pos' ? 'red' : 'blue'}`;
    case 'take':
      return `hands ${amountText(op)} over to ${OWNER}`;
    case 'give':
      return `is given ${amountText(op)} by ${OWNER}`;
    case 'swap':
      return `swaps ${op.colour === 'any' ? 'the pool' : `all ${COLOURS[op.colour]}`} with ${OWNER}`;
    case 'draw':
      return `draws ${count(op.n, 'card')}`;
    case 'discard':
      return `discards ${count(op.n, 'card')}`;
    case 'steal':
      return `loses ${count(op.n, 'random card')} to ${OWNER}`;
    case 'discardPower':
      return `loses ${count(op.n, 'active power')}`;
    case 'activate':
      return `activates ${count(op.n, 'power')} from the hand, free`;
    case 'action':
      return `gets ${count(op.n, 'extra action')}`;
  }
}

/** `2 blue`, `all red`; the dots of the words for `all` stand for the colour. */
function amountText({ colour, amount }: EmonOperation, all = 'all ...'): string {
  const emons = COLOURS[colour];
  switch (amount) {
    case 'die':
      return `as many ${emons} as a die shows`;
    case 'all':
      return all.replace('...', colour === 'any' ? 'emons' : emons);
    case 'powers':
      return colour === 'any' ? 'an emon for every active power' : `a ${emons} for every ${emons} power`;
    default:
      return `${amount} ${emons}`;
  }
}
