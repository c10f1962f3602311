import { askNext, at, type ChoiceOf, NOBODY, type Seat } from '@rulewright/core';
import { cardNamed, initiativeInHand, initiativeOf, specialOf, specialsInHand } from '../cards.js';
import { discardInitiative, placeInitiative, placePiece, placeSpecial, removePiece } from '../chapters/placement.js';
import { BRANCHES } from '../content/tables.js';
import {
  branchesOn,
  hexCount,
  initiativePlaceRefusal,
  objectsOf,
  ownerOf,
  pieceRefusal,
  siteRefusal,
} from '../field.js';
import { action, type EcoLogic, type EcoTable, type EcoTurn, NONE, refuse } from '../state.js';
import { branch, cardId, hex } from './fields.js';

/** ECO-BLD.8, ECO-VAR.5: after an action the others have their turn; who may act again comes last. */
function buildOn({ state, queue }: EcoTurn, seat: Seat, choice: ChoiceOf<EcoLogic, 'build'>): void {
  const isLast = state.options.buildStep === 'one-each';
  queue(isLast ? askNext(choice) : { kind: 'build', seat: NOBODY, left: [...choice.left, seat] });
}

/** ECO-BLD.1 to ECO-BLD.4 */
export const placePieceFromHand = action('place-piece', {
  during: ['build'],
  fields: { branch, hex },
  candidates(table, seat, offer) {
    const { hand } = at(table.state.players, seat);
    for (const branch of BRANCHES)
      if (hand[branch] > 0)
        for (let hex = 0; hex < hexCount(table); hex++) offer({ type: 'place-piece', seat, branch, hex });
  },
  check(table, { seat, branch, hex }) {
    if (at(table.state.players, seat).hand[branch] === 0) return refuse('ECO-BLD.8', 'not-in-hand', { branch });
    return pieceRefusal(table, seat, branch, hex);
  },
  perform(turn, { seat, branch, hex }, choice) {
    placePiece(turn, seat, branch, hex);
    buildOn(turn, seat, choice);
  },
});

/** ECO-BLD.6, ECO-BLD.7 */
export const placeInitiativeFromHand = action('place-initiative', {
  during: ['build'],
  fields: { initiative: cardId, hex },
  candidates(table, seat, offer) {
    const { initiatives } = at(table.state.players, seat);
    for (const card of initiatives)
      for (const hex of objectsOf(table, seat))
        offer({ type: 'place-initiative', seat, initiative: initiativeOf(table, card).id, hex });
  },
  check(table, { seat, initiative, hex }) {
    if (initiativeInHand(table, seat, initiative) === NONE) return refuse('ECO-BLD.8', 'not-in-hand', { initiative });
    return initiativePlaceRefusal(table, seat, hex);
  },
  perform(turn, { seat, initiative, hex }, choice) {
    placeInitiative(turn, seat, initiativeInHand(turn, seat, initiative), hex);
    buildOn(turn, seat, choice);
  },
});

const specialHeld = (table: EcoTable, seat: Seat, id: string) =>
  cardNamed(specialsInHand(table, seat), (card) => specialOf(table, card), id);

/** ECO-BLD.5 */
export const placeSpecialFromHand = action('place-special', {
  during: ['build'],
  fields: { special: cardId, hex },
  candidates(table, seat, offer) {
    for (const card of specialsInHand(table, seat))
      for (let hex = 0; hex < hexCount(table); hex++)
        offer({ type: 'place-special', seat, special: specialOf(table, card).id, hex });
  },
  check(table, { seat, special, hex }) {
    if (specialHeld(table, seat, special) === NONE) return refuse('ECO-BLD.8', 'not-in-hand', { special });
    return siteRefusal(table, seat, hex);
  },
  perform(turn, { seat, special, hex }, choice) {
    placeSpecial(turn, seat, specialHeld(turn, seat, special), hex);
    buildOn(turn, seat, choice);
  },
});

/** ECO-RMV.1, ECO-VAR.7: gives up one piece of an own object. */
export const removeOwnPiece = action('remove-piece', {
  during: ['build'],
  fields: { branch, hex },
  candidates(table, seat, offer) {
    for (const hex of objectsOf(table, seat))
      for (const branch of branchesOn(table, hex)) offer({ type: 'remove-piece', seat, branch, hex });
  },
  check(table, { seat, branch, hex }) {
    if (table.state.field.owner[hex] !== seat) return refuse('ECO-RMV.1', 'not-your-object', { hex });
    return branchesOn(table, hex).includes(branch)
      ? undefined
      : refuse('ECO-RMV.1', 'branch-not-there', { branch, hex });
  },
  perform(turn, { seat, branch, hex }, choice) {
    removePiece(turn, hex, branch);
    buildOn(turn, seat, choice);
  },
});

/** ECO-RMV.3: gives up an own initiative on the field. */
export const removeInitiative = action('remove-initiative', {
  during: ['build'],
  fields: { hex },
  candidates(table, seat, offer) {
    for (const hex of objectsOf(table, seat)) offer({ type: 'remove-initiative', seat, hex });
  },
  check: (table, { seat, hex }) =>
    hasInitiative(table, seat, hex) ? undefined : refuse('ECO-RMV.3', 'no-initiative-there', { hex }),
  perform(turn, { seat, hex }, choice) {
    discardInitiative(turn, hex);
    buildOn(turn, seat, choice);
  },
});

/** True when an initiative of the player stands on the hex. */
export const hasInitiative = (table: EcoTable, seat: Seat, hex: number): boolean =>
  hex < hexCount(table) && ownerOf(table, hex) === seat && at(table.state.field.initiatives, hex).length > 0;

/** ECO-BLD.8: out of the build step. */
export const passBuilding = action('pass-building', {
  during: ['build'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'pass-building', seat }),
  check: () => undefined,
  perform({ emit, queue }, { seat }, choice) {
    emit?.({ type: 'build-passed', seat });
    queue(askNext(choice));
  },
});
