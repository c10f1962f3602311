import { z } from '@rulewright/core/words';

// The closed vocabulary of failure effects. The chapter `failure` carries them out; "the victim" is the player who failed.

export const ZONES = ['hand', 'inventory', 'held'] as const;
/** The zone that cards of a player are taken from; `held` is hand and inventory together. */
export type Zone = (typeof ZONES)[number];

export type Effect =
  | { op: 'none' }
  /** All parts in order. */
  | { op: 'seq'; readonly ops: readonly Effect[] }
  // souls
  | { op: 'loseSouls'; n: number }
  | { op: 'loseAllSouls' }
  /** To the smallest count in the game. */
  | { op: 'soulsDownToMin' }
  // cards of the victim's choice
  | { op: 'discard'; n: number | { die: number }; from: Zone }
  | { op: 'discardHand' }
  | { op: 'discardHighest'; n: number; from: Zone }
  | { op: 'discardAllAtMost'; max: number; from: Zone }
  /** One card worth at least `min`; without one, `otherwise`. */
  | { op: 'discardMinBonus'; min: number; from: Zone; otherwise?: Effect | undefined }
  /** Hand cards worth `minTotal` together: `size` of them, or no more than needed. */
  | { op: 'discardSet'; size: number | 'fewest'; minTotal: number }
  | { op: 'drawSounds'; n: number }
  // what lies before the victim
  | { op: 'discardMercenary'; otherwise?: Effect | undefined }
  | { op: 'discardAbility'; otherwise?: Effect | undefined }
  | { op: 'discardClass' }
  | { op: 'zero' }
  // cards that others get or choose
  | { op: 'takeFromHand'; takers: 'neighbours' | 'opponents'; pick: 'blind' | 'seen'; to: 'taker' | 'discard' }
  | { op: 'richestTake' }
  | { op: 'poorestTakes' }
  | { op: 'giveEachExceptExtremes' }
  /** DNE-FAI.23 */
  | { op: 'noHelpUntilOwnTurn' }
  // branches
  | { op: 'ifEmpty'; zone: Zone; effect: Effect; otherwise: Effect }
  | { op: 'ifClass'; class: string; effect: Effect; otherwise: Effect }
  | { op: 'byGender'; woman: Effect; man: Effect }
  | { op: 'choose'; readonly options: readonly Effect[] }
  /** The first case whose `min` the die reaches. */
  | { op: 'roll'; die: number; readonly cases: readonly { readonly min: number; readonly effect: Effect }[] };

export type EffectOp = Effect['op'];
export type EffectOf<Op extends EffectOp> = Extract<Effect, { op: Op }>;

const count = z.int().check(z.minimum(1), z.maximum(20));
const amount = z.int().check(z.minimum(0), z.maximum(99));
const sides = z.int().check(z.minimum(2), z.maximum(20));
const from = z.enum(ZONES);
const op = <const Op extends string, Shape extends z.Fields>(name: Op, shape: Shape) =>
  z.strictObject({ op: z.literal(name), ...shape });
const part: z.Schema<Effect> = z.lazy(() => effect);
const parts = z.array(part).check(z.minLength(1), z.maxLength(9));

export const effect: z.Schema<Effect> = z.discriminatedUnion('op', [
  op('none', {}),
  op('seq', { ops: parts }),
  op('loseSouls', { n: count }),
  op('loseAllSouls', {}),
  op('soulsDownToMin', {}),
  op('discard', { n: z.union([count, z.strictObject({ die: sides })]), from }),
  op('discardHand', {}),
  op('discardHighest', { n: count, from }),
  op('discardAllAtMost', { max: amount, from }),
  op('discardMinBonus', { min: amount, from, otherwise: z.optional(part) }),
  op('discardSet', {
    size: z.union([z.int().check(z.minimum(1), z.maximum(4)), z.literal('fewest')]),
    minTotal: amount,
  }),
  op('drawSounds', { n: count }),
  op('discardMercenary', { otherwise: z.optional(part) }),
  op('discardAbility', { otherwise: z.optional(part) }),
  op('discardClass', {}),
  op('zero', {}),
  op('takeFromHand', {
    takers: z.enum(['neighbours', 'opponents']),
    pick: z.enum(['blind', 'seen']),
    to: z.enum(['taker', 'discard']),
  }),
  op('richestTake', {}),
  op('poorestTakes', {}),
  op('giveEachExceptExtremes', {}),
  op('noHelpUntilOwnTurn', {}),
  op('ifEmpty', { zone: from, effect: part, otherwise: part }),
  op('ifClass', { class: z.string(), effect: part, otherwise: part }),
  op('byGender', { woman: part, man: part }),
  op('choose', { options: parts }),
  op('roll', {
    die: sides,
    cases: z
      .array(z.strictObject({ min: z.int().check(z.minimum(1), z.maximum(20)), effect: part }))
      .check(z.maxLength(9)),
  }),
]);
