import { engine } from '@rulewright/does-not-exist';
import { at, type Options, raving, type State } from './table.js';

// Questions to the engine.

export const [A, B, C] = [0, 1, 2];
export const ask = (recipe: (state: State) => void = () => {}, options: Options = {}, expectation?: number) =>
  engine.ask(at(recipe, options, expectation).state);
/** A rave against an expectation of 20, in which seat 0 has priority. */
export const inRave = (recipe: (state: State) => void, options: Options = {}) =>
  engine.ask(raving(A, recipe, options).state);
