import { engine } from '@rulewright/euphoria';
import { type EuState, position } from './positions.js';

// Questions to the engine.

export const ask = (recipe: (state: EuState) => void = () => undefined, options = {}) =>
  engine.ask(position(recipe, options).state);
