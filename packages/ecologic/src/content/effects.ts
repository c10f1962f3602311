import { z } from '@rulewright/core/words';
import { BRANCHES, type Branch, SERIES, type Series } from './tables.js';

// The closed vocabulary of card effects. Each word is explained in the chapter of its phase.

const amount = z.int().check(z.minimum(-99), z.maximum(99));
const count = z.int().check(z.minimum(0), z.maximum(99));
const op = <const Op extends string, Shape extends z.Fields>(name: Op, shape: Shape) =>
  z.strictObject({ op: z.literal(name), ...shape });

/** An effect of an event on each player it concerns, in this round. Amounts are whole numbers from −99 to 99. */
export type EventEffect =
  // Environment phase: changes the total ecological effect
  | { op: 'eco'; n: number }
  | { op: 'ecoPerLevel'; branch: Branch; n: number }
  | { op: 'ecoPerInitiative'; n: number }
  // Income phase: changes the total income
  | { op: 'money'; n: number }
  | { op: 'moneyPerObject'; branch: Branch | 'any'; minLevel: number; n: number }
  | { op: 'incomeFactor'; num: number; den: number }
  | { op: 'upkeepZero' }
  // at once, in the Event phase
  | { op: 'loseInitiative' }
  | { op: 'loseTopPiece'; from: 'highest' }
  | { op: 'drawInitiative' }
  // Action phase
  | { op: 'veto'; uses: number }
  | { op: 'skipSeries'; series: Series }
  | { op: 'nominalDelta'; series: Series; n: number; min: number }
  // this round is the last
  | { op: 'finalReport' };

export const eventEffect: z.Schema<EventEffect> = z.discriminatedUnion('op', [
  op('eco', { n: amount }),
  op('ecoPerLevel', { branch: z.enum(BRANCHES), n: amount }),
  op('ecoPerInitiative', { n: amount }),
  op('money', { n: amount }),
  op('moneyPerObject', {
    branch: z.enum([...BRANCHES, 'any']),
    minLevel: z.int().check(z.minimum(1), z.maximum(4)),
    n: amount,
  }),
  op('incomeFactor', { num: count, den: z.int().check(z.minimum(1), z.maximum(99)) }),
  op('upkeepZero', {}),
  op('loseInitiative', {}),
  op('loseTopPiece', { from: z.literal('highest') }),
  op('drawInitiative', {}),
  op('veto', { uses: z.int().check(z.minimum(1), z.maximum(9)) }),
  op('skipSeries', { series: z.enum(SERIES) }),
  op('nominalDelta', { series: z.enum(SERIES), n: amount, min: count }),
  op('finalReport', {}),
]);
export type EffectOp = EventEffect['op'];
export type EffectOf<Op extends EffectOp> = Extract<EventEffect, { op: Op }>;

export const IMMEDIATE = ['loseInitiative', 'loseTopPiece', 'drawInitiative'] as const satisfies readonly EffectOp[];
export type Immediate = (typeof IMMEDIATE)[number];

/** Effects that concern the auctions of everybody and so need the scope `all`. */
export const FOR_ALL = ['skipSeries', 'nominalDelta', 'finalReport'] as const satisfies readonly EffectOp[];

/** An effect of a built special for its owner. */
export type SpecialEffect =
  /** Coins from the bank at the start of every Action phase. */
  | { op: 'coins'; n: number }
  /** Added to the total ecological effect. */
  | { op: 'eco'; n: number }
  /** Added to the total ecological effect for each initiative the owner has on the field, at most `max` of them. */
  | { op: 'ecoPerInitiative'; n: number; max: number };

export const specialEffect: z.Schema<SpecialEffect> = z.discriminatedUnion('op', [
  op('coins', { n: count }),
  op('eco', { n: amount }),
  op('ecoPerInitiative', { n: amount, max: count }),
]);
