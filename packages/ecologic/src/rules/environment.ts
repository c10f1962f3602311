import { type ActionOf, at, type Seat, seatsFrom } from '@rulewright/core';
import { builtEffects, currentEffects, initiativeOf, initiativesOnField } from '../cards.js';
import { objectRow, objectsOf, piecesOnField } from '../field.js';
import { action, type EcoTable, type EcoTurn, type Hex, refuse } from '../state.js';
import { hex } from './fields.js';
import { removeObject } from './removal.js';
import { beginPhase } from './round.js';
import { changeEcoFund } from './supplies.js';

// ECO-ENV: the Environment phase.

/** ECO-RND.2 */
export function environmentPhase(turn: EcoTurn): void {
  beginPhase(turn, 'environment');
  const { state, queue } = turn;
  for (const seat of seatsFrom(state.firstPlayer, state.players.length)) queue({ kind: 'environment', seat });
}

/** ECO-ENV.2, ECO-ENV.3: the fund changes once; below 0 the dirtiest object is lost. */
export function environment(turn: EcoTurn, { seat }: { readonly seat: Seat }): void {
  const player = at(turn.state.players, seat);
  const effect = ecologicalEffect(turn, seat);
  changeEcoFund(turn, seat, effect);
  turn.emit?.({ type: 'environment-settled', seat, effect, ecoFund: player.ecoFund });
  if (player.ecoFund < 0) turn.queue({ kind: 'lose-object', seat });
}

/** ECO-ENV.1: objects, initiatives, built specials and this round's events together, in eco points. */
function ecologicalEffect(table: EcoTable, seat: Seat): number {
  const initiatives = initiativesOnField(table, seat);
  let total = 0;
  for (const hex of objectsOf(table, seat)) total += objectRow(table, hex).eco;
  for (const { eco } of initiatives) total += eco;
  for (const { effect } of builtEffects(table, seat)) {
    if (effect.op === 'eco') total += effect.n;
    if (effect.op === 'ecoPerInitiative') total += effect.n * Math.min(initiatives.length, effect.max);
  }
  for (const { n } of currentEffects(table, 'eco', seat)) total += n;
  for (const { branch, n } of currentEffects(table, 'ecoPerLevel', seat))
    total += n * piecesOnField(table, branch, seat);
  for (const { n } of currentEffects(table, 'ecoPerInitiative', seat)) total += n * initiatives.length;
  return total;
}

/** ECO-ENV.3 to ECO-ENV.5: loses one of the player's dirtiest objects. */
export interface LoseObject extends ActionOf<typeof loseObject> {}
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

/** ECO-ENV.4, ECO-R31: how dirty an object is, the lower the dirtier; an initiative counts only under `net`. */
function dirtiness(table: EcoTable, hex: Hex): number {
  const { eco } = objectRow(table, hex);
  if (table.state.options.dirtiness === 'gross') return eco;
  return at(table.state.field.initiatives, hex).reduce((sum, card) => sum + initiativeOf(table, card).eco, eco);
}
