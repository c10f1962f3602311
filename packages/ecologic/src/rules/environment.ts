import { at, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { builtEffects, currentEffects, initiativeOf, initiativesOnField } from '../cards.js';
import { objectRow, objectsOf, onOwnObjects, piecesOnField } from '../field.js';
import { action, type EcoContext, type EcologicalEffect, type EcoTurn, type Hex, refuse } from '../state.js';
import { hex } from './fields.js';
import { removeObject } from './removal.js';
import { settling } from './round.js';
import { changeEcoFund, ecoFundAfter } from './supplies.js';

// ECO-ENV: the Environment phase.

/** ECO-RND.2 */
export const environmentPhase = settling('environment');

/** ECO-ENV.2, ECO-ENV.3: the fund changes once; below 0 a dirtiest object is lost. */
export function environment(turn: EcoTurn, { seat }: { readonly seat: Seat }): void {
  const player = at(turn.state.players, seat);
  const effect = ecologicalEffect(turn, seat);
  const ecoFund = changeEcoFund(turn, seat, effect.total);
  turn.emit?.({ type: 'environment-settled', rule: 'ECO-ENV.2', seat, effect, ecoFund });
  if (player.ecoFund < 0) turn.queue({ kind: 'lose-object', seat });
}

/** ECO-ENV.1 */
export function ecologicalEffect(context: EcoContext, seat: Seat): EcologicalEffect {
  const placed = initiativesOnField(context, seat);
  let objects = 0;
  for (const hex of objectsOf(context, seat)) objects += objectRow(context, hex).eco;
  let initiatives = 0;
  for (const { eco } of placed) initiatives += eco;
  let specials = 0;
  for (const { effect } of builtEffects(context, seat)) {
    if (effect.op === 'eco') specials += effect.n;
    if (effect.op === 'ecoPerInitiative') specials += effect.n * Math.min(placed.length, effect.max);
  }
  let events = 0;
  for (const { n } of currentEffects(context, 'eco', seat)) events += n;
  for (const { branch, n } of currentEffects(context, 'ecoPerLevel', seat))
    events += n * piecesOnField(context, branch, seat);
  for (const { n } of currentEffects(context, 'ecoPerInitiative', seat)) events += n * placed.length;
  return { objects, initiatives, specials, events, total: objects + initiatives + specials + events };
}

/**
 * ECO-ENV.3: the objects of which a player is asked to lose one. While no such question waits, they are those at risk if
 * the Environment step were settled now.
 */
export const objectsAtRisk = (context: EcoContext, seat: Seat): Hex[] =>
  isLosing(context, seat) || ecoFundAfter(context, seat, ecologicalEffect(context, seat).total) < 0
    ? objectsOf(context, seat).filter((hex) => isDirtiest(context, seat, hex))
    : [];

/** ECO-ENV.3: true while the loss is asked for, when the fund has been settled already. */
function isLosing({ state: { agenda } }: EcoContext, seat: Seat): boolean {
  const waiting = agenda.at(-1);
  return waiting?.kind === 'lose-object' && waiting.seat === seat;
}

/** ECO-ENV.4 */
function isDirtiest(context: EcoContext, seat: Seat, hex: Hex): boolean {
  const dirt = dirtiness(context, hex);
  return objectsOf(context, seat).every((other) => dirtiness(context, other) >= dirt);
}

/** ECO-ENV.3 to ECO-ENV.5: loses one of the player's dirtiest objects. */
export interface LoseObject extends ActionOf<typeof loseObject> {}
export const loseObject = action('lose-object', {
  rule: 'ECO-ENV.3',
  during: ['lose-object'],
  fields: { hex },
  candidates: onOwnObjects('lose-object'),
  check(context, { seat, hex }) {
    if (context.state.field.owner[hex] !== seat) return refuse('ECO-ENV.3', 'not-your-object', { hex });
    return isDirtiest(context, seat, hex) ? undefined : refuse('ECO-ENV.4', 'not-the-dirtiest', { hex });
  },
  perform(turn, { hex }) {
    removeObject(turn, hex);
  },
});

/** ECO-ENV.4, ECO-R31: the dirtiness of an object, the lower the dirtier; an initiative counts only under `net`. */
function dirtiness(context: EcoContext, hex: Hex): number {
  const { eco } = objectRow(context, hex);
  if (context.state.options.dirtiness === 'gross') return eco;
  return at(context.state.field.initiatives, hex).reduce((sum, card) => sum + initiativeOf(context, card).eco, eco);
}
