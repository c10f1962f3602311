import type { Issue } from '@rulewright/core';
import { z } from '@rulewright/core/words';
import {
  MOMENTS,
  type MomentKind,
  type Operation,
  PROPERTY_NAMES,
  type Property,
  type PropertyName,
  property,
  SIGNS,
  type Sign,
} from './effects.js';
import { exactly } from './exactly.js';

export const TYPES = ['effect', 'moment', 'power'] as const;
export const MOST_COPIES = 10;

/** The name of a card in actions and events. */
export const cardId = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
const digit = z.int().check(z.minimum(1), z.maximum(9));

/** The properties that a card's text gives it. */
export interface CardText {
  readonly play?: Property | undefined;
  readonly moment?: MomentKind | undefined;
  readonly charge?: Property | undefined;
  readonly influence?: Property | undefined;
  readonly result?: Property | undefined;
  /** Further different powers this human may have while the card is active (EMX-VOC.24). */
  readonly slot?: number | undefined;
}

/** A kind of card (EMX-SET.11, EMX-VOC.25). */
export interface EmixCard extends CardText {
  readonly id: string;
  readonly name: Name;
  readonly sign: Sign;
  readonly type: (typeof TYPES)[number];
  /** The cost, and for a power what it counts at the end. */
  readonly value: number;
  readonly copies: number;
  /** Copies of a power that one human may have active; 1 when not given. */
  readonly limit?: number | undefined;
  /** On whom a power may be activated; anybody when not given. */
  readonly onto?: 'self' | 'other' | 'any' | undefined;
}

/** In English and, where the game has it, in the language of its rulebook. */
export interface Name {
  readonly en: string;
  readonly ru?: string | undefined;
}
export const name = exactly<Name>()(z.strictObject({ en: z.string(), ru: z.optional(z.string()) }));

const textFields = {
  play: z.optional(property),
  moment: z.optional(z.enum(MOMENTS)),
  charge: z.optional(property),
  influence: z.optional(property),
  result: z.optional(property),
  slot: z.optional(digit),
};
export const cardText = exactly<CardText>()(z.strictObject(textFields));

export const cardFields = {
  id: cardId,
  name,
  sign: z.enum(SIGNS),
  type: z.enum(TYPES),
  value: z.int().check(z.minimum(0), z.maximum(9)),
  copies: z.int().check(z.minimum(1), z.maximum(MOST_COPIES)),
  ...textFields,
  limit: z.optional(digit),
  onto: z.optional(z.enum(['self', 'other', 'any'])),
};
export const card = exactly<EmixCard>()(z.strictObject(cardFields));

const POWER_ONLY = ['charge', 'influence', 'result', 'slot', 'limit', 'onto'] as const;
/** Operations between two: the actor and somebody else. */
const PARTNER_OPS: readonly string[] = ['take', 'give', 'swap', 'steal'];

/** EMX-VOC.25: what the schema of a card cannot say. */
export function cardProblems(card: EmixCard, path: string): Issue[] {
  const { type } = card;
  const misplaced = (fields: readonly (keyof EmixCard)[]): Issue[] =>
    fields.flatMap((field) =>
      card[field] === undefined ? [] : [{ path: `${path}.${field}`, message: `${anA(type)} has no ${field}` }],
    );
  const missing = (found: boolean, field: string): Issue[] =>
    found ? [] : [{ path: `${path}.${field}`, message: `${anA(type)} needs ${field}` }];
  const hasProperty = (['charge', 'influence', 'result', 'slot'] as const).some((field) => card[field] !== undefined);
  const shape = {
    effect: () => [...missing(card.play !== undefined, 'play'), ...misplaced(['moment', ...POWER_ONLY])],
    moment: () => [...missing(card.moment !== undefined, 'moment'), ...misplaced(['play', ...POWER_ONLY])],
    power: () => [
      ...misplaced(['play', 'moment']),
      ...(hasProperty ? [] : [{ path, message: 'a power has charge, influence, result or slot' }]),
    ],
  }[type]();
  return [
    ...shape,
    ...PROPERTY_NAMES.flatMap((part) => {
      const property = card[part];
      return property === undefined ? [] : propertyProblems(property, part, `${path}.${part}`);
    }),
  ];
}

const anA = (type: EmixCard['type']): string => (type === 'effect' ? 'an effect' : `a ${type}`);

function propertyProblems({ scope, ops }: Property, part: PropertyName, path: string): Issue[] {
  return ops.flatMap((op, i) =>
    operationFaults(op, scope, part).map((message) => ({ path: `${path}.ops.${i}`, message })),
  );
}

function operationFaults(op: Operation, scope: Property['scope'], part: PropertyName): string[] {
  const faults: string[] = [];
  if (PARTNER_OPS.includes(op.op)) {
    if (scope === 'all' || scope === 'self') faults.push(`${op.op} needs one partner, which scope ${scope} has not`);
    if (op.actor) faults.push(`${op.op} is between the actor and the target, so it cannot concern the actor alone`);
  }
  if ('amount' in op && op.colour === 'any') {
    if (op.amount === 'die') faults.push('a die needs a definite colour');
    if (op.op === 'gain' && op.amount === 'all') faults.push('gain all needs a definite colour');
  }
  if (op.op === 'action' && part !== 'play') faults.push('action stands in a play property only');
  return faults;
}
