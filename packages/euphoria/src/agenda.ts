import {
  aSeat,
  ask,
  citing,
  type ItemOf,
  list,
  MOST,
  numbers,
  ofSeats,
  sealed,
  seats,
  whole,
  z,
} from '@rulewright/core/words';
import { ASKERS, DRAW_RULES, STAR_RULES } from './askers.js';
import { CAUSES } from './content/ability.js';
import { HOOKS, OFF, WORKERS } from './content/words.js';
import { MOST_PARTNERS } from './numbers.js';

// The kinds of agenda items and their fields. `game.ts` says what each does.

/** An index, NONE, or a place off the board. */
export const orLess = z.int().check(z.minimum(OFF), z.maximum(MOST));
export const seatOrLess = ofSeats(orLess);
export const ofWorkers = { per: WORKERS } as const;
const worker = ofSeats(whole, ofWorkers);
export const workerOrLess = ofSeats(orLess, ofWorkers);
export const workers = list(worker);

const hook = z.enum(HOOKS);
export const cause = z.enum(CAUSES);
/** A list of 14: the 7 goods, the 6 kinds of artifacts, unnamed artifacts (EUP-TRD.4). */
export type TradeItems = number[];
const traded = { give: numbers, ask: numbers };
const leg = z.strictObject({ partner: aSeat, ...traded });
/** A leg of a deal: the terms with one partner (EUP-TRD.10). */
export type Leg = z.Output<typeof leg>;
const legs = list(leg, MOST_PARTNERS);
/** The legs before the present one; absent without any. */
const earlier = { earlier: z.optional(legs) };
const drawCause = z._default(z.enum(DRAW_RULES), 'EUP-DRW.1');
const star = z.strictObject({ ...ask, on: z.enum(['territory', 'tile', 'recruit', 'dilemma']), at: whole });
/** A star and its place: a territory, a site, a recruit, or the dilemma of its owner. */
export type Star = z.Output<typeof star>;

/** Tasks, which run without a decision. */
export const tasks = {
  'starting-dice': {},
  'next-turn': {},
  pause: {},
  // a placement and a retrieval, step by step
  'put-down': {},
  payment: {},
  benefit: {},
  'after-benefit': {},
  completion: {},
  'extra-placement': {},
  dig: {},
  'take-back': { workers },
  'roll-retrieved': {},
  'retrieval-over': {},
  // a roll event
  roll: { ...ask, cause, by: seatOrLess, workers },
  'throw-dice': {},
  'knowledge-check': {},
  'roll-over': {},
  // stars
  stars: { ...citing(STAR_RULES), stars: list(star), ofVisit: z.boolean() },
  'star-placed': { star, ofVisit: z.boolean() },
  // cards and abilities
  draw: { ...citing(DRAW_RULES), ...ask, count: whole },
  'draw-cards': { ...citing(DRAW_RULES), ...ask, count: whole, isChanged: z.boolean() },
  'hand-limit': ask,
  effect: { ...ask, effect: whole, card: orLess },
  must: { hook, ...ask },
  window: { hook, ...ask, used: numbers },
  reactions: { hook, seats, after: orLess },
  /** This many artifacts are still to be paid for an ability; `card` is the kind that was paid last, or NONE. */
  'pay-artifacts': { ...ask, ability: whole, count: whole, card: orLess },
  'trade-execution': { ...ask, partner: aSeat, ...traded, ...earlier },
};
export type Task = ItemOf<typeof tasks>;

/** Choices, which wait for a decision. */
export const choices = {
  'setup-pick-market': sealed,
  'setup-place-track-token': ask,
  'setup-draft-recruit': sealed,
  'setup-keep-recruits': sealed,
  'turn-main': ask,
  'turn-continue': ask,
  'trade-build': { ...ask, partner: aSeat, ...traded, isAsking: z.boolean(), ...earlier },
  /** A deal that can have another partner (EUP-TRD.10). */
  'trade-more': { ...ask, legs },
  /** `earlier`: the legs whose partners have accepted; `later`: those whose partners are still to be asked. */
  'trade-respond': { ...ask, proposer: aSeat, ...traded, ...earlier, later: z.optional(legs) },
  /** `partner`: in a deal of several legs, who gets the active player's cards. */
  'trade-pick-cards': { ...ask, count: whole, partner: z.optional(aSeat) },
  'place-pay': ask,
  /** A mix of that many resources; 0: the tunnel's resource or an artifact. */
  'place-benefit': { ...ask, resources: whole },
  'place-star': { ...citing(ASKERS['place-star']), ...ask, orTile: z.boolean() },
  'place-extra': ask,
  'ability-window': { hook, ...ask, used: numbers },
  'ability-react': { ...ask, ability: whole },
  /** Something that the ability of another player gives, if it is wanted. */
  'ability-offer': { ...ask, effect: whole },
  /** A choice among effects. */
  'ability-choose': { ...citing(ASKERS['ability-choose']), ...ask, effect: whole },
  'ability-discard': { ...ask, ability: whole, count: whole },
  'roll-choose-face': { ...ask, worker },
  'roll-pay-penalty': { ...citing(ASKERS['roll-pay-penalty']), ...ask },
  'hand-discard': ask,
  /** An ability that changes a draw event: cards still to draw before the draw, cards drawn after it; the event's cause. */
  'draw-react': { ...ask, ability: whole, toDraw: whole, drawn: whole, cause: drawCause },
  /** `count` cards to discard, of the last `among` of the hand. */
  'draw-keep': { ...ask, count: whole, among: whole },
  'dilemma-keep-recruit': ask,
};
export type Choice = ItemOf<typeof choices>;
