import { keyed } from '@rulewright/core/text';
import type { EmixCard } from '../content/card.js';
import { type EmonOperation, type Operation, PROPERTY_NAMES, type Property } from '../content/effects.js';
import { colourName, type Speaker } from './words.js';

// Sentences of costs and effects of cards.

/** `2 blue`, `1 of any colour`, `free` */
export function costText({ voice }: Speaker, { sign, value }: Pick<EmixCard, 'sign' | 'value'>): string {
  if (value === 0) return voice.say('free');
  return voice.say(`emons.${sign === 'neutral' ? 'any' : sign}`, { n: value });
}

/** Everything that a card does. */
export function effectsText(speaker: Speaker, card: EmixCard): string {
  const { voice } = speaker;
  const { slot, moment } = card;
  const parts = [
    ...(slot === undefined ? [] : [voice.say('slot', { n: slot })]),
    ...(moment === undefined ? [] : [voice.say(`moment.${moment}`)]),
    ...PROPERTY_NAMES.flatMap((part) => {
      const property = card[part];
      return property === undefined ? [] : [voice.say(`part.${part}`, { does: propertyText(speaker, property) })];
    }),
  ];
  return parts.reduce((first, rest) => voice.say('both', { first, rest }));
}

/** `any player gains 2 blue and the owner gets 1 extra action` */
export function propertyText(speaker: Speaker, { scope, ops }: Property): string {
  const { voice } = speaker;
  let last = '';
  const list = ops.map((operation) => {
    const who = operation.actor === true || operation.op === 'action' ? 'self' : scope;
    const does = operationText(speaker, operation);
    const isSame = who === last;
    last = who;
    return isSame ? does : voice.say('clause', { who: voice.say(`scope.${who}`), does });
  });
  return voice.say('list', { list });
}

function operationText(speaker: Speaker, operation: Operation): string {
  const { voice } = speaker;
  if ('n' in operation) return voice.say(`effect.${operation.op}`, { n: operation.n });
  const { op, colour } = operation;
  const into = colour === 'any' ? undefined : voice.say(colour === 'pos' ? 'colour.neg' : 'colour.pos');
  return voice.say(keyed(voice, `effect.${op}`, colour === 'any' ? 'any' : undefined), {
    amount:
      'amount' in operation
        ? amountText(speaker, operation)
        : voice.say('amount.all', { colour: voice.say(`colour.${colour}`) }),
    into,
  });
}

/** `2 blue`, `all red` */
function amountText({ voice }: Speaker, { op, colour, amount }: EmonOperation): string {
  const values = { colour: colourName({ voice }, colour) };
  if (typeof amount === 'number') return voice.say(`emons.${colour}`, { n: amount });
  if (op === 'gain' && amount === 'all') return voice.say('amount.all.gained', values);
  return voice.say(keyed(voice, `amount.${amount}`, colour === 'any' ? 'any' : undefined), values);
}
