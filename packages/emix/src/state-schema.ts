import type { Position } from '@rulewright/core';
import {
  agenda,
  ask,
  bySeat,
  citing,
  deck,
  exactly,
  inTurn,
  list,
  numbers,
  orNone,
  record,
  seats,
  signed,
  supply,
  whole,
  z,
} from '@rulewright/core/words';
import { ASKERS, SLOTS } from './askers.js';
import { PARTS } from './content/effects.js';
import { type Emix, PHASES } from './state.js';

// The shape of a saved position. What numbers mean for each other is checked by the invariants.

/** A power's limit is 9 at most. */
const MOST_COPIES_ACTIVE = 9;
/** Far more than ever wait: two phases with a turn for each of forty humans, and what one action leads to. */
const MOST_RECORDS = 200;
/** Far more than six operations can move. */
const MOST_MOVES = 5000;

const byColour = <S extends z.Schema>(element: S) => z.strictObject({ pos: element, neg: element });
const cards = bySeat(numbers);

const feeding = { seat: whole, human: whole };
const circle = z.int().check(z.minimum(1), z.maximum(3));
const step = z.enum(['charge', 'result']);
const spot = z.strictObject({
  pile: z.enum(['hands', 'rows', 'drawPiles', 'discardPiles', 'faceDown', 'limbo']),
  of: whole,
});
const cardMove = z.discriminatedUnion('kind', [
  record('moved', {
    card: whole,
    from: spot,
    to: spot,
    place: z.optional(whole),
    knownTo: z.optional(bySeat(z.union([whole, z.literal('spectator')]))),
  }),
  record('shuffled', { deck: whole, open: numbers, known: cards }),
]);
const balance = {
  supply: byColour(supply),
  pool: byColour(bySeat(whole)),
  karmaNew: byColour(bySeat(whole)),
};
const payment = z.strictObject({ card: whole, human: whole, pos: whole, neg: whole, karma: z.boolean() });

export const agendaRecord = z.discriminatedUnion('kind', [
  record('round', {}),
  record('charge-phase', {}),
  record('charge', ask),
  record('charge-human', ask),
  record('charge-powers', { ...feeding, place: whole }),
  record('charge-karma', { human: whole }),
  record('influence-phase', {}),
  record('circle', { circle }),
  record('slot', { ...citing(SLOTS), ...ask }),
  record('act', { ...citing(SLOTS), ...ask }),
  record('property', {
    card: whole,
    part: z.enum(PARTS),
    times: z.int().check(z.minimum(1), z.maximum(MOST_COPIES_ACTIVE)),
    ...feeding,
    target: orNone,
    player: orNone,
    op: whole,
    subject: whole,
  }),
  record('discard-played', {}),
  record('drop-power', { human: whole, card: whole, place: whole }),
  record('result-phase', {}),
  record('result', ask),
  record('sweep', { ...feeding, part: step }),
  record('absorb', feeding),
  record('move', { seat: whole, steps: signed, result: signed, isPushed: z.boolean() }),
  record('refill', ask),
  record('end-of-round', {}),
  record('action', { ...citing(ASKERS.action), ...ask }),
  record('exchange-more', { ...feeding, more: whole }),
  record('split', {
    seat: whole,
    verb: z.enum(['gain', 'lose', 'take', 'give']),
    human: whole,
    target: whole,
    amount: whole,
  }),
  record('flip-direction', { seat: whole, target: whole, amount: whole }),
  record('hand-discard', { seat: whole, more: whole }),
  record('power-discard', { ...feeding, more: whole, tried: numbers }),
  record('free-power', { ...feeding, isOwn: z.boolean(), more: whole }),
  record('property-target', { ...citing(ASKERS['property-target']), ...feeding, card: whole, part: step }),
  record('neutral-emon', feeding),
  record('cancel', {
    actor: whole,
    before: z.strictObject(balance),
    played: z.nullable(payment),
    moves: list(cardMove).check(z.maxLength(MOST_MOVES)),
    passed: seats,
    ...inTurn,
  }),
  record('protect', { attempter: whole, human: whole, card: whole, place: whole, passed: seats, ...inTurn }),
  record('steal-target', ask),
  record('symbol-power', ask),
  record('symbol-other', { seat: whole, result: signed }),
  record('choose-human', { ...citing(ASKERS['choose-human']), ...ask }),
]);

export const positionSchema = exactly<Position<Emix>>()({
  round: z.int().check(z.minimum(1)),
  phase: z.enum(PHASES),
  circle: z.union([z.literal(0), circle]),
  firstPlayer: whole,
  hands: cards,
  rows: cards,
  drawPiles: bySeat(deck),
  discardPiles: cards,
  faceDown: cards,
  limbo: numbers,
  ...balance,
  karmaDue: byColour(bySeat(whole)),
  marker: bySeat(signed),
  pending: bySeat(z.boolean()),
  reached: z.boolean(),
  visited: bySeat(list(signed)),
  slot: z.strictObject({ todo: whole, done: whole, granted: whole }),
  sweep: z.strictObject({
    human: orNone,
    place: whole,
    end: whole,
    applied: numbers,
    gone: numbers,
    loose: numbers,
  }),
  charged: bySeat(z.boolean()),
  harvester: bySeat(orNone),
  lastHarvest: bySeat(orNone),
  agenda: agenda(agendaRecord, MOST_RECORDS),
});
