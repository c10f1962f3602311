import { NONE, type Seat } from '@rulewright/core';
import { type ActionOf, askNext, type ChoiceOf } from '@rulewright/core/author';
import { action, type EcoLogic, type EcoTurn } from '../state.js';

// ECO-BLD.8: the build step. Its actions are in building.ts and removal.ts.

/** ECO-BLD.8, ECO-VAR.5: passes the turn on after an action; a seat that may act again comes last. */
export function buildOn({ state, queue }: EcoTurn, seat: Seat, choice: ChoiceOf<EcoLogic, 'build'>): void {
  const isLast = state.options.buildStep === 'one-each';
  queue(isLast ? askNext(choice) : { kind: 'build', seat: NONE, left: [...choice.left, seat] });
}

/** ECO-BLD.8: leaves the build step. */
export interface PassBuilding extends ActionOf<typeof passBuilding> {}
export const passBuilding = action('pass-building', {
  rule: 'ECO-BLD.8',
  during: ['build'],
  fields: {},
  perform({ emit, queue }, { seat }, choice) {
    emit?.({ type: 'build-passed', rule: 'ECO-BLD.8', seat });
    queue(askNext(choice));
  },
});
