import { z } from '@rulewright/core/words';
import { SPACE_IDS, SPACE_KINDS, type SpaceKind } from './board.js';
import { type Effect, effects } from './effects.js';
import { price, priceFields, type WrittenPrice } from './price.js';
import {
  EDITIONS,
  type Edition,
  FACTIONS,
  type Faction,
  GOODS,
  type Good,
  HOOKS,
  type Hook,
  TRACKS,
  type Track,
} from './words.js';

// Abilities of recruits, as data. Being able to pay the full cost is always a condition (EUP-REC.3), so no row repeats
// it.

export const CAUSES = ['bump', 'retrieve', 'completion', 'new'] as const;
/** Reasons for rolling workers (EUP-KNO.5). */
export type Cause = (typeof CAUSES)[number];

export const STEPS = ['before-roll', 'after-roll'] as const;
export type Step = (typeof STEPS)[number];

/** All conditions of an ability must hold. "Here" is the area or the site of the placement. */
export type Condition =
  | { is: 'bumped'; who: 'opponent' | 'nobody' }
  /** The value of the bumped worker before it was rolled, against that of the placed worker (EUP-R53). */
  | { is: 'bumpedValue'; than: 'higher' | 'equal' }
  | { is: 'bumpedOwnerLacks'; faction: Faction }
  | { is: 'spaceKind'; kinds: SpaceKind[] }
  | { is: 'space'; spaces: string[] }
  | { is: 'territory'; faction: Faction }
  | { is: 'noArtifacts' }
  | { is: 'noResources' }
  /** The placed worker is alone here; alone or strictly the highest or lowest; or of the same value as another one. */
  | { is: 'placed'; as: 'alone' | 'highest' | 'lowest' | 'shared' }
  /** You own exactly that many workers. */
  | { is: 'workers'; n: number }
  /** The territory of the placement has a free star space. */
  | { is: 'starSpace' }
  /** You have no active recruit of the faction of the placement's space. */
  | { is: 'noneActiveHere' }
  | { is: 'retrievedWith'; price: 'food' | 'bliss' | 'free' }
  /** Every worker that was retrieved stood on a space of this territory (EUP-R45). */
  | { is: 'retrievedFrom'; faction: Faction }
  /** The roll under way: its reason, its dice (yours or an opponent's), and the player who caused it. */
  | { is: 'rolled'; cause: Cause; whose: 'yours' | 'theirs'; by: 'opponent' | 'anyone' | 'you' }
  /** EUP-R9: a die of the roll event equals another available worker. */
  | { is: 'doubles' }
  /** The new worker is available. */
  | { is: 'available' }
  | { is: 'below'; faction: Faction; cell: number }
  | { is: 'moved'; track: Track; way: 'up' | 'down' }
  /** A draw event begins that is to bring a card. */
  | { is: 'toDraw' }
  /** The cards of this draw event have come, at least one. */
  | { is: 'drew' }
  /** The deck or the discard pile holds a card. */
  | { is: 'cardsLeft' }
  /** This good was part of the payment. */
  | { is: 'paid'; good: Good }
  /** The payment used a plan of this card. */
  | { is: 'used' };
export type ConditionOf<Is extends Condition['is']> = Extract<Condition, { is: Is }>;

/** The cost of using an ability. */
export interface Cost extends Pick<WrittenPrice, 'goods' | 'artifacts' | 'morale' | 'knowledge'> {
  /** The receiver of the goods; by default the supply. */
  to?: 'bumped-owner' | 'bumper' | undefined;
  sacrifice?: 'placed-worker' | 'retrieved-worker' | undefined;
}

/** A change to the price of a placement (HK1). */
export type Plan =
  /** Another price for the whole; `opens` makes the space legal that is closed without it. */
  | { op: 'instead'; price: WrittenPrice; opens?: true | undefined }
  /** One resource of the price may be replaced. */
  | { op: 'forResource'; price: WrittenPrice }
  /** Any number of one commodity in the price may be paid with another. */
  | { op: 'swap'; from: Good; to: Good }
  /** A price on top. */
  | { op: 'add'; price: WrittenPrice };

export interface AbilityEntry {
  /** The rule it comes from. */
  rule: string;
  /** In this edition only; without it, in both. */
  edition?: Edition | undefined;
  hook: Hook;
  /** Hook `retrieve-step`: before the workers are rolled, or after they were rolled and checked. */
  step?: Step | undefined;
  /** `may`: it can be declined. */
  mode: 'may' | 'must';
  if: Condition[];
  cost: Cost;
  /** Hook `payment-plan`: with it the effects follow when the plan was used, without it at every payment. */
  plan?: Plan | undefined;
  /** With hook `retrieve-price`: the effects that the cost buys, in place of the usual effect of a retrieval. */
  effects: Effect[];
  /** At most once in a turn of anybody; otherwise once each time its moment comes. */
  oncePerTurn?: true | undefined;
}

const is = <const Is extends string, Shape extends z.Fields>(name: Is, shape: Shape) =>
  z.strictObject({ is: z.literal(name), ...shape });
const faction = z.enum(FACTIONS);

const condition: z.Schema<Condition> = z.discriminatedUnion('is', [
  is('bumped', { who: z.enum(['opponent', 'nobody']) }),
  is('bumpedValue', { than: z.enum(['higher', 'equal']) }),
  is('bumpedOwnerLacks', { faction }),
  is('spaceKind', { kinds: z.array(z.enum(SPACE_KINDS)).check(z.minLength(1), z.maxLength(SPACE_KINDS.length)) }),
  is('space', { spaces: z.array(z.enum(SPACE_IDS)).check(z.minLength(1), z.maxLength(SPACE_IDS.length)) }),
  is('territory', { faction }),
  is('noArtifacts', {}),
  is('noResources', {}),
  is('placed', { as: z.enum(['alone', 'highest', 'lowest', 'shared']) }),
  is('workers', { n: z.int().check(z.minimum(1), z.maximum(4)) }),
  is('starSpace', {}),
  is('noneActiveHere', {}),
  is('retrievedWith', { price: z.enum(['food', 'bliss', 'free']) }),
  is('retrievedFrom', { faction }),
  is('rolled', {
    cause: z.enum(CAUSES),
    whose: z.enum(['yours', 'theirs']),
    by: z.enum(['opponent', 'anyone', 'you']),
  }),
  is('doubles', {}),
  is('available', {}),
  is('below', { faction, cell: z.int().check(z.minimum(1), z.maximum(11)) }),
  is('moved', { track: z.enum(TRACKS), way: z.enum(['up', 'down']) }),
  is('toDraw', {}),
  is('drew', {}),
  is('cardsLeft', {}),
  is('paid', { good: z.enum(GOODS) }),
  is('used', {}),
]);
const cost: z.Schema<Cost> = z.strictObject({
  ...priceFields,
  to: z.optional(z.enum(['bumped-owner', 'bumper'])),
  sacrifice: z.optional(z.enum(['placed-worker', 'retrieved-worker'])),
});
const plan: z.Schema<Plan> = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('instead'), price, opens: z.optional(z.literal(true)) }),
  z.strictObject({ op: z.literal('forResource'), price }),
  z.strictObject({ op: z.literal('swap'), from: z.enum(GOODS), to: z.enum(GOODS) }),
  z.strictObject({ op: z.literal('add'), price }),
]);
export const ability: z.Schema<AbilityEntry> = z.strictObject({
  rule: z.string().check(z.regex(/^[A-Z][A-Za-z0-9./-]{0,39}$/)),
  edition: z.optional(z.enum(EDITIONS)),
  hook: z.enum(HOOKS),
  step: z.optional(z.enum(STEPS)),
  mode: z.enum(['may', 'must']),
  if: z.array(condition).check(z.maxLength(6)),
  cost,
  plan: z.optional(plan),
  effects,
  oncePerTurn: z.optional(z.literal(true)),
});
