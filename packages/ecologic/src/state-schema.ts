import * as z from 'zod/mini';
import { IMMEDIATE } from './content/effects.js';
import { BRANCHES, SERIES } from './content/tables.js';
import { NONE, PHASES } from './state.js';

// The shape of a saved position. What numbers mean for each other is checked by the invariants.

/** More than any game comes to; sums and scores of such numbers are exact. */
const MOST = 10_000_000;
/** More records than ever wait at once. */
const MOST_RECORDS = 100;

const whole = z.int().check(z.minimum(0), z.maximum(MOST));
const orNone = z.int().check(z.minimum(NONE), z.maximum(MOST));
const list = <S extends z.core.$ZodType>(element: S) => z.array(element);
/** Bags of sorted cards, the top one last; what is remembered of each by viewer. */
const deck = z.strictObject({
  bags: list(z.strictObject({ cards: list(whole), known: list(list(whole)) })),
});
const supply = z.union([whole, z.literal('unlimited')]);
const branch = z.enum(BRANCHES);
const byBranch = z.strictObject({ oil: whole, mineral: whole });
const kind = <const Kind extends string, Shape extends z.core.$ZodShape>(name: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(name), ...shape });

const seat = { seat: whole };
const inTurn = { seat: orNone, left: list(whole) };
const series = { series: z.enum(SERIES) };
const item = z.discriminatedUnion('kind', [
  kind('special', { special: whole }),
  kind('plant', { branch }),
  kind('initiative', { initiative: whole }),
]);

const agendaRecord = z.discriminatedUnion('kind', [
  kind('round', {}),
  kind('event-phase', {}),
  kind('draw-event', { drawer: whole }),
  kind('immediate-effect', { effect: z.enum(IMMEDIATE), seat: whole }),
  kind('action-phase', {}),
  kind('series', series),
  kind('slot', { ...series, seat: whole }),
  kind('bidding', { last: whole }),
  kind('end-of-action', {}),
  kind('environment-phase', {}),
  kind('environment', seat),
  kind('income-phase', {}),
  kind('income', seat),
  kind('repayments', { seat: whole, from: whole }),
  kind('end-of-round', {}),
  kind('setup-first', inTurn),
  kind('setup-second', inTurn),
  kind('event-lose-initiative', seat),
  kind('event-lose-piece', seat),
  kind('open-special', seat),
  kind('open-plant', seat),
  kind('reveal-initiative', seat),
  kind('open-initiative', seat),
  kind('veto', inTurn),
  kind('bid', seat),
  kind('answer-aid', { seat: whole, asker: whole, amount: whole, due: whole }),
  kind('place-bought', { seat: whole, item }),
  kind('build', inTurn),
  kind('lose-object', seat),
  kind('drop-initiative', seat),
  kind('repay', { seat: whole, loan: whole }),
]);

const player = z.strictObject({
  money: whole,
  ecoFund: z.int().check(z.minimum(-MOST), z.maximum(MOST)),
  supply: byBranch,
  hand: byBranch,
  initiatives: list(whole),
});

export const positionSchema = z.strictObject({
  round: whole,
  phase: z.enum(PHASES),
  firstPlayer: whole,
  players: list(player),
  field: z.strictObject({
    tile: list(whole),
    owner: list(orNone),
    pieces: list(list(branch)),
    initiatives: list(list(whole)),
  }),
  bioTaken: list(list(z.boolean())),
  bank: supply,
  ecoSupply: supply,
  specials: z.strictObject({ owner: list(orNone), hex: list(orNone) }),
  eventDeck: deck,
  eventDiscard: list(whole),
  eventsRemoved: list(whole),
  currentEvents: list(z.strictObject({ event: whole, drawer: whole })),
  vetoes: list(whole),
  lastRound: z.boolean(),
  initiativeDeck: deck,
  initiativeDiscard: list(whole),
  revealed: list(whole),
  refused: orNone,
  auction: z.nullable(
    z.strictObject({ item, opener: whole, highBid: whole, highBidder: whole, stillIn: list(z.boolean()) }),
  ),
  aidAsked: list(list(z.boolean())),
  loans: list(z.strictObject({ lender: whole, borrower: whole, due: z.int().check(z.minimum(1), z.maximum(MOST)) })),
  agenda: list(agendaRecord).check(z.maxLength(MOST_RECORDS)),
});
