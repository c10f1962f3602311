import type { Position } from '@rulewright/core/author';
import {
  agenda,
  aSeat,
  bySeat,
  deck,
  exactly,
  list,
  numbers,
  orNone,
  seatOrNone,
  signed,
  supply,
  whole,
  z,
} from '@rulewright/core/words';
import { branch, choices, item, tasks } from './agenda.js';
import { type EcoLogic, PHASES } from './state.js';

// The shape of a saved position. The invariants check how its numbers fit together.

/** Upper bound of the items that wait at once. */
const MOST_ITEMS = 100;

/** Generous upper bounds: hexes of any field, and specials of any pack. */
const MANY_HEXES = 1000;
const MANY_SPECIALS = 100;

const byBranch = z.strictObject({ oil: whole, mineral: whole });
const player = z.strictObject({
  money: whole,
  ecoFund: signed,
  supply: byBranch,
  hand: byBranch,
  initiatives: numbers,
});

export const positionSchema = exactly<Position<EcoLogic>>()({
  round: whole,
  phase: z.enum(PHASES),
  firstPlayer: aSeat,
  players: bySeat(player),
  field: z.strictObject({
    tile: list(whole, MANY_HEXES),
    owner: list(seatOrNone, MANY_HEXES),
    pieces: list(list(branch), MANY_HEXES),
    initiatives: list(numbers, MANY_HEXES),
  }),
  bioTaken: bySeat(list(z.boolean(), MANY_HEXES)),
  bank: supply,
  ecoSupply: supply,
  specials: z.strictObject({ owner: list(seatOrNone, MANY_SPECIALS), hex: list(orNone, MANY_SPECIALS) }),
  eventDeck: deck,
  eventDiscard: numbers,
  eventsRemoved: numbers,
  currentEvents: list(z.strictObject({ event: whole, drawer: aSeat })),
  vetoes: bySeat(whole),
  lastRound: z.boolean(),
  initiativeDeck: deck,
  initiativeDiscard: numbers,
  revealed: numbers,
  refused: orNone,
  auction: z.nullable(
    z.strictObject({ item, opener: aSeat, highBid: whole, highBidder: aSeat, stillIn: bySeat(z.boolean()) }),
  ),
  aidAsked: bySeat(bySeat(z.boolean())),
  loans: list(z.strictObject({ lender: aSeat, borrower: aSeat, due: whole.check(z.minimum(1)) })),
  agenda: agenda({ ...tasks, ...choices }, MOST_ITEMS),
});
