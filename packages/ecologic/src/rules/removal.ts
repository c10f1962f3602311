import { at, NONE, type Seat } from '@rulewright/core';
import type { ActionOf, ChoiceOf } from '@rulewright/core/author';
import { initiativeOf } from '../cards.js';
import type { Branch } from '../content/tables.js';
import { branchesOn, hasInitiative, objectsOf, ownerOf } from '../field.js';
import { action, type EcoAt, type EcoLogic, type EcoTurn, type Hex, refuse } from '../state.js';
import { buildOn } from './build-step.js';
import { branch, hex } from './fields.js';

// ECO-RMV: pieces and initiatives leave the field, by choice or by force.

/** ECO-R28: the moments at which something may be given up, the openings only with the option. */
const MOMENTS = ['build', 'open-special', 'open-plant', 'reveal-initiative', 'open-initiative'] as const;
type Moment = EcoAt<(typeof MOMENTS)[number]>;

const isMoment = ({ state, choice }: Moment): boolean =>
  choice.kind === 'build' || state.options.removal === 'action-phase';

const momentRefusal = (context: Moment) => (isMoment(context) ? undefined : refuse('ECO-BLD.8', 'switched-off'));

/** ECO-BLD.8, ECO-R28: the build step goes on with the next player; an opening waits for the same one. */
function afterRemoval(turn: EcoTurn, seat: Seat, choice: ChoiceOf<EcoLogic, (typeof MOMENTS)[number]>): void {
  if (choice.kind === 'build') buildOn(turn, seat, choice);
  else turn.queue(choice);
}

/** ECO-RMV.1, ECO-VAR.7: gives up a piece of one of the player's objects. */
export interface RemovePiece extends ActionOf<typeof removeOwnPiece> {}
export const removeOwnPiece = action('remove-piece', {
  rule: 'ECO-BLD.8',
  during: MOMENTS,
  fields: { branch, hex },
  exact: true,
  candidates(context, seat, offer) {
    if (!isMoment(context)) return;
    for (const hex of objectsOf(context, seat))
      for (const branch of branchesOn(context, hex)) offer({ type: 'remove-piece', seat, branch, hex });
  },
  check(context, { seat, branch, hex }) {
    const refused = momentRefusal(context);
    if (refused !== undefined) return refused;
    if (context.state.field.owner[hex] !== seat) return refuse('ECO-RMV.1', 'not-your-object', { hex });
    return branchesOn(context, hex).includes(branch)
      ? undefined
      : refuse('ECO-RMV.1', 'branch-not-there', { branch, hex });
  },
  perform(turn, { seat, branch, hex }, choice) {
    removePiece(turn, hex, branch, 'ECO-RMV.1');
    afterRemoval(turn, seat, choice);
  },
});

/** ECO-RMV.1, ECO-GEN.8: the topmost piece of a branch goes back to its owner's supply. */
export function removePiece(turn: EcoTurn, hex: Hex, branch: Branch, rule: 'ECO-RMV.1' | 'ECO-EVT.5'): void {
  const { state, emit } = turn;
  const seat = ownerOf(turn, hex);
  const pieces = at(state.field.pieces, hex);
  pieces.splice(pieces.lastIndexOf(branch), 1);
  at(state.players, seat).supply[branch]++;
  emit?.({ type: 'piece-removed', rule, seat, branch, hex, level: pieces.length });
  if (pieces.length === 0) vacate(turn, hex);
}

/** ECO-ENV.3, ECO-GEN.8: the whole object goes back to its owner's supply. */
export function removeObject(turn: EcoTurn, hex: Hex): void {
  const { state, emit } = turn;
  const seat = ownerOf(turn, hex);
  const pieces = at(state.field.pieces, hex);
  emit?.({ type: 'object-lost', rule: 'ECO-ENV.3', seat, hex, pieces: [...pieces] });
  for (const branch of pieces) at(state.players, seat).supply[branch]++;
  pieces.length = 0;
  vacate(turn, hex);
}

/** ECO-RMV.2: frees a hex without pieces, and discards its initiative. */
function vacate(turn: EcoTurn, hex: Hex): void {
  discardInitiative(turn, hex, 'ECO-RMV.2');
  turn.state.field.owner[hex] = NONE;
}

/** ECO-RMV.3: gives up an initiative that the player has on the field. */
export interface RemoveInitiative extends ActionOf<typeof removeInitiative> {}
export const removeInitiative = action('remove-initiative', {
  rule: 'ECO-BLD.8',
  during: MOMENTS,
  fields: { hex },
  exact: true,
  candidates(context, seat, offer) {
    if (!isMoment(context)) return;
    for (const hex of objectsOf(context, seat))
      if (hasInitiative(context, seat, hex)) offer({ type: 'remove-initiative', seat, hex });
  },
  check: (context, { seat, hex }) =>
    momentRefusal(context) ??
    (hasInitiative(context, seat, hex) ? undefined : refuse('ECO-RMV.3', 'no-initiative-there', { hex })),
  perform(turn, { seat, hex }, choice) {
    discardInitiative(turn, hex, 'ECO-RMV.3');
    afterRemoval(turn, seat, choice);
  },
});

/** ECO-RMV.3, ECO-GEN.8: the initiative of an object, if there is one, goes to the discard pile. */
export function discardInitiative(turn: EcoTurn, hex: Hex, rule: EcoLogic['Rule']): void {
  const { state, cards, emit } = turn;
  const [card] = at(state.field.initiatives, hex);
  if (card === undefined) return;
  cards.move(card, ['field.initiatives.*', hex], ['initiativeDiscard']);
  const initiative = initiativeOf(turn, card).id;
  emit?.({ type: 'initiative-discarded', rule, seat: ownerOf(turn, hex), initiative, hex });
}
