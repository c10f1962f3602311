import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { acting } from './phases.js';
import { activate, give, setPool } from './table.js';

// Section 9 of the specification, number by number: actions. A = seat 0, B = seat 1, C = seat 2.

const A = 0;

describe('worked examples: actions', () => {
  rule(
    ['EMX-INF.1', 'EMX-INF.2', 'EMX-INF.3', 'EMX-INF.6', 'EMX-MOM.1'],
    '26. Nobody passes, and Moments are no actions',
    () => {
      const t = acting((state) => {
        setPool(state, A, 5, 5);
        give(state, A, 'fear', 'habit');
        activate(state, A, 'love');
      });
      expect(t.legal()).toEqual([
        { type: 'exchange', seat: A, card: 'fear', colour: 'pos' },
        { type: 'exchange', seat: A, card: 'fear', colour: 'neg' },
        { type: 'exchange', seat: A, card: 'habit', colour: 'pos' },
        { type: 'exchange', seat: A, card: 'habit', colour: 'neg' },
        { type: 'draw', seat: A },
      ]);
    },
  );
});
