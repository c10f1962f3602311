import { analyse, byHeuristics, type Expertise, inEarnest, ismcts, likelihoods } from '@rulewright/bots';
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

describe('Answers that nobody gives in earnest', () => {
  /** Nobody marks a cell but the last two. */
  const picky: Expertise<TicTacToe> = {
    weights: () => middle(),
    values: () => () => [0.5, 0.5],
    isPointless: (_position, { cell }) => cell < 7,
  };
  const cells = (actions: readonly { readonly cell: number }[]): number[] => actions.map(({ cell }) => cell);

  test('are left out where others are left', () => {
    expect(cells(inEarnest<TicTacToe>(picky, start, legal))).toEqual([7, 8]);
    expect(inEarnest(picky, start, legal.slice(0, 3))).toEqual(legal.slice(0, 3));
    expect(inEarnest(undefined, start, legal)).toBe(legal);
  });

  test('are tried by no search', async () => {
    const player = ismcts(ticTacToe, { expertise: picky, iterations: 40 })();
    const clock = { move: 1e9, game: 1e9 };
    const decision = ticTacToe.decision(start);
    if (decision === undefined) throw new Error('nobody is asked');
    const choice = await player.choose(ticTacToe.view(start, 0), decision, legal, clock);
    expect([7, 8]).toContain(choice.cell);
    expect(cells((player.report()?.considered ?? []).map(({ action }) => action)).toSorted()).toEqual([7, 8]);
  });

  test('are studied only if they are attended to', async () => {
    const view = ticTacToe.view(start, 0);
    const settings = { expertise: picky, iterations: 40, judge: 'hand' } as const;
    const studied = async (more: object): Promise<number[]> =>
      cells((await analyse(ticTacToe, view, { ...settings, ...more })).answers.map(({ action }) => action)).toSorted();
    expect(await studied({})).toEqual([7, 8]);
    expect(await studied({ attend: [{ type: 'mark', seat: 0, cell: 2 }] })).toEqual([2, 7, 8]);
    const from = await analyse(ticTacToe, view, settings);
    expect(await studied({ from, iterations: 200 })).toEqual([7, 8]);
  });
});
