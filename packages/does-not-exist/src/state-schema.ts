import * as z from 'zod/mini';
import { ZONES } from './content/effects.js';
import { NONE, PHASES, PICKERS, STATUSES, VIAS } from './state.js';

// The shape of a saved position. What numbers mean for each other is checked by the invariants.

/** More than any game comes to. */
const MOST = 100_000;
/** Far more records than ever wait at once. */
const MOST_RECORDS = 300;

const whole = z.int().check(z.minimum(0), z.maximum(MOST));
const number = z.int().check(z.minimum(-MOST), z.maximum(MOST));
const orNone = z.int().check(z.minimum(NONE), z.maximum(MOST));
const card = z.int().check(z.minimum(NONE - 1), z.maximum(MOST));
const list = <S extends z.core.$ZodType>(element: S) => z.array(element);
const cards = list(whole);
const deck = z.strictObject({ bags: list(z.strictObject({ cards, known: list(cards) })) });
const kind = <const Kind extends string, Shape extends z.core.$ZodShape>(name: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(name), ...shape });

const seat = { seat: whole };
const split = { share: whole, picker: z.enum(PICKERS) };
const path = { path: list(whole).check(z.maxLength(9)) };
const drafting = { left: whole, drawn: whole, recovered: whole };
const to = { to: z.enum(['taker', 'discard']) };

const tasks = [
  kind('gentle-priority', seat),
  kind('gentle-end', {}),
  kind('turn', { place: whole }),
  kind('begin', {}),
  kind('draft', {}),
  kind('draft-card', drafting),
  kind('limits', {}),
  kind('summon', {}),
  kind('arrive', {}),
  kind('priority', seat),
  kind('bounty', {}),
  kind('souls', {}),
  kind('reward', {}),
  kind('hand-out', {}),
  kind('followers', {}),
  kind('escaping', seat),
  kind('escape-roll', seat),
  kind('consequence', { ...seat, result: number }),
  kind('failure', { ...seat, ...path }),
  kind('take', { ...seat, victim: whole, pick: z.enum(['blind', 'seen', 'open']), ...to }),
  kind('recovery', {}),
  kind('clear-table', {}),
  kind('end-of-turn', {}),
] as const;
const choices = [
  kind('gentle-lay', seat),
  kind('zero-return', seat),
  kind('turn-start', seat),
  kind('hijack-target', seat),
  kind('draft-source', { ...seat, ...drafting }),
  kind('draft-repay', { ...seat, left: whole }),
  kind('draft-drop', { ...seat, drawn: whole, left: whole }),
  kind('overflow', seat),
  kind('inventory-overflow', seat),
  kind('prepare', seat),
  kind('pay-invite', { ...seat, extra: z.boolean() }),
  kind('raise-level', { seat: orNone, left: list(whole) }),
  kind('trade-give', { ...seat, target: whole }),
  kind('trade-ask', { ...seat, target: whole, give: orNone, secret: z.boolean() }),
  kind('trade-answer', { ...seat, host: whole, give: orNone, secret: z.boolean(), ask: card }),
  kind('rave', seat),
  kind('call-answer', { ...seat, ...split }),
  kind('counter-answer', { ...seat, target: whole, ...split }),
  kind('saviour-card', seat),
  kind('rolled-card', { ...seat, lineup: whole, base: whole }),
  kind('needle-card', { ...seat, base: whole, left: whole }),
  kind('shield', seat),
  kind('share-pick', { ...seat, left: whole }),
  kind('fate-room', seat),
  kind('escape', seat),
  kind('boost', { ...seat, result: number, left: whole }),
  kind('failure-discard', {
    ...seat,
    from: z.enum(ZONES),
    pick: z.enum(['any', 'highest', 'at-least']),
    least: whole,
    left: whole,
  }),
  kind('failure-set', { ...seat, size: z.union([whole, z.literal('fewest')]), minTotal: whole }),
  kind('failure-choose', { ...seat, ...path }),
  kind('failure-take', { ...seat, victim: whole, pick: z.enum(['seen', 'open', 'shown']), ...to }),
  kind('failure-give', { ...seat, to: whole }),
  kind('failure-dismiss', { ...seat, ability: z.boolean() }),
  kind('recover', { ...seat, any: z.boolean() }),
  kind('summary', seat),
] as const;

const player = z.strictObject({
  status: z.enum(STATUSES),
  souls: whole,
  hand: cards,
  inventory: cards,
  class: cards,
  mercenaries: cards,
  hidden: list(cards),
  thrown: list(whole),
  helpBan: z.boolean(),
  invaded: z.boolean(),
  takenBy: orNone,
});
const lineup = z.strictObject({
  owner: whole,
  cards,
  by: list(whole),
  via: list(z.enum(VIAS)),
  base: list(whole),
  frozen: list(orNone),
});
const turn = z.strictObject({
  number: whole,
  host: whole,
  place: whole,
  expectation: z.int().check(z.minimum(0), z.maximum(20)),
  level: number,
  invited: z.boolean(),
  trades: whole,
  recruits: whole,
  refreshed: z.boolean(),
  unlimited: z.boolean(),
  signalled: list(whole),
  challenged: list(whole),
});
const rave = z.strictObject({
  final: z.boolean(),
  holds: whole,
  saviour: orNone,
  ...split,
  forced: z.boolean(),
  joined: z.boolean(),
  expelled: list(whole),
  calls: list(whole),
  copied: list(whole),
  needled: z.boolean(),
  shielded: list(whole),
  winner: orNone,
});

export const positionSchema = z.strictObject({
  phase: z.enum(PHASES),
  players: list(player),
  out: list(whole),
  turn,
  rave,
  lineups: list(lineup),
  deck,
  discard: cards,
  reward: cards,
  classDeck: deck,
  classDiscard: cards,
  mercenaryDeck: deck,
  mercenaryDiscard: cards,
  monsterSupply: cards,
  monsterDeck: deck,
  monsterDiscard: cards,
  monster: cards,
  agenda: list(z.discriminatedUnion('kind', [...tasks, ...choices])).check(z.maxLength(MOST_RECORDS)),
});
