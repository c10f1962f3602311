import type { Position } from '@rulewright/core';
import { agenda, ask, deck, exactly, list, MOST, numbers, record, sealed, whole } from '@rulewright/core/words';
import * as z from 'zod/mini';
import { CAUSES } from './content/ability.js';
import { HOOKS } from './content/words.js';
import { DILEMMA_SIDES, END_REASONS, type Euphoria, OFF, TIE_BREAKERS, WORKERS } from './state.js';

// The shape of a saved position. What numbers mean for each other is checked by the invariants.

/** More records than ever wait at once. */
const MOST_RECORDS = 200;

const orLess = z.int().check(z.minimum(OFF), z.maximum(MOST));
const cards = list(numbers);

const hook = z.enum(HOOKS);
const cause = z.enum(CAUSES);
const trade = { seat: whole, give: numbers, ask: numbers };
const star = z.strictObject({
  seat: whole,
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
  record('take-back', { workers: numbers }),
  record('roll-retrieved', {}),
  record('retrieval-over', {}),
  record('roll', { ...ask, cause, by: orLess, workers: numbers }),
  record('throw-dice', {}),
  record('knowledge-check', {}),
  record('roll-over', {}),
  record('stars', { stars: list(star), ofVisit: z.boolean() }),
  record('star-placed', { star, ofVisit: z.boolean() }),
  record('draw', { ...ask, count: whole }),
  record('draw-cards', { ...ask, count: whole, isChanged: z.boolean() }),
  record('hand-limit', ask),
  record('effect', { ...ask, effect: whole, card: orLess }),
  record('must', { ...ask, hook }),
  record('window', { ...ask, hook, used: numbers }),
  record('reactions', { hook, seats: numbers, after: orLess }),
  record('pay-artifacts', { ...ask, ability: whole, count: whole, card: orLess }),
  record('trade-execution', { ...trade, partner: whole }),
  record('setup-pick-market', sealed),
  record('setup-place-track-token', ask),
  record('setup-draft-recruit', sealed),
  record('setup-keep-recruits', sealed),
  record('turn-main', ask),
  record('turn-continue', ask),
  record('trade-build', { ...trade, partner: whole, isAsking: z.boolean() }),
  record('trade-respond', { ...trade, proposer: whole }),
  record('trade-pick-cards', { ...ask, count: whole }),
  record('place-pay', ask),
  record('place-benefit', { ...ask, resources: whole }),
  record('place-star', { ...ask, orTile: z.boolean() }),
  record('place-extra', ask),
  record('ability-window', { ...ask, hook, used: numbers }),
  record('ability-react', { ...ask, ability: whole }),
  record('ability-offer', { ...ask, effect: whole }),
  record('ability-choose', { ...ask, effect: whole }),
  record('ability-discard', { ...ask, ability: whole, count: whole }),
  record('roll-choose-face', { ...ask, worker: whole }),
  record('roll-pay-penalty', ask),
  record('hand-discard', ask),
  record('draw-react', { ...ask, ability: whole, toDraw: whole, drawn: whole }),
  record('draw-keep', { ...ask, count: whole, among: whole }),
  record('dilemma-keep-recruit', ask),
]);

export const positionSchema = exactly<Position<Euphoria>>()({
  turn: whole,
  active: whole,
  hasActed: z.boolean(),
  placed: whole,
  groupValue: whole,
  noted: list(z.boolean()).check(z.length(WORKERS)),
  proposals: whole,
  lostWorker: list(z.boolean()),
  usedAbilities: numbers,
  freshRecruits: numbers,
  morale: numbers,
  knowledge: numbers,
  goods: numbers,
  place: list(orLess),
  value: numbers,
  stars: numbers,
  territoryStars: numbers,
  tileStars: numbers,
  recruitStars: numbers,
  dilemmaSides: list(z.enum(['', ...DILEMMA_SIDES])),
  allegiance: numbers,
  miners: numbers,
  artifactDeck: deck,
  artifactDiscard: numbers,
  hands: cards,
  namedArtifacts: cards,
  pickedArtifacts: cards,
  recruitDeck: deck,
  activeRecruits: cards,
  hiddenRecruits: cards,
  dealtRecruits: cards,
  draftedRecruits: cards,
  passedRecruits: cards,
  discardedRecruits: cards,
  dilemmaDeck: deck,
  dilemmas: cards,
  resolvedDilemmas: cards,
  unbuiltTiles: deck,
  builtTiles: cards,
  tilesOut: deck,
  dealtTiles: cards,
  placement: z.strictObject({
    seat: orLess,
    worker: orLess,
    space: orLess,
    bumped: orLess,
    bumpedValue: whole,
    isVoid: z.boolean(),
    added: orLess,
  }),
  retrieval: z.strictObject({ seat: orLess, price: z.string().check(z.maxLength(40)), from: numbers }),
  roll: z.strictObject({
    seat: orLess,
    cause,
    by: orLess,
    workers: numbers,
    faces: numbers,
    isDoubles: z.boolean(),
  }),
  end: z.nullable(
    z.strictObject({
      reason: z.enum(END_REASONS),
      finishers: numbers,
      tieBreaker: z.enum(TIE_BREAKERS),
      winners: numbers,
    }),
  ),
  agenda: agenda(agendaRecord, MOST_RECORDS),
});
