import { at } from '@rulewright/core';
import { initiativeOf } from '../cards.js';
import { dirtiness } from '../chapters/environment.js';
import { discardInitiative, removeObject, removePiece } from '../chapters/placement.js';
import { levelOf, objectsOf, piecesOn } from '../field.js';
import { action, refuse } from '../state.js';
import { hasInitiative } from './build.js';
import { hex } from './fields.js';

// Compulsory losses: the owner chooses among those that qualify.

/** ECO-EVT.3: `loseInitiative`, an own initiative on the field. */
export const loseInitiative = action('lose-initiative', {
  during: ['event-lose-initiative'],
  fields: { hex },
  candidates(table, seat, offer) {
    for (const hex of objectsOf(table, seat)) offer({ type: 'lose-initiative', seat, hex });
  },
  check: (table, { seat, hex }) =>
    hasInitiative(table, seat, hex) ? undefined : refuse('ECO-EVT.5', 'no-initiative-there', { hex }),
  perform(turn, { hex }) {
    discardInitiative(turn, hex);
  },
});

/** ECO-EVT.5, ECO-VAR.7: `loseTopPiece`, the piece placed last on an own object of the highest level. */
export const losePiece = action('lose-piece', {
  during: ['event-lose-piece'],
  fields: { hex },
  candidates(table, seat, offer) {
    for (const hex of objectsOf(table, seat)) offer({ type: 'lose-piece', seat, hex });
  },
  check(table, { seat, hex }) {
    if (table.state.field.owner[hex] !== seat) return refuse('ECO-EVT.5', 'not-your-object', { hex });
    const level = levelOf(table, hex);
    return objectsOf(table, seat).some((other) => levelOf(table, other) > level)
      ? refuse('ECO-EVT.5', 'not-the-highest', { hex, level })
      : undefined;
  },
  perform(turn, { hex }) {
    const pieces = piecesOn(turn, hex);
    removePiece(turn, hex, at(pieces, pieces.length - 1));
  },
});

/** ECO-ENV.3 to ECO-ENV.5: the dirtiest object. */
export const loseObject = action('lose-object', {
  during: ['lose-object'],
  fields: { hex },
  candidates(table, seat, offer) {
    for (const hex of objectsOf(table, seat)) offer({ type: 'lose-object', seat, hex });
  },
  check(table, { seat, hex }) {
    if (table.state.field.owner[hex] !== seat) return refuse('ECO-ENV.3', 'not-your-object', { hex });
    return objectsOf(table, seat).some((other) => dirtiness(table, other) < dirtiness(table, hex))
      ? refuse('ECO-ENV.4', 'not-the-dirtiest', { hex })
      : undefined;
  },
  perform(turn, { hex }) {
    removeObject(turn, hex);
  },
});

/** ECO-INC.5: an own initiative on the field that costs upkeep. */
export const dropInitiative = action('drop-initiative', {
  during: ['drop-initiative'],
  fields: { hex },
  candidates(table, seat, offer) {
    for (const hex of objectsOf(table, seat)) offer({ type: 'drop-initiative', seat, hex });
  },
  check(table, { seat, hex }) {
    if (!hasInitiative(table, seat, hex)) return refuse('ECO-INC.5', 'no-initiative-there', { hex });
    const costs = at(table.state.field.initiatives, hex).some((card) => initiativeOf(table, card).upkeep > 0);
    return costs ? undefined : refuse('ECO-INC.5', 'no-upkeep', { hex });
  },
  perform(turn, { hex }) {
    discardInitiative(turn, hex);
  },
});
