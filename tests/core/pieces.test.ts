import {
  at,
  available,
  discard,
  drained,
  draw,
  drawReshuffling,
  EngineBug,
  nextSeat,
  remove,
  roll,
  seatsAfter,
  seatsFrom,
  total,
} from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { Random, seedRng } from '../../packages/core/src/random.js';
import { caught } from './caught.js';

const scripted = (...script: (number | number[])[]) => new Random({ ...seedRng('pieces'), script });

describe('a deck', () => {
  test('is drawn from its end until it is empty', () => {
    const deck = [1, 2];
    expect([draw(deck), draw(deck), draw(deck)]).toEqual([2, 1, undefined]);
  });

  test('is refilled with the shuffled discard pile only when it is empty', () => {
    const [deck, pile] = [[1], [7, 8, 9]];
    const random = scripted([8, 9, 7]);
    expect(drawReshuffling(random, deck, pile)).toBe(1);
    expect([deck, pile]).toEqual([[], [7, 8, 9]]);
    expect(drawReshuffling(random, deck, pile)).toBe(7);
    expect([deck, pile]).toEqual([[8, 9], []]);
  });

  test('gives nothing, and draws nothing at random, when both are empty', () => {
    const rng = seedRng('empty');
    expect(drawReshuffling(new Random(rng), [], [])).toBeUndefined();
    expect(rng).toEqual(seedRng('empty'));
  });
});

describe('a hand', () => {
  test('gives up a card wherever it lies, once', () => {
    const hand = [5, 6, 5];
    expect([remove(hand, 5), hand]).toEqual([true, [6, 5]]);
    expect([remove(hand, 4), hand]).toEqual([false, [6, 5]]);
  });
  test('discards to the top of a pile what it holds, and nothing else', () => {
    const [hand, pile] = [[1, 2], [9]];
    expect(discard(hand, 1, pile)).toBe(true);
    expect(discard(hand, 1, pile)).toBe(false);
    expect([hand, pile]).toEqual([[2], [9, 1]]);
  });
});

describe('dice', () => {
  test('are rolled one after the other', () => {
    expect(roll(scripted(6, 1, 3), 3)).toEqual([6, 1, 3]);
    expect(roll(scripted(20), 1, 20)).toEqual([20]);
    expect(roll(scripted(), 0)).toEqual([]);
  });
  test('have six sides unless told otherwise', () => {
    expect(roll(new Random(seedRng(1)), 9)).toEqual(roll(new Random(seedRng(1)), 9, 6));
  });
  test('are added up', () => expect([total([]), total([1, 5, 6])]).toEqual([0, 12]));
});

describe('a supply', () => {
  test.each([
    [5, 3, 3, 2],
    [5, 5, 5, 0],
    [5, 7, 5, -2],
    [0, 1, 0, -1],
    ['unlimited', 99, 99, 'unlimited'],
  ] as const)('of %s gives for %d wanted %d, and holds %s when all wanted are taken', (supply, wanted, given, left) => {
    expect(available(supply, wanted)).toBe(given);
    expect(drained(supply, wanted)).toBe(left);
  });
  test('takes back what is put back', () => expect(drained(3, -2)).toBe(5));
});

describe('turn order', () => {
  test('goes clockwise and round', () => {
    expect([0, 1, 2].map((seat) => nextSeat(seat, 3))).toEqual([1, 2, 0]);
    expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
    expect(seatsAfter(2, 4)).toEqual([3, 0, 1]);
    expect([seatsFrom(0, 1), seatsAfter(0, 1)]).toEqual([[0], []]);
  });
});

describe('an index that the rules guarantee', () => {
  test('gives the element', () => expect(at(['a', 'b'], 1)).toBe('b'));
  test.each([-1, 2, 0.5, Number.NaN])('is a loud bug when it is %d', (index) => {
    expect(caught(() => at(['a', 'b'], index))).toEqual(new EngineBug(`no element ${index} in a list of 2`));
  });
});
