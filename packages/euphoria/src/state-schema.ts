import type { Position } from '@rulewright/core';
import {
  agenda,
  aSeat,
  ask,
  bySeat,
  deck,
  exactly,
  list,
  MOST,
  numbers,
  ofSeats,
  record,
  sealed,
  seats,
  whole,
  z,
} from '@rulewright/core/words';
import { CAUSES } from './content/ability.js';
import { GOODS, HOOKS } from './content/words.js';
import { DILEMMA_SIDES, END_REASONS, type Euphoria, OFF, TIE_BREAKERS, WORKERS } from './state.js';

// The shape of a saved position. What numbers mean for each other is checked by the invariants.

/** More records than ever wait at once. */
const MOST_RECORDS = 200;

const orLess = z.int().check(z.minimum(OFF), z.maximum(MOST));
const cards = bySeat(numbers);
const seatOrLess = ofSeats(orLess);
const ofWorkers = { per: WORKERS } as const;
const worker = ofSeats(whole, ofWorkers);
const workerOrLess = ofSeats(orLess, ofWorkers);
const workers = list(worker);

const hook = z.enum(HOOKS);
const cause = z.enum(CAUSES);
const traded = { give: numbers, ask: numbers };
const star = z.strictObject({
  seat: aSeat,
  on: z.enum(['territory', 'tile', 'recruit', 'dilemma']),
  at: whole,
});

const agendaRecord = z.discriminatedUnion('kind', [
  record('starting-dice', {}),
  record('next-turn', {}),
  record('pause', {}),
  record('put-down', {}),
  record('payment', {}),
  record('benefit', {}),
  record('after-benefit', {}),
  record('completion', {}),
  record('extra-placement', {}),
  record('dig', {}),
  record('take-back', { workers }),
  record('roll-retrieved', {}),
  record('retrieval-over', {}),
  record('roll', { ...ask, cause, by: seatOrLess, workers }),
  record('throw-dice', {}),
  record('knowledge-check', {}),
  record('roll-over', {}),
  record('stars', { stars: list(star), ofVisit: z.boolean() }),
  record('star-placed', { star, ofVisit: z.boolean() }),
  record('draw', { ...ask, count: whole }),
  record('draw-cards', { ...ask, count: whole, isChanged: z.boolean() }),
  record('hand-limit', ask),
  record('effect', { ...ask, effect: whole, card: orLess }),
  record('must', { hook, ...ask }),
  record('window', { hook, ...ask, used: numbers }),
  record('reactions', { hook, seats, after: orLess }),
  record('pay-artifacts', { ...ask, ability: whole, count: whole, card: orLess }),
  record('trade-execution', { ...ask, partner: aSeat, ...traded }),
  record('setup-pick-market', sealed),
  record('setup-place-track-token', ask),
  record('setup-draft-recruit', sealed),
  record('setup-keep-recruits', sealed),
  record('turn-main', ask),
  record('turn-continue', ask),
  record('trade-build', { ...ask, partner: aSeat, ...traded, isAsking: z.boolean() }),
  record('trade-respond', { ...ask, proposer: aSeat, ...traded }),
  record('trade-pick-cards', { ...ask, count: whole }),
  record('place-pay', ask),
  record('place-benefit', { ...ask, resources: whole }),
  record('place-star', { ...ask, orTile: z.boolean() }),
  record('place-extra', ask),
  record('ability-window', { hook, ...ask, used: numbers }),
  record('ability-react', { ...ask, ability: whole }),
  record('ability-offer', { ...ask, effect: whole }),
  record('ability-choose', { ...ask, effect: whole }),
  record('ability-discard', { ...ask, ability: whole, count: whole }),
  record('roll-choose-face', { ...ask, worker }),
  record('roll-pay-penalty', ask),
  record('hand-discard', ask),
  record('draw-react', { ...ask, ability: whole, toDraw: whole, drawn: whole }),
  record('draw-keep', { ...ask, count: whole, among: whole }),
  record('dilemma-keep-recruit', ask),
]);

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
  builtTiles: cards,
  tilesOut: deck,
  placement: z.strictObject({
    seat: seatOrLess,
    worker: workerOrLess,
    space: orLess,
    bumped: workerOrLess,
    bumpedValue: whole,
    isVoid: z.boolean(),
    added: workerOrLess,
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
      tieBreaker: z.enum(TIE_BREAKERS),
      winners: seats,
    }),
  ),
  agenda: agenda(agendaRecord, MOST_RECORDS),
});
