import * as z from 'zod/mini';
import { BRANCHES, SERIES } from './tables.js';

// The closed vocabulary of card effects. What each word does stands in the chapter of its phase.

const amount = z.int().check(z.minimum(-99), z.maximum(99));
const count = z.int().check(z.minimum(0), z.maximum(99));
const op = <const Op extends string, Shape extends z.core.$ZodShape>(name: Op, shape: Shape) =>
  z.strictObject({ op: z.literal(name), ...shape });

/** Applied in the Environment phase to the total ecological effect. */
const environment = [
  op('eco', { n: amount }),
  op('ecoPerLevel', { branch: z.enum(BRANCHES), n: amount }),
  op('ecoPerInitiative', { n: amount }),
] as const;

/** Applied in the Income phase to the total income. */
const income = [
  op('money', { n: amount }),
  op('moneyPerObject', {
    branch: z.enum([...BRANCHES, 'any']),
    minLevel: z.int().check(z.minimum(1), z.maximum(4)),
    n: amount,
  }),
  op('incomeFactor', { num: count, den: z.int().check(z.minimum(1), z.maximum(99)) }),
  op('upkeepZero', {}),
] as const;

/** Carried out at once, in the Event phase. */
const immediate = [
  op('loseInitiative', {}),
  op('loseTopPiece', { from: z.literal('highest') }),
  op('drawInitiative', {}),
] as const;

/** Applied in the Action phase. */
const auctions = [
  op('veto', { uses: z.int().check(z.minimum(1), z.maximum(9)) }),
  op('skipSeries', { series: z.enum(SERIES) }),
  op('nominalDelta', { series: z.enum(SERIES), n: amount, min: count }),
] as const;

export const eventEffect = z.discriminatedUnion('op', [
  ...environment,
  ...income,
  ...immediate,
  ...auctions,
  op('finalReport', {}),
]);
export type EventEffect = z.output<typeof eventEffect>;
export type EffectOp = EventEffect['op'];
export type EffectOf<Op extends EffectOp> = Extract<EventEffect, { op: Op }>;

export const IMMEDIATE = ['loseInitiative', 'loseTopPiece', 'drawInitiative'] as const satisfies readonly EffectOp[];
export type Immediate = (typeof IMMEDIATE)[number];

/** Effects that concern the auctions of everybody and so need the scope `all`. */
export const FOR_ALL = ['skipSeries', 'nominalDelta', 'finalReport'] as const satisfies readonly EffectOp[];

/** What a built special does for its owner. */
export const specialEffect = z.discriminatedUnion('op', [
  /** Coins from the bank at the start of every Action phase. */
  op('coins', { n: count }),
  /** Added to the total ecological effect. */
  op('eco', { n: amount }),
  /** Added to the total ecological effect for each own initiative on the field, at most `max` of them. */
  op('ecoPerInitiative', { n: amount, max: count }),
]);
export type SpecialEffect = z.output<typeof specialEffect>;
