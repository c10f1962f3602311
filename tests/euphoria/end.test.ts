import { engine } from '@rulewright/euphoria';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { finish, last } from './finish.js';
import { nineStars } from './nine-stars.js';

// EUP-END: when the game ends, who wins, and by which criterion.

rule(['EUP-END.1', 'EUP-END.2', 'EUP-OBJ.1'], 'the tenth star ends the game at once, in whoever’s turn', () => {
  const game = finish([1, 2], (state) => nineStars(state, 2), { players: 4 }).play(last);
  expect(game.state.end).toEqual({ reason: 'tenth-star', finishers: [2], tieBreaker: 'none', winners: [2] });
  expect(game.events.map(({ type }) => type)).toEqual([
    'worker-placed',
    'placement-paid',
    'goods-lost',
    'market-completed',
    'workers-returned',
    'workers-returned',
    'workers-returned',
    'star-placed',
    'star-placed',
    'star-placed',
    'game-ended',
  ]);
  expect(game.events.at(-1)).toEqual({
    type: 'game-ended',
    rule: 'EUP-END.2',
    reason: 'tenth-star',
    winners: [2],
    finishers: [2],
    tieBreaker: 'none',
  });
  expect([game.legal(), engine.decision(game.state)?.seats ?? [], game.state.agenda]).toEqual([[], [], []]);
});
