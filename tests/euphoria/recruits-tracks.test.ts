import { engine } from '@rulewright/euphoria';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';

// HK14: what follows every step of their owner’s tracks that is really made; and when recruits work at all.

describe('when recruits work', () => {
  rule(['EUP-REC.9', 'EUP-R75'], 'the second edition counts unless the first is chosen', () => {
    expect(engine.init(0).options.recruitEdition).toBe('second');
  });
});
