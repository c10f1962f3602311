import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './facts.js';
import { sentOut as out, retrieve } from './positions.js';

// EUP-RET: the steps of a retrieval.

rule(['EUP-RET.5', 'EUP-RET.1'], 'workers that were not chosen stay where they are', () => {
  const game = out([
    ['farm', 3],
    ['euphorian-tunnel', 4],
    ['aquifer', 6],
  ]).script([5, 1]);
  expect(changes(game, retrieve(0, [1, 3]))).toEqual({ 'workers.0.0': 'available 5', 'workers.0.2': 'available 1' });
});
