import type { AnyState } from '@rulewright/bots';
import type { AnyAction, Engine } from '@rulewright/core';
import type { AnyText, ServedGame } from '@rulewright/protocol';

/** All that the server knows of one game that is played at its tables. */
export interface TableGame extends ServedGame {
  readonly engine: Engine<AnyState, AnyAction, AnyState['options'], unknown>;
  /** What `createText` of `@rulewright/<game>/text` gives. */
  readonly text: AnyText;
}
