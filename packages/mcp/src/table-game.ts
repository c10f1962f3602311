import type { AnyState, Expertise, NamedBots } from '@rulewright/bots';
import type { AnyAction, Engine } from '@rulewright/core';
import type { AnyText, ServedGame } from '@rulewright/protocol';

/** All that the server knows of one game that is played at its tables. */
export interface TableGame extends ServedGame {
  readonly engine: Engine<AnyState, AnyAction, AnyState['options'], unknown>;
  /** What `createText` of `@rulewright/<game>/text` gives. */
  readonly text: AnyText;
  /** What `@rulewright/bots/<game>` exports; without it the bots that need it cannot play. */
  readonly expertise?: Expertise | undefined;
  /** Bots of the game's own, beside those that play every game. */
  readonly bots?: NamedBots | undefined;
}
