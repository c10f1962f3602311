import { acting } from './phases.js';
import { activate, give, type Options, type State, setPool } from './table.js';

// An action that seat 1 may cancel with a Fear, and what is different when it has.

const [A, B] = [0, 1];

/** Seat 1 plays its Fear. */
export const fear = { type: 'cancel', seat: B, card: 'fear', pos: 0 } as const;

/** Seat 0 may act with two actions left in the slot; seat 1 can pay for a Fear. */
export const threatened = (recipe: (state: State) => void, options: Options = {}) =>
  acting((state) => {
    give(state, A, 'joy', 'calm', 'memory', 'brainwashing', 'optimism', 'insight', 'charm', 'confusion', 'envy');
    give(state, B, 'fear', 'habit', 'love');
    activate(state, A, 'creativity');
    activate(state, B, 'kindness', 'hatred');
    setPool(state, A, 5, 6);
    setPool(state, B, 4, 5);
    recipe(state);
  }, options);
