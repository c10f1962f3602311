import type { Position } from '@rulewright/core/author';
import {
  agenda,
  aSeat,
  bySeat,
  deck,
  exactly,
  list,
  numbers,
  ofSeats,
  seats,
  whole,
  withDefault,
  z,
} from '@rulewright/core/words';
import { cause, choices, ofWorkers, orLess, seatOrLess, tasks, workerOrLess, workers } from './agenda.js';
import { GOODS, WORKERS } from './content/words.js';
import { DILEMMA_SIDES, END_REASONS, type Euphoria, TIE_BREAKERS } from './state.js';

// The shape of a saved position. The invariants check how its numbers fit together.

/** More items than ever wait at once. */
const MOST_ITEMS = 200;

const cards = bySeat(numbers);

export const positionSchema = exactly<Position<Euphoria>>()({
  turn: whole,
  active: aSeat,
  hasActed: z.boolean(),
  placed: whole,
  groupValue: whole,
  noted: list(z.boolean(), WORKERS).check(z.length(WORKERS)),
  proposals: whole,
  lostWorker: bySeat(z.boolean()),
  usedAbilities: numbers,
  freshRecruits: numbers,
  morale: bySeat(whole),
  knowledge: bySeat(whole),
  goods: ofSeats(numbers, { per: GOODS.length }),
  place: ofSeats(list(orLess), ofWorkers),
  value: ofSeats(numbers, ofWorkers),
  stars: bySeat(whole),
  territoryStars: ofSeats(numbers),
  tileStars: ofSeats(numbers),
  recruitStars: numbers,
  dilemmaSides: bySeat(z.enum(['', ...DILEMMA_SIDES])),
  allegiance: numbers,
  miners: numbers,
  artifactDeck: deck,
  artifactDiscard: numbers,
  hands: cards,
  namedArtifacts: cards,
  pickedArtifacts: cards,
  activeRecruits: cards,
  hiddenRecruits: cards,
  dealtRecruits: cards,
  recruitDeck: deck,
  draftedRecruits: cards,
  passedRecruits: cards,
  discardedRecruits: cards,
  dilemmas: cards,
  dilemmaDeck: deck,
  resolvedDilemmas: cards,
  dealtTiles: cards,
  unbuiltTiles: deck,
  builtTiles: list(numbers),
  tilesOut: deck,
  placement: z.strictObject({
    seat: seatOrLess,
    worker: workerOrLess,
    space: orLess,
    bumped: workerOrLess,
    bumpedValue: whole,
    isVoid: z.boolean(),
    added: workerOrLess,
    starred: withDefault(orLess, -1),
  }),
  retrieval: z.strictObject({ seat: seatOrLess, price: z.string().check(z.maxLength(40)), from: numbers }),
  roll: z.strictObject({
    seat: seatOrLess,
    cause,
    by: seatOrLess,
    workers,
    faces: numbers,
    isDoubles: z.boolean(),
  }),
  end: z.nullable(
    z.strictObject({
      reason: z.enum(END_REASONS),
      finishers: seats,
      winners: seats,
      tieBreaker: z.enum(TIE_BREAKERS),
    }),
  ),
  agenda: agenda({ ...tasks, ...choices }, MOST_ITEMS),
});
