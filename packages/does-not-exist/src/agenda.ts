import {
  aSeat,
  ask,
  citing,
  type ItemOf,
  inTurn,
  list,
  MOST,
  orNone,
  signed,
  upTo,
  whole,
  z,
} from '@rulewright/core/words';
import { ASKERS } from './askers.js';
import { ZONES } from './content/effects.js';
import { HAND_LIMIT } from './numbers.js';
import { PICKERS, UNKNOWN } from './words.js';

// The items of the agenda, each kind with its fields. `tasks.ts` and `choices.ts` give them their handlers.

/** Upper bound of the number of cards. */
const MOST_CARDS = 1_000;
const few = upTo(MOST_CARDS);
/** The number of cards still to go while a choice waits. */
const toGo = { toGo: z.int().check(z.minimum(1), z.maximum(MOST_CARDS)) };
/** A card, `NONE`, or `UNKNOWN`. */
const card = z.int().check(z.minimum(UNKNOWN), z.maximum(MOST));
/** A promise to a helper: a share of the monster's cards, and the side that picks them. */
export const split = { share: whole, picker: z.enum(PICKERS) };
const path = { path: list(whole, 9) };
const drafting = { toGo: few, drawn: few, recovered: few };
const to = { to: z.enum(['taker', 'discard']) };

/** The cards that may be chosen when they are discarded one by one. */
const pick = z.enum(['any', 'highest', 'at-least']);

/** A card or NONE that a proposer gives; `secret`: it is a hand card. */
const given = { give: orNone, secret: z.boolean() };
/** An inventory card that is asked for; NONE: nothing; UNKNOWN: a hand card of the target's choice. */
const asked = { ask: card };
/** The pairs of a trade before the present one; absent without any. */
const pairs = { pairs: z.optional(list(z.strictObject({ ...given, ...asked }), HAND_LIMIT)) };

/** A trade: the proposer's offer and its target. */
const bargain = { ...ask, target: aSeat, ...given, ...pairs };
export type Bargain = z.Values<typeof bargain>;

/** Tasks: they run by themselves. */
export const tasks = {
  'gentle-priority': ask,
  'gentle-end': {},
  turn: { place: aSeat },
  begin: {},
  draft: {},
  'draft-card': drafting,
  limits: {},
  summon: {},
  arrive: {},
  market: ask,
  priority: ask,
  bounty: {},
  souls: {},
  reward: {},
  'hand-out': {},
  followers: {},
  escaping: ask,
  'escape-roll': ask,
  consequence: { ...ask, result: signed },
  failure: { ...ask, ...path },
  take: { ...ask, victim: aSeat, pick: z.enum(['blind', 'seen', 'open']), ...to },
  recovery: {},
  'clear-table': {},
  'end-of-turn': {},
};
export type Task = ItemOf<typeof tasks>;

/** Choices: a seat decides. */
export const choices = {
  'gentle-lay': ask,
  'zero-return': ask,
  'turn-start': ask,
  'hijack-target': ask,
  'draft-source': { ...ask, ...drafting, ...toGo },
  'draft-repay': { ...ask, ...toGo },
  /** The last `drawn` cards of the hand were drawn. */
  'draft-drop': { ...ask, drawn: whole, ...toGo },
  overflow: { ...citing(ASKERS.overflow), ...ask },
  'inventory-overflow': ask,
  prepare: ask,
  /** `extra`: it must be a hand card (DNE-SPC.15). */
  'pay-invite': { ...citing(ASKERS['pay-invite']), ...ask, extra: z.boolean() },
  'raise-level': inTurn,
  /** An active player may propose trades before the rave (DNE-R72). */
  'market-turn': ask,
  'trade-give': { ...ask, target: aSeat, ...pairs },
  'trade-ask': bargain,
  'trade-answer': { ...ask, host: aSeat, ...given, ...asked, ...pairs },
  rave: ask,
  'call-answer': { ...ask, ...split },
  'counter-answer': { ...ask, target: aSeat, ...split },
  'saviour-card': ask,
  /** A base for a hand card that has to be laid. */
  'rolled-card': { ...ask, lineup: aSeat, base: whole },
  /** A base for a hand card; `toGo`: the number of cards that may be laid, this one included. */
  'needle-card': { ...ask, base: whole, ...toGo },
  shield: ask,
  'share-pick': { ...ask, ...toGo },
  /** Held cards for the Saviour (DNE-FRD.8). */
  'promise-give': { ...ask, ...toGo },
  'fate-room': ask,
  escape: ask,
  boost: { ...ask, result: signed, ...toGo },
  'failure-discard': { ...citing(ASKERS['failure-discard']), ...ask, from: z.enum(ZONES), pick, least: whole, ...toGo },
  'failure-set': {
    ...citing(ASKERS['failure-set']),
    ...ask,
    size: z.union([whole, z.literal('fewest')]),
    minTotal: whole,
  },
  'failure-choose': { ...citing(ASKERS['failure-choose']), ...ask, ...path },
  /** `seen`: from the hand, which the taker sees; `open`: from the inventory or blind; `shown`: from the hand shown to all. */
  'failure-take': {
    ...citing(ASKERS['failure-take']),
    ...ask,
    victim: aSeat,
    pick: z.enum(['seen', 'open', 'shown']),
    ...to,
  },
  'failure-give': { ...ask, to: aSeat },
  'failure-dismiss': { ...citing(ASKERS['failure-dismiss']), ...ask, ability: z.boolean() },
  recover: { ...ask, any: z.boolean() },
  summary: ask,
};
export type Choice = ItemOf<typeof choices>;
