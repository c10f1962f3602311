import type { Position } from '@rulewright/core/author';
import {
  agenda,
  aSeat,
  bySeat,
  deck,
  exactly,
  list,
  numbers,
  seatOrNone,
  signed,
  whole,
  z,
} from '@rulewright/core/words';
import { balance, byColour, byDeck, byHuman, choices, circle, humanOrNone, tasks } from './agenda.js';
import { type Emix, PHASES } from './state.js';

// The shape of a saved position. What numbers mean for each other is checked by the invariants.

/** Far more than ever wait: two phases with a turn for each of forty humans, and what one action leads to. */
const MOST_ITEMS = 200;
export const positionSchema = exactly<Position<Emix>>()({
  round: z.int().check(z.minimum(1)),
  phase: z.enum(PHASES),
  circle: z.union([z.literal(0), circle]),
  firstPlayer: aSeat,
  hands: bySeat(numbers),
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
  agenda: agenda({ ...tasks, ...choices }, MOST_ITEMS),
});
