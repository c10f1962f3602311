import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { acting } from './phases.js';
import { activate, end, give } from './table.js';

// EMX-CRD: where cards and emons go. What a card costs stands in `payments.test.ts`.

const [A, B] = [0, 1];

rule('EMX-CRD.7', 'only active powers count at the end, with the sign of the card', () => {
  const t = acting((state) => {
    end(state);
    activate(state, A, 'love', 'pessimism');
    activate(state, B, 'cynicism');
    give(state, A, 'faith', 'euphoria', 'fear');
  });
  expect(engine.outcome(t.state)?.scores).toEqual([2, -3, 0]);
});
