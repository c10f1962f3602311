import type { Position } from '@rulewright/core';
import {
  agenda,
  aSeat,
  ask,
  bySeat,
  citing,
  deck,
  exactly,
  inTurn,
  list,
  numbers,
  ofSeats,
  orNone,
  record,
  seatOrNone,
  seats,
  signed,
  supply,
  whole,
  z,
} from '@rulewright/core/words';
import { ASKERS, SLOTS } from './askers.js';
import { PARTS } from './content/effects.js';
import { type Emix, PHASES, type Spot } from './state.js';

// The shape of a saved position. What numbers mean for each other is checked by the invariants.

/** A power's limit is 9 at most. */
const MOST_COPIES_ACTIVE = 9;
/** Far more humans and viewers than any game has. */
const MOST_HUMANS = 100;
/** Far more than ever wait: two phases with a turn for each of forty humans, and what one action leads to. */
const MOST_RECORDS = 200;
/** Far more than six operations can move. */
const MOST_MOVES = 5000;

const byColour = <S extends z.Schema>(element: S) => z.strictObject({ pos: element, neg: element });
const cards = bySeat(numbers);

/** Humans belong to seats, unless free feeding makes them everybody's; decks do where each seat has one. */
const ofHumans = { where: 'rows' } as const;
const ofDecks = { where: 'drawPiles' } as const;
const human = ofSeats(whole, ofHumans);
const humanOrNone = ofSeats(orNone, ofHumans);
const byHuman = <X>(element: z.Schema<X>) => ofSeats(list(element, MOST_HUMANS), ofHumans);
const byDeck = <X>(element: z.Schema<X>) => ofSeats(list(element, MOST_HUMANS), ofDecks);

const feeding = { seat: aSeat, human };
const circle = z.int().check(z.minimum(1), z.maximum(3));
const step = z.enum(['charge', 'result']);
/** Whose the pile is: a seat's, a human's or that of a deck. */
const spotIn = <const P extends Spot['pile'][]>(piles: P, of: z.Schema<number>) =>
  z.strictObject({ pile: z.enum(piles), of });
const spot: z.Schema<Spot> = z.discriminatedUnion('pile', [
  spotIn(['hands'], aSeat),
  spotIn(['rows'], human),
  spotIn(['drawPiles', 'discardPiles', 'faceDown'], ofSeats(whole, ofDecks)),
  spotIn(['limbo'], whole),
]);
const cardMove = z.discriminatedUnion('kind', [
  record('moved', {
    card: whole,
    from: spot,
    to: spot,
    place: z.optional(whole),
    knownTo: z.optional(list(z.union([aSeat, z.literal('spectator')]), MOST_HUMANS)),
  }),
  record('shuffled', { deck: ofSeats(whole, ofDecks), open: numbers, known: list(numbers, MOST_HUMANS) }),
]);
const balance = {
  supply: byColour(supply),
  pool: byColour(byHuman(whole)),
  karmaNew: byColour(byHuman(whole)),
};
const payment = z.strictObject({ card: whole, human, pos: whole, neg: whole, karma: z.boolean() });

export const agendaRecord = z.discriminatedUnion('kind', [
  record('round', {}),
  record('charge-phase', {}),
  record('charge', ask),
  record('charge-human', ask),
  record('charge-powers', { ...feeding, place: whole }),
  record('charge-karma', { human }),
  record('influence-phase', {}),
  record('circle', { circle }),
  record('slot', { ...citing(SLOTS), ...ask }),
  record('act', { ...citing(SLOTS), ...ask }),
  record('property', {
    card: whole,
    part: z.enum(PARTS),
    times: z.int().check(z.minimum(1), z.maximum(MOST_COPIES_ACTIVE)),
    ...feeding,
    target: humanOrNone,
    player: seatOrNone,
    op: whole,
    subject: whole,
  }),
  record('discard-played', {}),
  record('drop-power', { human, card: whole, place: whole }),
  record('result-phase', {}),
  record('result', ask),
  record('sweep', { ...feeding, part: step }),
  record('absorb', feeding),
  record('move', { seat: aSeat, steps: signed, result: signed, isPushed: z.boolean() }),
  record('refill', ask),
  record('end-of-round', {}),
  record('action', { ...citing(ASKERS.action), ...ask }),
  record('exchange-more', { ...feeding, more: whole }),
  record('split', {
    seat: aSeat,
    verb: z.enum(['gain', 'lose', 'take', 'give']),
    human,
    target: human,
    amount: whole,
  }),
  record('flip-direction', { seat: aSeat, target: human, amount: whole }),
  record('hand-discard', { seat: aSeat, more: whole }),
  record('power-discard', { ...feeding, more: whole, tried: numbers }),
  record('free-power', { ...feeding, isOwn: z.boolean(), more: whole }),
  record('property-target', { ...citing(ASKERS['property-target']), ...feeding, card: whole, part: step }),
  record('neutral-emon', feeding),
  record('cancel', {
    actor: aSeat,
    before: z.strictObject(balance),
    played: z.nullable(payment),
    moves: list(cardMove).check(z.maxLength(MOST_MOVES)),
    passed: seats,
    ...inTurn,
  }),
  record('protect', { attempter: aSeat, human, card: whole, place: whole, passed: seats, ...inTurn }),
  record('steal-target', ask),
  record('symbol-power', ask),
  record('symbol-other', { seat: aSeat, result: signed }),
  record('choose-human', { ...citing(ASKERS['choose-human']), ...ask }),
]);

export const positionSchema = exactly<Position<Emix>>()({
  round: z.int().check(z.minimum(1)),
  phase: z.enum(PHASES),
  circle: z.union([z.literal(0), circle]),
  firstPlayer: aSeat,
  hands: cards,
  rows: byHuman(numbers),
  drawPiles: byDeck(deck),
  discardPiles: byDeck(numbers),
  faceDown: byDeck(numbers),
  limbo: numbers,
  ...balance,
  karmaDue: byColour(byHuman(whole)),
  marker: bySeat(signed),
  pending: bySeat(z.boolean()),
  reached: z.boolean(),
  visited: bySeat(list(signed)),
  slot: z.strictObject({ todo: whole, done: whole, granted: whole }),
  sweep: z.strictObject({
    human: humanOrNone,
    place: whole,
    end: whole,
    applied: numbers,
    gone: numbers,
    loose: numbers,
  }),
  charged: byHuman(z.boolean()),
  harvester: byHuman(seatOrNone),
  lastHarvest: bySeat(humanOrNone),
  agenda: agenda(agendaRecord, MOST_RECORDS),
});
