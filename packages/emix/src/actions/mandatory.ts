import type { Seat } from '@rulewright/core';
import { aimRefusal } from '../aims.js';
import { kindRecord } from '../cards.js';
import { propertyOf } from '../chapters/operations.js';
import { applyProperty, usableAims } from '../chapters/properties.js';
import { COLOURS } from '../content/effects.js';
import { isEmpty, takeEmons } from '../emons.js';
import { isFree } from '../humans.js';
import { isUsable, NOTHING_AHEAD } from '../possible.js';
import { action, type EmixAt, type Human, refuse } from '../state.js';
import { colour, index, indexOrNone } from './fields.js';

// Decisions of the Charge and Result steps.

/** EMX-VOC.2, EMX-VOC.9, EMX-R13: why a mandatory property is not aimed there: out of its scope, or it would do nothing. */
function aimAtRefusal(table: EmixAt<'property-target'>, target: Human, player: Seat) {
  const { seat, human } = table.choice;
  const property = propertyOf(table, table.choice);
  const aim = { seat, human, target, player };
  const refused = aimRefusal(table, property, aim);
  if (refused !== undefined) return refused;
  return isUsable(table, property, aim, NOTHING_AHEAD)
    ? undefined
    : refuse('EMX-VOC.9', 'nothing-would-happen', { power: kindRecord(table, table.choice.card).id, target, player });
}

/** EMX-CHG.6: the target of a mandatory property. */
export const aim = action('aim', {
  during: ['property-target'],
  fields: { target: index },
  candidates(table, seat, offer) {
    if (isFree(table)) return;
    for (const { target } of usableAims(table, table.choice)) offer({ type: 'aim', seat, target });
  },
  check: (table, { target }) =>
    isFree(table) ? refuse('EMX-FREE.5', 'names-no-human') : aimAtRefusal(table, target, target),
  perform(turn, { seat, target }, choice) {
    applyProperty(turn, choice, { seat, human: choice.human, target, player: target });
  },
});

/** EMX-FREE.5: the target human, player or both. */
export const aimFor = action('aim-for', {
  during: ['property-target'],
  fields: { target: indexOrNone, player: indexOrNone },
  candidates(table, seat, offer) {
    if (!isFree(table)) return;
    for (const { target, player } of usableAims(table, table.choice)) offer({ type: 'aim-for', seat, target, player });
  },
  check: (table, { target, player }) =>
    isFree(table) ? aimAtRefusal(table, target, player) : refuse('EMX-FREE.1', 'not-free'),
  perform(turn, { seat, target, player }, choice) {
    applyProperty(turn, choice, { seat, human: choice.human, target, player });
  },
});

/** EMX-CHG.3: the colour of the emon for a neutral power. */
export const takeEmon = action('take-emon', {
  during: ['neutral-emon'],
  fields: { colour },
  candidates(_, seat, offer) {
    for (const colour of COLOURS) offer({ type: 'take-emon', seat, colour });
  },
  check: ({ state }, { colour }) =>
    isEmpty(state.supply[colour]) ? refuse('EMX-CHG.3', 'supply-empty', { colour }) : undefined,
  perform(turn, { colour }, { human }) {
    takeEmons(turn, human, colour, 1);
  },
});
