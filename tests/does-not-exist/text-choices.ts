import { at } from '@rulewright/core';
import type { DoesNotExistOptions } from '@rulewright/does-not-exist';
import type { Choice } from '../../packages/does-not-exist/src/agenda.js';
import type { State } from '../../packages/does-not-exist/src/state.js';
import { bent } from '../support/bent.js';
import { classOf, deal, figureOf, lay } from './text-view.js';

/** What is asked, on what, and what is read. */
export interface Asked {
  readonly choice: Choice;
  readonly change?: (state: State) => void;
  readonly options?: Partial<DoesNotExistOptions>;
  readonly question: string;
  readonly phrases: readonly string[];
}
export type Questions = { readonly [Kind in Choice['kind']]: readonly Asked[] };

export const rave =
  (change: (state: State) => void) =>
  (state: State): void => {
    bent(state).phase = 'rave';
    change(state);
  };
export const monster = (state: State, name: string): void => {
  bent(state).monster = [figureOf(name)];
};
export const lead = (state: State, seat: number, name: string): void => {
  at(bent(state).players, seat).class = [classOf(name)];
};
/** P1 plays In Utero and holds Nevermind. */
export const begun = (state: State): void => {
  deal(state, 0, 'hand', 'vinyl-nevermind');
  lay(state, 0, 'vinyl-in-utero');
};
