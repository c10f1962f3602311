import { at, EngineBug, nextSeat, seatsAfter, seatsFrom } from '@rulewright/core';
import { agendaOf, available, drained, remove, roll, total } from '@rulewright/core/author';
import { describe, expect, test } from 'vitest';
import { Random, seedRng } from '../../packages/core/src/cards/random.js';
import { caught } from './caught.js';

const scripted = (...script: (number | number[])[]) => new Random({ ...seedRng('pieces'), script });

describe('a hand', () => {
  test('gives up a card wherever it lies, once', () => {
    const hand = [5, 6, 5];
    expect([remove(hand, 5), hand]).toEqual([true, [6, 5]]);
    expect([remove(hand, 4), hand]).toEqual([false, [6, 5]]);
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

describe('an agenda', () => {
  test('is a stack of records that are written as they happen', () => {
    const records = ['deal', 'turn', 'end'];
    expect(agendaOf(...records)).toEqual(['end', 'turn', 'deal']);
    expect([records, agendaOf()]).toEqual([['deal', 'turn', 'end'], []]);
  });
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
