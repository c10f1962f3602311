import { z } from '@rulewright/core/words';

// The closed vocabulary of the special texts of monsters (DNE-SPC).

const few = z.int().check(z.minimum(0), z.maximum(9));
const souls = z.int().check(z.minimum(0), z.maximum(99));

/** A way out that spares the escape roll. */
export type WayOut =
  /** Any held card (DNE-SPC.9). */
  | { by: 'pay-escape' }
  /** A held card worth at least `minBonus`; the monster leaves (DNE-SPC.12). */
  | { by: 'bribe'; minBonus: number }
  /** Nothing at all (DNE-SPC.14). */
  | { by: 'walk-away' };

export interface Special {
  /** The price of the invitation: `cost` held cards instead of one, and first `extraHandCards`; each opponent may raise the level. */
  invite?: { cost?: 0 | undefined; extraHandCards?: number | undefined; raise?: number | undefined } | undefined;
  /** On coming to a Host of this class: cards drawn, and with `freesHand` no hand limit until the summary. */
  onInvite?: { ifClass: string; draw: number; freesHand: boolean } | undefined;
  /** In line-ups of this class the weakest card counts that many times as much. */
  lineup?: { ifClass: string; weakestTimes: number } | undefined;
  /** For the owner of the winning line-up: it becomes a mercenary, or more souls for exactly that many own cards. */
  onSuccess?: { op: 'joins' } | { op: 'extraSouls'; n: number; cards: number } | undefined;
  escape?:
    | {
        /** Added to the roll. */
        add?: number | undefined;
        /** Releases players with at most this many souls. */
        releaseAtMost?: number | undefined;
        /** Souls lost before the roll. */
        loseBefore?: number | undefined;
        /** Souls lost by rolling, whatever the result. */
        loseIfRolled?: number | undefined;
        noRoll?: boolean | undefined;
        way?: WayOut | undefined;
      }
    | undefined;
  /** Without effect: a rave has one monster (DNE-SPC.4). */
  pairWith?: string | undefined;
}

const wayOut = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('pay-escape') }),
  z.strictObject({ by: z.literal('bribe'), minBonus: souls }),
  z.strictObject({ by: z.literal('walk-away') }),
]);

export const special: z.Schema<Special> = z.strictObject({
  invite: z.optional(
    z.strictObject({ cost: z.optional(z.literal(0)), extraHandCards: z.optional(few), raise: z.optional(few) }),
  ),
  onInvite: z.optional(z.strictObject({ ifClass: z.string(), draw: few, freesHand: z.boolean() })),
  lineup: z.optional(z.strictObject({ ifClass: z.string(), weakestTimes: z.int().check(z.minimum(1), z.maximum(9)) })),
  onSuccess: z.optional(
    z.discriminatedUnion('op', [
      z.strictObject({ op: z.literal('joins') }),
      z.strictObject({ op: z.literal('extraSouls'), n: few, cards: few }),
    ]),
  ),
  escape: z.optional(
    z.strictObject({
      add: z.optional(few),
      releaseAtMost: z.optional(souls),
      loseBefore: z.optional(few),
      loseIfRolled: z.optional(few),
      noRoll: z.optional(z.boolean()),
      way: z.optional(wayOut),
    }),
  ),
  pairWith: z.optional(z.string()),
});
