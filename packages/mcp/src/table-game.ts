import type { AnyState } from '@rulewright/bots';
import type { AnyAction, Engine } from '@rulewright/core';
import type { AnyText, ServedGame } from '@rulewright/protocol';

/** A game as the server needs it for its tables. */
export interface TableGame extends ServedGame {
  readonly engine: Engine<AnyState, AnyAction, AnyState['options'], unknown>;
  /** Result of `createText` of `@rulewright/<game>/text`. */
  readonly text: AnyText;
}
