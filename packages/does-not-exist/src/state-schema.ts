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
  seats,
  signed,
  whole,
  withDefault,
  z,
} from '@rulewright/core/words';
import { choices, split, tasks } from './agenda.js';
import type { DoesNotExist } from './state.js';
import { PHASES, STATUSES, VIAS } from './words.js';

// The shape of a saved position. The invariants check how its numbers fit together.

/** Upper bound of line-ups. */
const MOST_LINEUPS = 100;
/** Upper bound of the items that wait at once. */
const MOST_ITEMS = 300;

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
  proposers: withDefault(list(aSeat), []),
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
  agenda: agenda({ ...tasks, ...choices }, MOST_ITEMS),
});
