import { at, type Seat } from '@rulewright/core';
import { type ActionOf, askNext } from '@rulewright/core/author';
import { itemName } from '../cards.js';
import { BRANCHES, type Branch } from '../content/tables.js';
import { hasPieces, hexCount, nextToOwn } from '../field.js';
import { action, type EcoAt, type EcoContext, type EcoLogic, type Hex, type Refused, refuse } from '../state.js';
import { placePiece, settlingRefusal, startRefusal } from './building.js';
import { branch, hex } from './fields.js';

// ECO-SET: the starting pieces. The position before them is made in ../setup.ts.

/** ECO-SET.9, ECO-SET.12: the refusal of a first piece on this hex; undefined if allowed. */
const firstRefusal = (context: EcoContext, branch: Branch, hex: Hex): Refused =>
  settlingRefusal(context, hex, branch, 'ECO-SET.9') ?? startRefusal(context, hex, BRANCHES, 'ECO-SET.9');

/** ECO-SET.10: the refusal of a second piece on this hex; undefined if allowed. */
function secondRefusal(context: EcoContext, seat: Seat, branch: Branch, hex: Hex): Refused {
  const refused = settlingRefusal(context, hex, branch, 'ECO-SET.10');
  if (refused !== undefined) return refused;
  return nextToOwn(context, seat)(hex) ? undefined : refuse('ECO-SET.10', 'not-adjacent', { hex });
}

/** ECO-SET.9, ECO-SET.10, ECO-SET.12: the refusal of a starting piece on this hex; undefined if allowed. */
export function startingRefusal(context: EcoContext, seat: Seat, branch: Branch, hex: Hex): Refused {
  if (hasPieces(context, seat)) return secondRefusal(context, seat, branch, hex);
  return context.state.agenda.at(-1)?.kind === 'setup-first'
    ? firstRefusal(context, branch, hex)
    : refuse('ECO-SET.12', 'no-first-piece');
}

/** ECO-SET.9, ECO-SET.12: puts the first of the two starting pieces, of either branch, on the field. */
export interface PlaceFirst extends ActionOf<typeof placeFirst> {}
export const placeFirst = action('place-first', {
  rule: 'ECO-SET.9',
  during: ['setup-first'],
  fields: { branch, hex },
  exact: true,
  candidates(context, seat, offer) {
    for (const branch of heldBranches(context, seat))
      for (let hex = 0; hex < hexCount(context); hex++)
        if (firstRefusal(context, branch, hex) === undefined) offer({ type: 'place-first', seat, branch, hex });
  },
  check(context, { seat, branch, hex }) {
    if (at(context.state.players, seat).hand[branch] === 0) return refuse('ECO-SET.9', 'not-in-hand', { branch });
    return firstRefusal(context, branch, hex);
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
  exact: true,
  candidates(context, seat, offer) {
    const branch = remainingBranch(context, seat);
    if (branch === undefined) return;
    for (let hex = 0; hex < hexCount(context); hex++)
      if (secondRefusal(context, seat, branch, hex) === undefined) offer({ type: 'place-second', seat, hex });
  },
  check(context, { seat, hex }) {
    const branch = remainingBranch(context, seat);
    if (branch === undefined) return refuse('ECO-SET.12', 'no-first-piece');
    return secondRefusal(context, seat, branch, hex);
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

/** The rule that says when something may be kept: at set-up the first piece has to be placed. */
function keeping({ state, choice }: EcoAt<EcoLogic['Choice']['kind']>) {
  if (choice.kind === 'setup-second') return 'ECO-SET.10';
  return state.phase === 'set-up' ? 'ECO-SET.9' : 'ECO-AUC.8';
}

/** ECO-SET.10, ECO-AUC.8: leaves the starting piece, or the item just bought, in the hand. */
export interface Keep extends ActionOf<typeof keep> {}
export const keep = action('keep', {
  rule: keeping,
  during: ['setup-second', 'place-bought'],
  fields: {},
  perform(turn, { seat }, choice) {
    if (choice.kind === 'setup-second') {
      for (const item of heldBranches(turn, seat)) turn.emit?.({ type: 'item-kept', rule: 'ECO-SET.10', seat, item });
      turn.queue(askNext(choice));
    } else turn.emit?.({ type: 'item-kept', rule: 'ECO-AUC.8', seat, item: itemName(turn, choice.item) });
  },
});
