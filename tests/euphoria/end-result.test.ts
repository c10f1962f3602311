import { engine } from '@rulewright/euphoria';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { result } from './finish.js';
import { position } from './positions.js';

// EUP-END: the result, and the limit of turns.

describe('the result', () => {
  rule('EUP-END.6', 'there is none while the game is running', () => {
    expect(result(position(() => undefined))).toBeUndefined();
    expect(engine.outcome(engine.init('start'))).toBeUndefined();
  });
});
