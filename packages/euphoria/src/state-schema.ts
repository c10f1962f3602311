import * as z from 'zod/mini';
import { CAUSES } from './content/ability.js';
import { HOOKS } from './content/words.js';
import { DILEMMA_SIDES, END_REASONS, OFF, TIE_BREAKERS, WORKERS } from './state.js';

// The shape of a saved position. What numbers mean for each other is checked by the invariants.

/** More than any game comes to; sums of such numbers are exact. */
const MOST = 10_000_000;
/** More records than ever wait at once. */
const MOST_RECORDS = 200;

const whole = z.int().check(z.minimum(0), z.maximum(MOST));
const orLess = z.int().check(z.minimum(OFF), z.maximum(MOST));
const list = <S extends z.core.$ZodType>(element: S) => z.array(element);
const numbers = list(whole);
const cards = list(numbers);
const kind = <const Kind extends string, Shape extends z.core.$ZodShape>(name: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(name), ...shape });

const hook = z.enum(HOOKS);
const cause = z.enum(CAUSES);
const seat = { seat: whole };
/** Core checks the answers that are kept, by playing them. */
const sealed = { asked: numbers, waiting: numbers, sealed: list(z.looseObject({ type: z.string(), seat: whole })) };
const trade = { seat: whole, give: numbers, ask: numbers };
const star = z.strictObject({
  seat: whole,
  on: z.enum(['territory', 'tile', 'recruit', 'dilemma']),
  at: whole,
});

const agendaRecord = z.discriminatedUnion('kind', [
  kind('starting-dice', {}),
  kind('next-turn', { chosen: z.optional(numbers) }),
  kind('pause', {}),
  kind('put-down', {}),
  kind('payment', {}),
  kind('benefit', {}),
  kind('after-benefit', {}),
  kind('completion', {}),
  kind('extra-placement', {}),
  kind('dig', {}),
  kind('take-back', { workers: numbers }),
  kind('roll-retrieved', {}),
  kind('retrieval-over', {}),
  kind('roll', { ...seat, cause, by: orLess, workers: numbers }),
  kind('throw-dice', {}),
  kind('knowledge-check', {}),
  kind('roll-over', {}),
  kind('stars', { stars: list(star), ofVisit: z.boolean() }),
  kind('star-placed', { star, ofVisit: z.boolean() }),
  kind('draw', { ...seat, count: whole }),
  kind('draw-cards', { ...seat, count: whole, isChanged: z.boolean() }),
  kind('hand-limit', seat),
  kind('effect', { ...seat, effect: whole, card: orLess }),
  kind('must', { ...seat, hook }),
  kind('window', { ...seat, hook, used: numbers }),
  kind('reactions', { hook, seats: numbers, after: orLess }),
  kind('pay-artifacts', { ...seat, ability: whole, count: whole, card: orLess }),
  kind('trade-execution', { ...trade, partner: whole }),
  kind('setup-pick-market', sealed),
  kind('setup-place-track-token', seat),
  kind('setup-draft-recruit', sealed),
  kind('setup-keep-recruits', sealed),
  kind('turn-main', seat),
  kind('turn-continue', seat),
  kind('trade-build', { ...trade, partner: whole, isAsking: z.boolean() }),
  kind('trade-respond', { ...trade, proposer: whole }),
  kind('trade-pick-cards', { ...seat, count: whole }),
  kind('place-pay', seat),
  kind('place-benefit', { ...seat, resources: whole }),
  kind('place-star', { ...seat, orTile: z.boolean() }),
  kind('place-extra', seat),
  kind('ability-window', { ...seat, hook, used: numbers }),
  kind('ability-react', { ...seat, ability: whole }),
  kind('ability-offer', { ...seat, effect: whole }),
  kind('ability-choose', { ...seat, effect: whole }),
  kind('ability-discard', { ...seat, ability: whole, count: whole }),
  kind('roll-choose-face', { ...seat, worker: whole }),
  kind('roll-pay-penalty', seat),
  kind('hand-discard', seat),
  kind('draw-react', { ...seat, ability: whole, toDraw: whole, drawn: whole }),
  kind('draw-keep', { ...seat, count: whole, among: whole }),
  kind('dilemma-keep-recruit', seat),
]);

const deck = z.strictObject({ bags: list(z.strictObject({ cards: numbers, known: cards })) });

export const positionSchema = z.strictObject({
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
  agenda: list(agendaRecord).check(z.maxLength(MOST_RECORDS)),
});
