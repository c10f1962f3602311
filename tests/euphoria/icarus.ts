import { available, setPlayer, stack } from '@rulewright/euphoria/positions';
import { type EuScenario, type EuState, position } from './positions.js';

// Visits to Icarus.

/** Seat 0 has a worker of 1 and morale 4, and draws a box, then a bear. */
export const icarus = (recipe: (state: EuState) => void, options = {}): EuScenario =>
  position((state) => {
    available(state, 0, 1, 2);
    setPlayer(state, 0, { morale: 4 });
    stack(state, 'artifactDeck', ['box', 'bear']);
    recipe(state);
  }, options);
