import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { free, playFor } from './free.js';
import { acting } from './phases.js';
import { give, karma, NONE, setPool } from './table.js';

// Free feeding: Moments, and the karma of all payments.

const [A, B, C] = [0, 1, 2];

describe('karma', () => {
  rule.each(
    ['EMX-FREE.7', 'EMX-KRM.1', 'EMX-R35'],
    'arises from another human, or from an Effect at another player',
    [
      { card: 'optimism', target: 2, player: NONE, pos: 2, booked: 0 },
      { card: 'optimism', target: 0, player: NONE, pos: 2, booked: 4 },
      { card: 'catharsis', target: 2, player: NONE, pos: 2, booked: 0 },
      { card: 'catharsis', target: 1, player: NONE, pos: 2, booked: 4 },
      { card: 'insight', target: NONE, player: A, pos: 1, booked: 0 },
      { card: 'insight', target: NONE, player: C, pos: 1, booked: 2 },
      { card: 'charm', target: NONE, player: B, pos: 1, booked: 2 },
      { card: 'euphoria', target: 2, player: A, pos: 3, booked: 0 },
      { card: 'celebration', target: 2, player: A, pos: 1, booked: 2 },
    ],
    ({ card, target, player, pos, booked }) => {
      const t = acting((state) => {
        give(state, A, card);
        give(state, B, 'joy', 'anger');
        for (const human of [1, 2]) setPool(state, human, 4, 4);
      }, free());
      t.play(playFor(2, card, { target, player, pos }));
      expect([0, 1, 2].map((human) => karma(t, human))).toEqual([
        [0, 0],
        [0, 0],
        [booked, 0],
      ]);
    },
  );
});
