import { deepFreeze } from '@rulewright/core';
import { isSame } from '@rulewright/core/author';
import { describe, expect, it } from 'vitest';
import { differences, fingerprints, notFrozen, notJson, notTree, show } from '../../packages/testing/src/data.js';

const shared = [1];

describe('plain data', () => {
  it.each([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [[1, 2], [1, 2, 3], false],
    [[1, 2, 3], [1, 2], false],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: undefined }, { b: undefined }, false],
    [0, -0, false],
    [Number.NaN, Number.NaN, true],
    [[], {}, false],
    [null, {}, false],
    ['1', 1, false],
  ])('%j and %j: the same is %s', (a, b, expected) => {
    expect(isSame(a, b)).toBe(expected);
    expect(isSame(b, a)).toBe(expected);
    const mark = fingerprints();
    if (!expected) expect(mark(a)).not.toBe(mark(b));
  });

  it('has its differences told by path', () => {
    expect(differences({ a: [1, 2], b: 'x' }, { a: [1, 3], c: null })).toBe(
      'a.1: expected 2, found 3\nb: expected "x", found undefined\nc: expected undefined, found null',
    );
    expect(differences(1, [1])).toBe('the whole: expected 1, found [1]');
    expect(differences({ a: 1 }, { a: 1 })).toBe('');
  });

  it('has only so many differences told', () => {
    const told = differences(Array(20).fill(0), Array(20).fill(1)).split('\n');
    expect(told).toHaveLength(9);
    expect(told[8]).toBe('…');
  });

  it('has a fingerprint that changes with every value in it', () => {
    const text = JSON.stringify({ heap: 7, name: 'x', hands: [[1, 2], []], share: 0.25, over: false });
    const changes = ['8', '"y"', '[1,3]', '[[]]', '0.5', 'true'];
    const originals = ['7', '"x"', '[1,2]', '[]', '0.25', 'false'];
    const marks = originals.map((original, i) => fingerprints()(JSON.parse(text.replace(original, changes[i] ?? ''))));
    expect(new Set([...marks, fingerprints()(JSON.parse(text))]).size).toBe(7);
    expect(fingerprints()(JSON.parse(text))).toBe(fingerprints()(JSON.parse(text)));
  });

  it.each([
    [{ a: { b: shared }, c: shared }, 'c'],
    [[[1], [2], [1]], undefined],
    [{ a: [shared, shared] }, 'a.1'],
    [7, undefined],
  ])('is a tree when no object stands in two places: %j', (value, path) => {
    expect(notTree(value)).toBe(path);
  });

  it.each([
    [{ a: [1, null, 'x', true] }, undefined],
    [{ a: [undefined] }, 'a.0: undefined is not JSON'],
    [{ a: -0 }, 'a: 0 is not JSON'],
    [{ a: Number.NaN }, 'a: NaN is not JSON'],
    [{ a: new Map() }, 'a: not a plain object'],
    [() => 1, 'the whole: () => 1 is not JSON'],
  ])('is JSON when JSON can say it', (value, flaw) => {
    expect(notJson(value)).toBe(flaw);
  });

  it('is frozen when no part of it can be written to', () => {
    expect(notFrozen(deepFreeze({ a: [{ b: 1 }] }))).toBeUndefined();
    expect(notFrozen(Object.freeze({ a: Object.freeze([{ b: 1 }]) }))).toBe('a.0');
    expect(notFrozen({})).toBe('the whole');
  });

  it('is shown in one line, whatever it is', () => {
    const cycle: unknown[] = [];
    cycle.push(cycle);
    expect(show('x')).toBe('"x"');
    expect(show(cycle)).toBe('something that cannot be read');
    expect(show('x'.repeat(300))).toHaveLength(201);
  });
});
