import { z } from '@rulewright/core/words';
import { exactly } from './exactly.js';

// The closed vocabulary of the card language: twelve operations, two Moment kinds and the slot passive. What each
// operation does stands in the chapter `operations`.

export const COLOURS = ['pos', 'neg'] as const;
export type Colour = (typeof COLOURS)[number];
/** The colours that an operation is about. */
export const coloursOf = (colour: Colour | 'any'): readonly Colour[] => (colour === 'any' ? COLOURS : [colour]);
export const SIGNS = ['pos', 'neg', 'neutral'] as const;
export type Sign = (typeof SIGNS)[number];
export const SCOPES = ['self', 'other', 'any', 'all'] as const;
export type Scope = (typeof SCOPES)[number];
export const MOMENTS = ['cancel', 'protect'] as const;
export type MomentKind = (typeof MOMENTS)[number];
/** The properties a card may have. */
export const PROPERTY_NAMES = ['play', 'charge', 'influence', 'result'] as const;
export type PropertyName = (typeof PROPERTY_NAMES)[number];

/** Operations on emons that name a colour and an amount. */
export const EMON_OPS = ['gain', 'lose', 'flip', 'take', 'give'] as const;
export type EmonVerb = (typeof EMON_OPS)[number];
/** Operations with a plain number. */
export const COUNT_OPS = ['draw', 'discard', 'steal', 'discardPower', 'activate', 'action'] as const;
export type CountVerb = (typeof COUNT_OPS)[number];
export const AMOUNTS = ['die', 'all', 'powers'] as const;
/** A number, or a word for a number that is rolled, held or counted. */
export type Amount = number | (typeof AMOUNTS)[number];

/** The subject of an operation. */
interface Concerning<Verb> {
  readonly op: Verb;
  /** Set: the operation concerns the actor, not the target. */
  readonly actor?: true | undefined;
}
interface EmonFields<Verb> extends Concerning<Verb> {
  readonly colour: Colour | 'any';
  readonly amount: Amount;
}
interface CountFields<Verb> extends Concerning<Verb> {
  readonly n: number;
}
interface SwapFields extends Concerning<'swap'> {
  readonly colour: Colour | 'any';
}
export type EmonOperation = { [Verb in EmonVerb]: EmonFields<Verb> }[EmonVerb];
export type CountOperation = { [Verb in CountVerb]: CountFields<Verb> }[CountVerb];
export type Operation = EmonOperation | SwapFields | CountOperation;

/** EMX-VOC.1: a scope and an ordered list of operations. */
export interface Property {
  readonly scope: Scope;
  readonly ops: readonly Operation[];
}

const digit = z.int().check(z.minimum(1), z.maximum(9));
const colourOrAny = z.enum([...COLOURS, 'any']);
const amount = z.union([digit, z.enum(AMOUNTS)]);
const actor = z.optional(z.literal(true));

const emonOp = <const Op extends EmonVerb>(op: Op) =>
  z.strictObject({ op: z.literal(op), colour: colourOrAny, amount, actor });
const countOp = <const Op extends CountVerb>(op: Op) => z.strictObject({ op: z.literal(op), n: digit, actor });

export const operation = exactly<Operation>()(
  z.discriminatedUnion('op', [
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
  ]),
);

export const MOST_OPERATIONS = 6;
export const property = exactly<Property>()(
  z.strictObject({
    scope: z.enum(SCOPES),
    ops: z.array(operation).check(z.minLength(1), z.maxLength(MOST_OPERATIONS)),
  }),
);
