import { engine } from '@rulewright/euphoria';
import {
  available,
  resolve,
  setKnowledge,
  setMorale,
  setPlayer,
  setShared,
  star,
} from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { finish, last, result } from './finish.js';
import { nineStars } from './nine-stars.js';
import { type EuState, place, position } from './positions.js';

// EUP-END: the result, and the limit of turns.

describe('the result', () => {
  rule(['EUP-END.6', 'EUP-END.7'], 'names the winner, the reason, and the others by stars placed and seat', () => {
    const game = finish(
      [2, 2, 0],
      (state) => {
        nineStars(state, 0, 2);
        setPlayer(state, 2, { morale: 2 });
        star(state, 1, 'icarite', 2);
        star(state, 4, 'euphorian', 2);
        star(state, 3, 'subterran', 1);
      },
      { players: 5 },
    );
    game.play(last);
    expect(result(game)).toEqual({
      winners: [2],
      ranking: [[2], [0], [1, 4], [3]],
      scores: [10, 2, 10, 1, 2],
      reason: 'tenth-star',
    });
    expect(game.state.end).toEqual({
      reason: 'tenth-star',
      finishers: [0, 2],
      tieBreaker: 'morale',
      winners: [2],
    });
  });

  rule('EUP-END.7', 'ranks players without a star last, in the order of their seats', () => {
    const game = finish([1], (state) => nineStars(state, 0), { players: 3 }).play(last);
    expect(result(game)).toEqual({ winners: [0], ranking: [[0], [1], [2]], scores: [10, 1, 0], reason: 'tenth-star' });
  });

  rule('EUP-END.6', 'there is none while the game is running', () => {
    expect(result(position(() => undefined))).toBeUndefined();
    expect(engine.outcome(engine.init('start'))).toBeUndefined();
  });
});

describe('the turn limit', () => {
  const endTurn = (seat: number) => ({ type: 'end-turn', seat }) as const;
  const limited = (recipe: (state: EuState) => void, turnLimit = 1) =>
    position(
      (state) => {
        recipe(state);
        setShared(state, { turn: Math.max(1, turnLimit) });
      },
      { turnLimit },
    ).play(place(0, 1, 'farm'), endTurn(0));

  rule(['EUP-END.8', 'EUP-R70'], 'ends the game after that many turns, and not before the last of them is over', () => {
    const game = position(() => undefined, { turnLimit: 3 });
    for (const seat of [0, 1, 2]) {
      expect([game.state.end, game.state.turn]).toEqual([null, seat + 1]);
      game.play(place(seat, 1, 'farm'), endTurn(seat));
    }
    expect([game.state.turn, game.state.end?.reason, game.state.agenda]).toEqual([3, 'turn-limit', []]);
    expect(game.events.at(-1)).toEqual({
      type: 'game-ended',
      rule: 'EUP-END.8',
      reason: 'turn-limit',
      winners: [0, 1, 2],
      finishers: [],
      tieBreaker: 'shared',
    });
    expect(result(game)?.reason).toBe('turn-limit');
  });

  rule.each(
    ['EUP-END.8', 'EUP-END.3'],
    'gives the game to most stars, then by the criteria, and is shared at last',
    [
      { by: 'none', laid: [1, 3, 2], morale: [6, 1, 1], knowledge: [3, 3, 3], winners: [1] },
      { by: 'morale', laid: [2, 2, 1], morale: [1, 2, 6], knowledge: [1, 6, 1], winners: [1] },
      { by: 'knowledge', laid: [2, 0, 2], morale: [2, 6, 2], knowledge: [4, 1, 3], winners: [2] },
      { by: 'shared', laid: [2, 1, 2], morale: [2, 6, 2], knowledge: [4, 1, 4], winners: [0, 2] },
    ],
    ({ by, laid, morale, knowledge, winners }) => {
      const game = limited((state) => {
        for (const [seat, count] of laid.entries()) {
          if (count > 0) resolve(state, seat, 'join');
          star(state, seat, 'euphorian', Math.max(0, Math.min(1, count - 1)));
          star(state, seat, 'subterran', Math.max(0, count - 2));
        }
        // the visit to the Farm moves no track in this band
        setMorale(state, ...morale);
        setKnowledge(state, ...knowledge);
        available(state, 0, 1, 1);
      });
      expect(game.state.end).toEqual({ reason: 'turn-limit', finishers: [], tieBreaker: by, winners });
      expect(result(game)?.winners).toEqual(winners);
      expect(result(game)?.ranking[0]).toEqual(winners);
    },
  );

  rule(['EUP-END.8', 'EUP-R70'], 'is not there when it is 0', () => {
    const game = position(
      (state) => {
        setShared(state, { turn: 100_000 });
      },
      { turnLimit: 0 },
    ).play(place(0, 1, 'farm'), endTurn(0));
    expect([game.state.turn, game.state.end]).toEqual([100_001, null]);
  });
});
