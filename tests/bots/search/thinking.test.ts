import { type Expertise, ismcts, type SearchPlayer, type SearchSettings } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/emix';
import { at } from '@rulewright/core';
import { engine as emix } from '@rulewright/emix';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../games/tic-tac-toe.js';
import { present, type TicTacToe } from '../tables.js';
import { searches, searchNames } from './bots.js';
import { think } from './think.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const marked = (...cells: readonly number[]) =>
  cells.reduce((state, cell, n) => ticTacToe.apply(state, { type: 'mark', seat: n % 2, cell }), ticTacToe.init(0));
/** Seat 0 wins with cell 2, and loses with everything else. */
const decisive = marked(0, 3, 1, 4);

const visits = (player: SearchPlayer<TicTacToe>): number =>
  sum(present(player.report()).considered.map((each) => each.visits));

describe.each(searchNames)('%s', (name) => {
  const seated = (iterations: number): SearchPlayer<TicTacToe> => searches[name](ticTacToe, { iterations })();

  test('sees what wins at once, and says so', () => {
    const player = seated(400);
    expect(think(ticTacToe, player, decisive, { seat: 0 })).toEqual({ type: 'mark', seat: 0, cell: 2 });
    expect(at(present(player.report()).considered, 0)).toMatchObject({
      action: { type: 'mark', seat: 0, cell: 2 },
      value: 1,
      line: [{ type: 'mark', seat: 0, cell: 2 }],
    });
  });

  test('thinks as often as it is told', () => {
    for (const iterations of [1, 7, 100]) {
      const player = seated(iterations);
      think(ticTacToe, player, marked(4), { seat: 1 });
      expect(present(player.report()).iterations).toBe(iterations);
      expect(visits(player)).toBe(iterations);
    }
  });

  test('has every action in its report, the choice first', () => {
    const player = seated(300);
    const choice = think(ticTacToe, player, marked(4), { seat: 1 });
    const cells = present(player.report()).considered.map(({ action }) => action.cell);
    expect(cells[0]).toBe(choice.cell);
    expect([...cells].sort()).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
  });

  test('thinks the same with the same seed, and otherwise with another', () => {
    const thought = (seed: string): string => {
      const player = searches[name](emix, { iterations: 12, worlds: 3, expertise })();
      const start = emix.init('thinking');
      think(emix, player, start, { seat: at(present(emix.decision(start)).seats, 0), seed });
      return player.explain();
    };
    expect(thought('a')).toBe(thought('a'));
    expect(thought('a')).not.toBe(thought('b'));
  });

  test('does not think where there is one answer', () => {
    const player = seated(10);
    const state = marked(0, 1, 2, 4, 3, 5, 7, 6);
    expect(think(ticTacToe, player, state, { seat: 0 })).toEqual({ type: 'mark', seat: 0, cell: 8 });
    expect(player.report()).toBeUndefined();
    expect(player.explain()).toBe('there was nothing to think about');
  });
});

describe('by time', () => {
  /** A millisecond goes by whenever somebody looks. */
  const ticking = () => {
    let time = 0;
    return () => time++;
  };
  const iterationsIn = (settings: object, clock = { move: 1e9, game: 1e9 }): number => {
    const player = ismcts(ticTacToe, { now: ticking(), ...settings })();
    think(ticTacToe, player, marked(4), { seat: 1, clock });
    return present(player.report()).iterations;
  };

  test.each([
    ['its own time', { milliseconds: 50 }, { move: 1e9, game: 1e9 }, 50],
    ['four fifths of the time for the move', { milliseconds: 1e6 }, { move: 100, game: 1e9 }, 80],
    ['a thirtieth of the time for the game', { milliseconds: 1e6 }, { move: 1e9, game: 900 }, 30],
    ['its iterations, when they are done before', { milliseconds: 50, iterations: 20 }, { move: 1e9, game: 1e9 }, 20],
    ['the clock, when its iterations take longer', { iterations: 1000 }, { move: 10, game: 1e9 }, 8],
    ['one iteration, when there is no time at all', { milliseconds: 50 }, { move: 0, game: 0 }, 1],
  ])('it thinks for %s', (_, settings, clock, iterations) => {
    expect(iterationsIn(settings, clock)).toBe(iterations);
  });
});

test('a report in words has visits, values and lines', () => {
  const player = ismcts(ticTacToe, { iterations: 200 })();
  think(ticTacToe, player, decisive, { seat: 0 });
  const [head, titles, first, ...others] = player.explain().split('\n');
  expect(head).toBe('200 iterations, 5 actions tried');
  expect(titles).toBe('visits  value  line');
  expect(first).toMatch(/^ {3}1\d\d {2}1\.000 {2}0 mark 2$/);
  expect(others).toHaveLength(4);
  for (const other of others) expect(other).toMatch(/^ {4}[ \d]\d {2}0\.\d{3} {2}0 mark \d(, [01] mark \d)*$/);
});

describe('the trees of the last decision', () => {
  const afterReply = (reuse: boolean): number => {
    const player = ismcts(ticTacToe, { iterations: 300, reuse })();
    const first = think(ticTacToe, player, ticTacToe.init(0), { seat: 0 });
    const [, reply] = at(present(player.report()).considered, 0).line;
    const mine = ticTacToe.apply(ticTacToe.init(0), first);
    const answered = ticTacToe.apply(mine, reply as typeof first);
    think(ticTacToe, player, answered, { seat: 0 });
    return visits(player);
  };

  test('are read on from', () => {
    expect(afterReply(true)).toBeGreaterThan(300 + 10);
  });

  test('are forgotten when that is asked for', () => {
    expect(afterReply(false)).toBe(300);
  });

  test('are of no use when the game is another one', () => {
    const player = ismcts(ticTacToe, { iterations: 300 })();
    think(ticTacToe, player, ticTacToe.init(0), { seat: 0 });
    think(ticTacToe, player, marked(0, 1, 2, 3), { seat: 0 });
    expect(visits(player)).toBe(300);
  });
});

describe('what somebody knows about the game', () => {
  /** Likes high numbers, and thinks that seat 0 stands well whatever happens. */
  const fond: Expertise<TicTacToe> = {
    weights: () => ({
      consider: () => {},
      weightOfType: () => 1,
      weightOf: ({ cell }) => cell,
      reasons: {},
    }),
    values: () => () => [0.9, 0.1],
  };
  const considered = (settings: SearchSettings<TicTacToe>) => {
    const player = ismcts(ticTacToe, { expertise: fond, ...settings })();
    think(ticTacToe, player, ticTacToe.init(0), { seat: 0 });
    return present(player.report()).considered;
  };
  const cells = (settings: SearchSettings<TicTacToe>) => considered(settings).map(({ action }) => action.cell);

  test('is tried first', () => {
    expect(cells({ iterations: 1 })).toEqual([8]);
    expect(cells({ iterations: 3, widening: { base: 9 } }).sort()).toEqual([6, 7, 8]);
  });

  test.each([
    [{ base: 1, exponent: 0.5 }, 25, [4, 5, 6, 7, 8]],
    [{ base: 1, exponent: 0.5 }, 26, [3, 4, 5, 6, 7, 8]],
    [{ base: 2, exponent: 0.5 }, 8, [3, 4, 5, 6, 7, 8]],
    [{ base: 9, exponent: 0.5 }, 25, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ])('is all that is tried of a long list: %j after %i visits', (widening, iterations, tried) => {
    expect(cells({ iterations, widening, cutOff: 0 }).sort()).toEqual(tried);
  });

  test('judges where a playout is cut off', () => {
    for (const { value } of considered({ iterations: 30, cutOff: 2 })) expect(value).toBeCloseTo(0.9, 12);
  });

  test('does not judge a game that is over', () => {
    for (const { value } of considered({ iterations: 300, cutOff: Number.POSITIVE_INFINITY }))
      expect(value).not.toBeCloseTo(0.9, 3);
  });

  test('advises the search, and whoever searches may know better', () => {
    const expertise: Expertise<TicTacToe> = { ...fond, search: { cutOff: 0, widening: { base: 1 } } };
    expect(considered({ iterations: 8, expertise }).map(({ value }) => value)).toEqual([0.9, 0.9, 0.9]);
    expect(considered({ iterations: 8, expertise, widening: { base: 9 } })).toHaveLength(8);
  });
});
