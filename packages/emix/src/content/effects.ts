import type { Immutable } from '@rulewright/core';
import * as z from 'zod/mini';

// The closed vocabulary of the card language: twelve operations, two Moment kinds and the slot passive. What each
// operation does stands in the chapter `operations`.

export const COLOURS = ['pos', 'neg'] as const;
export type Colour = (typeof COLOURS)[number];
export const SIGNS = ['pos', 'neg', 'neutral'] as const;
export type Sign = (typeof SIGNS)[number];
export const SCOPES = ['self', 'other', 'any', 'all'] as const;
export type Scope = (typeof SCOPES)[number];
export const MOMENTS = ['cancel', 'protect'] as const;
export type MomentKind = (typeof MOMENTS)[number];
/** The properties a card may have. */
export const PARTS = ['play', 'charge', 'influence', 'result'] as const;
export type Part = (typeof PARTS)[number];

/** Operations on emons that name a colour and an amount. */
export const EMON_OPS = ['gain', 'lose', 'flip', 'take', 'give'] as const;
export type EmonVerb = (typeof EMON_OPS)[number];
/** Operations with a plain number. */
export const COUNT_OPS = ['draw', 'discard', 'steal', 'discardPower', 'activate', 'action'] as const;
export type CountVerb = (typeof COUNT_OPS)[number];
export const AMOUNT_WORDS = ['die', 'all', 'powers'] as const;

const digit = z.int().check(z.minimum(1), z.maximum(9));
const colourOrAny = z.enum([...COLOURS, 'any']);
const amount = z.union([digit, z.enum(AMOUNT_WORDS)]);
/** Set: the operation concerns the actor, not the target. */
const actor = z.optional(z.literal(true));

const emonOp = <const Op extends EmonVerb>(op: Op) =>
  z.strictObject({ op: z.literal(op), colour: colourOrAny, amount, actor });
const countOp = <const Op extends CountVerb>(op: Op) => z.strictObject({ op: z.literal(op), n: digit, actor });

export const operation = z.discriminatedUnion('op', [
  emonOp('gain'),
  emonOp('lose'),
  emonOp('flip'),
  emonOp('take'),
  emonOp('give'),
  z.strictObject({ op: z.literal('swap'), colour: colourOrAny, actor }),
  countOp('draw'),
  countOp('discard'),
  countOp('steal'),
  countOp('discardPower'),
  countOp('activate'),
  countOp('action'),
]);
export type Operation = Immutable<z.output<typeof operation>>;
export type EmonOperation = Extract<Operation, { amount: unknown }>;

export const MOST_OPERATIONS = 6;
export const property = z.strictObject({
  scope: z.enum(SCOPES),
  ops: z.array(operation).check(z.minLength(1), z.maxLength(MOST_OPERATIONS)),
});
/** EMX-VOC.1: a scope and an ordered list of operations. */
export type Property = Immutable<z.output<typeof property>>;
