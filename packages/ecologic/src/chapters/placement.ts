import { at, type Seat } from '@rulewright/core';
import { initiativeOf, specialOf } from '../cards.js';
import type { Branch } from '../content/tables.js';
import { levelOf, ownerOf, tileAt } from '../field.js';
import { type Card, type EcoTurn, type Hex, NONE } from '../state.js';
import { changeEcoFund } from '../supplies.js';

// ECO-BLD, ECO-RMV, ECO-BIO: pieces and cards come to the field and leave it.

/** ECO-BLD.2: a piece goes from the hand to the field; on an unoccupied hex it founds an object. */
export function placePiece(turn: EcoTurn, seat: Seat, branch: Branch, hex: Hex): void {
  const { state, emit } = turn;
  const isSettling = ownerOf(turn, hex) === NONE;
  at(state.players, seat).hand[branch]--;
  at(state.field.pieces, hex).push(branch);
  state.field.owner[hex] = seat;
  emit?.({ type: 'piece-placed', seat, branch, hex, level: levelOf(turn, hex) });
  if (isSettling) takeBio(turn, seat, hex);
}

/** ECO-BIO.1, ECO-BIO.2: the settler takes what the hex still gives. */
function takeBio(turn: EcoTurn, seat: Seat, hex: Hex): void {
  const { state } = turn;
  const { setupBioCapacity, bioCapacityOnce } = state.options;
  if (state.phase === 'set-up' && !setupBioCapacity) return;
  if (at(at(state.bioTaken, seat), hex)) return;
  for (const [player, taken] of state.bioTaken.entries())
    if (bioCapacityOnce === 'global' || player === seat) taken[hex] = true;
  const { bio } = tileAt(turn, hex);
  changeEcoFund(turn, seat, bio);
  turn.emit?.({ type: 'bio-taken', seat, hex, amount: bio });
}

/** ECO-BLD.6, ECO-BLD.7: an initiative goes from the hand to an object; the one that was there is discarded. */
export function placeInitiative(turn: EcoTurn, seat: Seat, card: Card, hex: Hex): void {
  const { state, emit } = turn;
  const player = at(state.players, seat);
  discardInitiative(turn, hex);
  player.initiatives = player.initiatives.filter((held) => held !== card);
  at(state.field.initiatives, hex).push(card);
  emit?.({ type: 'initiative-placed', seat, initiative: initiativeOf(turn, card).id, hex });
}

/** ECO-BLD.5 */
export function placeSpecial(turn: EcoTurn, seat: Seat, card: Card, hex: Hex): void {
  turn.state.specials.hex[card] = hex;
  turn.emit?.({ type: 'special-placed', seat, special: specialOf(turn, card).id, hex });
}

/** ECO-RMV.1, ECO-GEN.8: the topmost piece of a branch goes back to its owner's supply. */
export function removePiece(turn: EcoTurn, hex: Hex, branch: Branch): void {
  const { state, emit } = turn;
  const seat = ownerOf(turn, hex);
  const pieces = at(state.field.pieces, hex);
  pieces.splice(pieces.lastIndexOf(branch), 1);
  at(state.players, seat).supply[branch]++;
  emit?.({ type: 'piece-removed', seat, branch, hex, level: pieces.length });
  if (pieces.length === 0) vacate(turn, hex);
}

/** ECO-ENV.3: the whole object goes back to its owner's supply. */
export function removeObject(turn: EcoTurn, hex: Hex): void {
  const { state, emit } = turn;
  const seat = ownerOf(turn, hex);
  const pieces = at(state.field.pieces, hex);
  emit?.({ type: 'object-lost', seat, hex, level: pieces.length });
  for (const branch of pieces) at(state.players, seat).supply[branch]++;
  pieces.length = 0;
  vacate(turn, hex);
}

/** ECO-RMV.2 */
function vacate(turn: EcoTurn, hex: Hex): void {
  discardInitiative(turn, hex);
  turn.state.field.owner[hex] = NONE;
}

/** ECO-RMV.3: the initiative of an object, if there is one, goes to the discard pile. */
export function discardInitiative(turn: EcoTurn, hex: Hex): void {
  const { state, emit } = turn;
  const card = at(state.field.initiatives, hex).pop();
  if (card === undefined) return;
  state.initiativeDiscard.push(card);
  emit?.({ type: 'initiative-discarded', seat: ownerOf(turn, hex), initiative: initiativeOf(turn, card).id, hex });
}
