import { byHeuristics, likelihoods } from '@rulewright/bots';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../games/tic-tac-toe.js';

type TicTacToe = typeof ticTacToe;
type Position = ReturnType<TicTacToe['view']>['position'];

const start = ticTacToe.init('thumbs');
const legal = ticTacToe.legalActions(start);
const middle = (read: (position: Position) => object = () => ({})) =>
  byHeuristics<TicTacToe, object>(read, {
    mark: { because: 'the middle lies on most lines', type: 3, action: ({ cell }) => (cell === 4 ? 4 : 0.5) },
  });

describe('Rules of thumb', () => {
  test('weigh types and actions, and give their reasons', () => {
    const weights = middle();
    weights.consider(start, 0);
    expect(weights.weightOfType('mark')).toBe(3);
    expect(legal.map((action) => weights.weightOf(action))).toEqual([0.5, 0.5, 0.5, 0.5, 4, 0.5, 0.5, 0.5, 0.5]);
    expect(weights.reasons).toEqual({ mark: 'the middle lies on most lines' });
  });

  test('weigh 1 what they do not name', () => {
    const weights = byHeuristics<TicTacToe, object>(() => ({}), {});
    weights.consider(start, 0);
    expect(weights.weightOfType('mark')).toBe(1);
    expect(legal.map((action) => weights.weightOf(action))).toEqual(legal.map(() => 1));
    expect(weights.reasons).toEqual({});
  });

  test('read a position when a rule first asks for it, and once', () => {
    const seen: Position[] = [];
    const weights = middle((position) => {
      seen.push(position);
      return {};
    });
    const next = ticTacToe.apply(start, { type: 'mark', seat: 0, cell: 0 });
    weights.consider(start, 0);
    weights.weightOfType('mark');
    expect(seen).toEqual([]);
    for (const action of legal) weights.weightOf(action);
    expect(seen).toEqual([start]);
    likelihoods(weights, next, 1, ticTacToe.legalActions(next));
    expect(seen).toEqual([start, next]);
  });

  test('weigh nothing before there is a position', () => {
    expect(() => middle().weightOf({ type: 'mark', seat: 0, cell: 0 })).toThrow('no position is considered');
  });
});

describe('Likelihoods', () => {
  const one = { type: 'a', seat: 0 };
  const other = { type: 'b', seat: 0 };
  const third = { type: 'b', seat: 0 };
  const table: [string, Record<string, number>, number[], number[]][] = [
    ['shares by type, then by action', { a: 1, b: 3 }, [5, 1, 2], [0.25, 0.25, 0.5]],
    ['one action has all of its type', { a: 1, b: 1 }, [0.001, 0, 7], [0.5, 0, 0.5]],
    ['nothing for a type of weight 0', { a: 0, b: 2 }, [1, 1, 3], [0, 0.25, 0.75]],
    ['equal types where all weigh 0', { a: 0, b: 0 }, [1, 1, 1], [0.5, 0.25, 0.25]],
    ['equal actions where all of a type weigh 0', { a: 1, b: 1 }, [0, 0, 0], [0.5, 0.25, 0.25]],
  ];
  test.each(table)('%s', (_, types, actions, expected) => {
    const legal = [one, other, third];
    const weights = {
      consider: () => {},
      weightOfType: (type: string) => types[type] ?? 1,
      weightOf: (action: (typeof legal)[number]) => actions[legal.indexOf(action)] ?? 1,
      reasons: {},
    };
    expect(likelihoods(weights, start, 0, legal)).toEqual(expected);
  });
});
