import * as z from 'zod/mini';
import { PARTS } from './content/effects.js';
import { NONE, PHASES } from './state.js';

// The shape of a saved position. What numbers mean for each other is checked by the invariants.

/** A power's limit is 9 at most. */
const MOST_COPIES_ACTIVE = 9;
/** Far more than ever wait: two phases with a turn for each of forty humans, and what one action leads to. */
const MOST_RECORDS = 200;
/** Far more than six operations can move. */
const MOST_MOVES = 5000;

const whole = z.int().check(z.minimum(0));
const orNone = z.int().check(z.minimum(NONE));
const list = <S extends z.core.$ZodType>(element: S) => z.array(element);
const byColour = <S extends z.core.$ZodType>(element: S) => z.strictObject({ pos: element, neg: element });
const supply = z.union([whole, z.literal('unlimited')]);
const cards = list(list(whole));
const kind = <const Kind extends string, Shape extends z.core.$ZodShape>(name: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(name), ...shape });

const seat = { seat: whole };
const feeding = { seat: whole, human: whole };
const inTurn = { seat: orNone, left: list(whole) };
const circle = z.int().check(z.minimum(1), z.maximum(3));
const step = z.enum(['charge', 'result']);
const deck = z.strictObject({ bags: list(z.strictObject({ cards: list(whole), known: cards })) });
const spot = z.strictObject({
  pile: z.enum(['hands', 'rows', 'drawPiles', 'discardPiles', 'faceDown', 'limbo']),
  of: whole,
});
const cardMove = z.discriminatedUnion('kind', [
  kind('moved', {
    card: whole,
    from: spot,
    place: z.optional(whole),
    to: spot,
    knownTo: z.optional(list(z.union([whole, z.literal('spectator')]))),
  }),
  kind('shuffled', { deck: whole, open: list(whole), known: cards }),
]);
const balance = {
  supply: byColour(supply),
  pool: byColour(list(whole)),
  karmaNew: byColour(list(whole)),
};
const payment = z.strictObject({ card: whole, human: whole, pos: whole, neg: whole, karma: z.boolean() });

const agendaRecord = z.discriminatedUnion('kind', [
  kind('round', {}),
  kind('charge-phase', {}),
  kind('charge', seat),
  kind('charge-human', seat),
  kind('charge-powers', { ...feeding, place: whole }),
  kind('charge-karma', { human: whole }),
  kind('influence-phase', {}),
  kind('circle', { circle }),
  kind('slot', seat),
  kind('act', seat),
  kind('property', {
    card: whole,
    part: z.enum(PARTS),
    times: z.int().check(z.minimum(1), z.maximum(MOST_COPIES_ACTIVE)),
    ...feeding,
    target: orNone,
    player: orNone,
    op: whole,
    subject: whole,
  }),
  kind('discard-played', {}),
  kind('drop-power', { human: whole, card: whole, place: whole }),
  kind('result-phase', {}),
  kind('result', seat),
  kind('sweep', { ...feeding, part: step }),
  kind('absorb', feeding),
  kind('move', { seat: whole, steps: z.int(), result: z.int(), isPushed: z.boolean() }),
  kind('refill', seat),
  kind('end-of-round', {}),
  kind('action', seat),
  kind('exchange-more', { ...feeding, more: whole }),
  kind('split', {
    ...feeding,
    verb: z.enum(['gain', 'lose', 'take', 'give']),
    target: whole,
    amount: whole,
  }),
  kind('flip-direction', { seat: whole, target: whole, amount: whole }),
  kind('hand-discard', { seat: whole, more: whole }),
  kind('power-discard', { ...feeding, more: whole, tried: list(whole) }),
  kind('free-power', { ...feeding, isOwn: z.boolean(), more: whole }),
  kind('property-target', { ...feeding, card: whole, part: step }),
  kind('neutral-emon', feeding),
  kind('cancel', {
    ...inTurn,
    actor: whole,
    before: z.strictObject(balance),
    moves: z.array(cardMove).check(z.maxLength(MOST_MOVES)),
    played: z.nullable(payment),
    passed: list(whole),
  }),
  kind('protect', { ...inTurn, attempter: whole, human: whole, card: whole, place: whole, passed: list(whole) }),
  kind('steal-target', seat),
  kind('symbol-power', seat),
  kind('symbol-other', { seat: whole, result: z.int() }),
  kind('choose-human', seat),
]);

export const positionSchema = z.strictObject({
  round: z.int().check(z.minimum(1)),
  phase: z.enum(PHASES),
  circle: z.union([z.literal(0), circle]),
  firstPlayer: whole,
  ...balance,
  hands: cards,
  rows: cards,
  drawPiles: list(deck),
  discardPiles: cards,
  faceDown: cards,
  karmaDue: byColour(list(whole)),
  limbo: list(whole),
  marker: list(z.int()),
  pending: list(z.boolean()),
  reached: z.boolean(),
  visited: list(list(z.int())),
  slot: z.strictObject({ todo: whole, done: whole, granted: whole }),
  sweep: z.strictObject({
    human: orNone,
    place: whole,
    end: whole,
    applied: list(whole),
    gone: list(whole),
    loose: list(whole),
  }),
  charged: list(z.boolean()),
  harvester: list(orNone),
  lastHarvest: list(orNone),
  agenda: z.array(agendaRecord).check(z.maxLength(MOST_RECORDS)),
});
