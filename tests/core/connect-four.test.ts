import { conformance } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { connectFour } from '../games/connect-four.js';

/** The position after discs in these columns, the seats by turns. */
function after(columns: string) {
  let state = connectFour.init(1);
  [...columns].forEach((column, i) => {
    state = connectFour.apply(state, { type: 'drop', seat: i % 2, column: Number(column) });
  });
  return state;
}

describe('connect four, which the bench plays', () => {
  test.each([
    ['a row', '0011223', 0],
    ['a row to the right edge', '6655443', 0],
    ['a column', '0101010', 0],
    ['a column of the second', '10101020', 1],
    ['a diagonal to the right', '01122323363', 0],
    ['a diagonal to the left', '65544343303', 0],
  ])('FOUR-2 four in %s end the game', (_, columns, winner) => {
    const state = after(columns);
    expect(connectFour.legalActions(state)).toEqual([]);
    expect(connectFour.outcome(state)).toMatchObject({ winners: [winner], reason: 'four' });
    expect(connectFour.outcome(after(columns.slice(0, -1)))).toBeUndefined();
  });

  test('FOUR-2 three at one edge and one at the other are no row', () =>
    expect(connectFour.outcome(after('04051633'))).toBeUndefined());

  test('FOUR-1 a full column takes no disc', () => {
    const state = after('000000');
    expect(connectFour.legalActions(state).map(({ column }) => column)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(connectFour.explain(state, { type: 'drop', seat: 0, column: 0 })).toMatchObject({
      rule: 'FOUR-1',
      code: 'full',
      details: { column: 0 },
    });
  });

  test('FOUR-3 a full field without four is a draw', () =>
    expect(connectFour.outcome(after('010101101010232323323232454545545454666666'))).toEqual({
      winners: [0, 1],
      ranking: [[0, 1]],
      scores: [0, 0],
      reason: 'full',
    }));

  test('keeps every law', () => expect(conformance(connectFour, { games: 5 }).games).toBe(5));
});
