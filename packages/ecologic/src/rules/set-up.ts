import { type ActionOf, askNext, at, type Seat } from '@rulewright/core';
import { itemName } from '../cards.js';
import { BRANCHES, type Branch } from '../content/tables.js';
import { hexCount, isNextToOwn } from '../field.js';
import { action, type EcoContext, refuse } from '../state.js';
import { placePiece, settlingRefusal, startRefusal } from './building.js';
import { branch, hex } from './fields.js';

// ECO-SET: the starting pieces. What comes before them is in ../setup.ts.

/** ECO-SET.9, ECO-SET.12: puts the first of the two starting pieces, of either branch, on the field. */
export interface PlaceFirst extends ActionOf<typeof placeFirst> {}
export const placeFirst = action('place-first', {
  rule: 'ECO-SET.9',
  during: ['setup-first'],
  fields: { branch, hex },
  candidates(context, seat, offer) {
    for (const branch of BRANCHES)
      for (let hex = 0; hex < hexCount(context); hex++) offer({ type: 'place-first', seat, branch, hex });
  },
  check(context, { seat, branch, hex }) {
    if (at(context.state.players, seat).hand[branch] === 0) return refuse('ECO-SET.9', 'not-in-hand', { branch });
    return settlingRefusal(context, hex, branch, 'ECO-SET.9') ?? startRefusal(context, hex, BRANCHES, 'ECO-SET.9');
  },
  perform(turn, { seat, branch, hex }, choice) {
    placePiece(turn, seat, { branch, hex, rule: 'ECO-SET.9' });
    turn.queue(askNext(choice));
  },
});

/** ECO-SET.10: puts the other starting piece next to the first. */
export interface PlaceSecond extends ActionOf<typeof placeSecond> {}
export const placeSecond = action('place-second', {
  rule: 'ECO-SET.10',
  during: ['setup-second'],
  fields: { hex },
  candidates(context, seat, offer) {
    for (let hex = 0; hex < hexCount(context); hex++) offer({ type: 'place-second', seat, hex });
  },
  check(context, { seat, hex }) {
    const branch = remainingBranch(context, seat);
    if (branch === undefined) return refuse('ECO-SET.12', 'no-first-piece');
    const refused = settlingRefusal(context, hex, branch, 'ECO-SET.10');
    if (refused !== undefined) return refused;
    return isNextToOwn(context, seat, hex) ? undefined : refuse('ECO-SET.10', 'not-adjacent', { hex });
  },
  perform(turn, { seat, hex }, choice) {
    const branch = remainingBranch(turn, seat);
    if (branch !== undefined) placePiece(turn, seat, { branch, hex, rule: 'ECO-SET.10' });
    turn.queue(askNext(choice));
  },
});

/** ECO-R8: the branch of the starting piece still in hand; undefined when both are. */
function remainingBranch(context: EcoContext, seat: Seat): Branch | undefined {
  const held = heldBranches(context, seat);
  return held.length === 1 ? held[0] : undefined;
}

const heldBranches = ({ state }: EcoContext, seat: Seat): Branch[] =>
  BRANCHES.filter((branch) => at(state.players, seat).hand[branch] > 0);

/** ECO-SET.10, ECO-AUC.8: leaves the starting piece, or the item just bought, in the hand. */
export interface Keep extends ActionOf<typeof keep> {}
export const keep = action('keep', {
  during: ['setup-second', 'place-bought'],
  fields: {},
  perform(turn, { seat }, choice) {
    if (choice.kind === 'setup-second') {
      for (const item of heldBranches(turn, seat)) turn.emit?.({ type: 'item-kept', rule: 'ECO-SET.10', seat, item });
      turn.queue(askNext(choice));
    } else turn.emit?.({ type: 'item-kept', rule: 'ECO-AUC.8', seat, item: itemName(turn, choice.item) });
  },
});
