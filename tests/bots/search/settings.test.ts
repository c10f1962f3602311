import { playerOf, type SearchSettings } from '@rulewright/bots';
import { InputError } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../games/tic-tac-toe.js';
import { searches, searchNames } from './bots.js';

const refused: readonly (readonly [SearchSettings<typeof ticTacToe>, string])[] = [
  [{ iterations: 0 }, 'iterations: 0 found, a whole number from 1 on expected'],
  [{ iterations: 1.5 }, 'iterations: 1.5 found, a whole number from 1 on expected'],
  [{ milliseconds: 0 }, 'milliseconds: 0 found, a number above 0 expected'],
  [{ milliseconds: Number.NaN }, 'milliseconds: NaN found, a number above 0 expected'],
  [{ worlds: 0 }, 'worlds: 0 found, a whole number from 1 on expected'],
  [{ worlds: Number.POSITIVE_INFINITY }, 'worlds: Infinity found, a whole number from 1 on expected'],
  [{ exploration: -1 }, 'exploration: -1 found, a number above 0 expected'],
  [{ widening: { base: 0 } }, 'widening.base: 0 found, a number above 0 expected'],
  [{ widening: { exponent: 0 } }, 'widening.exponent: 0 found, a number above 0 expected'],
  [{ playouts: 'clever' as 'uniform' }, 'playouts: "clever" found, one of weighted, uniform expected'],
];

describe.each(searchNames)('%s', (name) => {
  test.each(refused)('is refused with %j', (settings, message) => {
    expect(() => searches[name](ticTacToe, settings)).toThrow(InputError);
    expect(() => searches[name](ticTacToe, settings)).toThrow(message);
  });
});

test.each([
  ['ismcts:none', 'iterations: "none" found, a whole number from 1 on expected'],
  ['uct:10:worlds=0', 'worlds: 0 found, a whole number from 1 on expected'],
  ['ismcts:10:observers=two', 'observers: "two" found, one of one, all expected'],
  ['flat:10:observers=all', '"observers=all" is no setting of this bot'],
  ['flat:10:playouts=3', 'playouts: 3 found, one of weighted, uniform expected'],
])('%s is refused', (name, message) => {
  expect(() => playerOf(ticTacToe, name)).toThrow(message);
});

test.each(['ismcts:10', 'ismcts:10:observers=one', 'uct:10:worlds=1', 'flat:iterations=10:playouts=uniform', 'flat'])(
  '%s sits down',
  (name) => {
    expect(() => playerOf(ticTacToe, name)).not.toThrow();
  },
);
