import { type AnyAction, revealedBy } from '@rulewright/core';
import type { AnyEngine, AnyState } from './engine-types.js';
import type { Opening } from './types.js';

/** The position after these decisions of a game that was opened so. */
export function stateAfter(engine: AnyEngine, { seed, options }: Opening, actions: readonly AnyAction[]): AnyState {
  return engine.recorder({ seed, options: { ...options }, actions }).state;
}

/** Whether somebody sees something new by an action: it cannot be unlearned. */
export const isSeen = (engine: AnyEngine, state: AnyState, action: AnyAction): boolean =>
  revealedBy(engine, state, action) !== undefined;
