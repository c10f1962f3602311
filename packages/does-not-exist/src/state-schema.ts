import type { Position } from '@rulewright/core';
import {
  agenda,
  aSeat,
  ask,
  bySeat,
  deck,
  exactly,
  inTurn,
  list,
  MOST,
  numbers,
  orNone,
  record,
  seatOrNone,
  seats,
  signed,
  whole,
  z,
} from '@rulewright/core/words';
import { ZONES } from './content/effects.js';
import { type DoesNotExist, UNKNOWN } from './state.js';
import { PHASES, PICKERS, STATUSES, VIAS } from './words.js';

// The shape of a saved position. What numbers mean for each other is checked by the invariants.

/** As many as there can be seats. */
const MOST_LINEUPS = 100;
/** Far more records than ever wait at once. */
const MOST_RECORDS = 300;

/** How many cards are still to go: there are no more cards than this. */
const few = z.int().check(z.minimum(0), z.maximum(1_000));
/** As `orNone`, or `UNKNOWN`. */
const card = z.int().check(z.minimum(UNKNOWN), z.maximum(MOST));
const split = { share: whole, picker: z.enum(PICKERS) };
const path = { path: list(whole, 9) };
const drafting = { toGo: few, drawn: few, recovered: few };
const to = { to: z.enum(['taker', 'discard']) };

const tasks = [
  record('gentle-priority', ask),
  record('gentle-end', {}),
  record('turn', { place: aSeat }),
  record('begin', {}),
  record('draft', {}),
  record('draft-card', drafting),
  record('limits', {}),
  record('summon', {}),
  record('arrive', {}),
  record('priority', ask),
  record('bounty', {}),
  record('souls', {}),
  record('reward', {}),
  record('hand-out', {}),
  record('followers', {}),
  record('escaping', ask),
  record('escape-roll', ask),
  record('consequence', { ...ask, result: signed }),
  record('failure', { ...ask, ...path }),
  record('take', { ...ask, victim: aSeat, pick: z.enum(['blind', 'seen', 'open']), ...to }),
  record('recovery', {}),
  record('clear-table', {}),
  record('end-of-turn', {}),
] as const;
const choices = [
  record('gentle-lay', ask),
  record('zero-return', ask),
  record('turn-start', ask),
  record('hijack-target', ask),
  record('draft-source', { ...ask, ...drafting }),
  record('draft-repay', { ...ask, toGo: few }),
  record('draft-drop', { ...ask, drawn: whole, toGo: few }),
  record('overflow', ask),
  record('inventory-overflow', ask),
  record('prepare', ask),
  record('pay-invite', { ...ask, extra: z.boolean() }),
  record('raise-level', inTurn),
  record('trade-give', { ...ask, target: aSeat }),
  record('trade-ask', { ...ask, target: aSeat, give: orNone, secret: z.boolean() }),
  record('trade-answer', { ...ask, host: aSeat, give: orNone, secret: z.boolean(), ask: card }),
  record('rave', ask),
  record('call-answer', { ...ask, ...split }),
  record('counter-answer', { ...ask, target: aSeat, ...split }),
  record('saviour-card', ask),
  record('rolled-card', { ...ask, lineup: aSeat, base: whole }),
  record('needle-card', { ...ask, base: whole, toGo: few }),
  record('shield', ask),
  record('share-pick', { ...ask, toGo: few }),
  record('fate-room', ask),
  record('escape', ask),
  record('boost', { ...ask, result: signed, toGo: few }),
  record('failure-discard', {
    ...ask,
    from: z.enum(ZONES),
    pick: z.enum(['any', 'highest', 'at-least']),
    least: whole,
    toGo: few,
  }),
  record('failure-set', { ...ask, size: z.union([whole, z.literal('fewest')]), minTotal: whole }),
  record('failure-choose', { ...ask, ...path }),
  record('failure-take', { ...ask, victim: aSeat, pick: z.enum(['seen', 'open', 'shown']), ...to }),
  record('failure-give', { ...ask, to: aSeat }),
  record('failure-dismiss', { ...ask, ability: z.boolean() }),
  record('recover', { ...ask, any: z.boolean() }),
  record('summary', ask),
] as const;

const player = z.strictObject({
  status: z.enum(STATUSES),
  souls: whole,
  hand: numbers,
  inventory: numbers,
  class: numbers,
  mercenaries: numbers,
  hidden: list(numbers),
  thrown: numbers,
  helpBan: z.boolean(),
  invaded: z.boolean(),
  takenBy: seatOrNone,
});
const lineup = z.strictObject({
  owner: aSeat,
  cards: numbers,
  by: list(aSeat),
  via: list(z.enum(VIAS)),
  base: numbers,
  frozen: list(orNone),
});
const turn = z.strictObject({
  number: whole,
  host: aSeat,
  place: aSeat,
  expectation: z.int().check(z.minimum(0), z.maximum(20)),
  level: signed,
  invited: z.boolean(),
  trades: whole,
  recruits: whole,
  refreshed: z.boolean(),
  unlimited: z.boolean(),
  signalled: seats,
  challenged: seats,
});
const rave = z.strictObject({
  final: z.boolean(),
  holds: whole,
  saviour: seatOrNone,
  ...split,
  forced: z.boolean(),
  joined: z.boolean(),
  expelled: seats,
  calls: bySeat(whole),
  copied: list(aSeat),
  needled: z.boolean(),
  shielded: seats,
  winner: seatOrNone,
});

export const positionSchema = exactly<Position<DoesNotExist>>()({
  phase: z.enum(PHASES),
  players: bySeat(player),
  out: seats,
  turn,
  rave,
  lineups: list(lineup, MOST_LINEUPS),
  deck,
  discard: numbers,
  reward: numbers,
  classDeck: deck,
  classDiscard: numbers,
  mercenaryDeck: deck,
  mercenaryDiscard: numbers,
  monsterSupply: numbers,
  monsterDeck: deck,
  monsterDiscard: numbers,
  monster: numbers,
  agenda: agenda(z.discriminatedUnion('kind', [...tasks, ...choices]), MOST_RECORDS),
});
