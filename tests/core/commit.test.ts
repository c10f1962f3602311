import { describe, expect, test } from 'vitest';
import { clone } from '../../packages/core/src/clone.js';
import { amend, commit } from '../../packages/core/src/commit.js';
import { deepFreeze } from '../../packages/core/src/freeze.js';
import { answer, lab, open } from '../games/lab.js';

interface Tree {
  name: string;
  list: number[];
  players: { money: number; hand: number[] }[];
  extra: Record<string, unknown>;
}
const base = (): Tree =>
  deepFreeze({
    name: 'base',
    list: [1, 2, 3],
    players: [
      { money: 1, hand: [4] },
      { money: 2, hand: [] },
    ],
    extra: { a: 1 },
  });
const change = (recipe: (tree: Tree) => void): [Tree, Tree, Tree] => {
  const before = base();
  const wanted = clone(before);
  recipe(wanted);
  return [before, commit(before, clone(wanted)), wanted];
};
const everywhereFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(everywhereFrozen));

describe('a clone', () => {
  test('equals the value and shares no object with it', () => {
    const value = {
      a: [1, 2],
      b: [[1], [2]],
      c: [{ d: null }, null],
      e: { f: { g: 'x' } },
      h: [null, { i: 1 }],
      j: [],
    };
    const copy = clone(value);
    expect(copy).toStrictEqual(value);
    const objects = (node: unknown): object[] =>
      typeof node === 'object' && node !== null ? [node, ...Object.values(node).flatMap(objects)] : [];
    const mine = new Set(objects(copy));
    expect(objects(value).filter((part) => mine.has(part))).toEqual([]);
  });
  test('of frozen data can be written to', () => {
    const copy = clone(base());
    copy.players[0]?.hand.push(7);
    expect(copy.players[0]?.hand).toEqual([4, 7]);
  });
  test.each([undefined, null, 7, 'text', true])('of %j is the same', (value) => expect(clone(value)).toBe(value));
});

describe('a commit', () => {
  test.each<[string, (tree: Tree) => void]>([
    [
      'a field',
      (tree) => {
        tree.name = 'other';
      },
    ],
    [
      'an element',
      (tree) => {
        tree.list[1] = 9;
      },
    ],
    [
      'a longer list',
      (tree) => {
        tree.list.push(4, 5);
      },
    ],
    [
      'a shorter list',
      (tree) => {
        tree.list.length = 1;
      },
    ],
    [
      'an empty list',
      (tree) => {
        tree.players = [];
      },
    ],
    [
      'a list that was empty',
      (tree) => {
        tree.players[1]?.hand.push(8);
      },
    ],
    [
      'an object deep inside',
      (tree) => {
        Object.assign(tree.players[1] ?? {}, { money: 0 });
      },
    ],
    [
      'another element in the middle',
      (tree) => {
        tree.players.splice(1, 0, { money: 5, hand: [5] });
      },
    ],
    [
      'an added field',
      (tree) => {
        tree.extra.b = { deep: [1] };
      },
    ],
    [
      'a removed field',
      (tree) => {
        delete tree.extra.a;
      },
    ],
    [
      'a renamed field',
      (tree) => {
        tree.extra = { z: 1 };
      },
    ],
    [
      'a field that every object seems to have',
      (tree) => {
        tree.extra = { constructor: 1 };
      },
    ],
    [
      'a field without a value in the place of another',
      (tree) => {
        tree.extra = { b: undefined };
      },
    ],
    [
      'a list where an object was',
      (tree) => {
        tree.extra = { a: [1] };
      },
    ],
    [
      'an object where a list was',
      (tree) => {
        Object.assign(tree, { list: { 0: 1, 1: 2, 2: 3 } });
      },
    ],
    [
      'null where an object was',
      (tree) => {
        Object.assign(tree, { extra: null });
      },
    ],
  ])('of %s gives what the recipe made, frozen through and through', (_, recipe) => {
    const [before, after, wanted] = change(recipe);
    expect(after).toStrictEqual(wanted);
    expect(everywhereFrozen(after)).toBe(true);
    expect(before).toStrictEqual(base());
  });

  test('that changes nothing gives the same object', () => {
    const [before, after] = change(() => {});
    expect(after).toBe(before);
  });

  test('keeps every part that did not change', () => {
    const [before, after] = change((tree) => Object.assign(tree.players[1] ?? {}, { money: 7 }));
    expect(after).not.toBe(before);
    expect(after.players).not.toBe(before.players);
    expect(after.players[1]).not.toBe(before.players[1]);
    expect(after.players[0]).toBe(before.players[0]);
    expect(after.players[1]?.hand).toBe(before.players[1]?.hand);
    expect(after.list).toBe(before.list);
    expect(after.extra).toBe(before.extra);
  });

  test('takes the parts of the new value instead of copying them', () => {
    const before = base();
    const next = clone(before);
    const hand = [1, 2, 3];
    next.players.push({ money: 3, hand });
    expect(commit(before, next).players[2]?.hand).toBe(hand);
  });

  test('leaves a base that is not frozen as it was', () => {
    const before = clone(base());
    const next = clone(before);
    next.list.push(4);
    const after = commit(before, next);
    expect(after.list).toEqual([1, 2, 3, 4]);
    expect(everywhereFrozen(after)).toBe(true);
    expect([before, before.list, before.players, before.players[0]].some(Object.isFrozen)).toBe(false);
    before.extra.a = 2;
    expect(after.extra).toEqual({ a: 1 });
  });
});

describe('an amendment', () => {
  test('replaces fields and shares the others', () => {
    const before = base();
    const after = amend(before, { name: 'amended' });
    expect(after).toStrictEqual({ ...base(), name: 'amended' });
    expect(after.players).toBe(before.players);
    expect(everywhereFrozen(after)).toBe(true);
  });
  test('leaves a base that is not frozen as it was', () => {
    const before = clone(base());
    expect(everywhereFrozen(amend(before, { name: 'amended' }))).toBe(true);
    expect([before, before.list, before.players].some(Object.isFrozen)).toBe(false);
  });
});

describe('a state', () => {
  const ask = { kind: 'ask' as const, seat: 0, words: [['go']], brings: {} };

  test('keeps the options and untouched parts of the one before it', () => {
    const before = open(ask, ask);
    const after = answer(before, '0 go');
    expect(after.options).toBe(before.options);
    expect(after.rng).toBe(before.rng);
    expect(after.agenda[0]).toBe(before.agenda[0]);
    expect(everywhereFrozen(after)).toBe(true);
  });

  test('may have a record of another kind in the place of an old one', () => {
    const before = open(ask, { kind: 'round', seat: -1, left: [1], words: [[], ['x']] });
    expect(before.agenda).toHaveLength(2);
    const after = answer(before, '0 go');
    expect(after.agenda).toEqual([{ kind: 'round', seat: 1, left: [], words: [[], ['x']] }]);
    expect(before.agenda.at(-1)).toEqual(ask);
  });

  test('that was read from JSON and not loaded is neither frozen nor changed', () => {
    const frozenState = open(ask, { kind: 'roll', sides: 6 }, ask);
    const loose: typeof frozenState = JSON.parse(JSON.stringify(frozenState));
    const go = { type: 'say' as const, seat: 0, word: 'go' };
    expect(lab.apply(loose, go)).toEqual(lab.apply(frozenState, go));
    expect(lab.scriptDraws(loose, [1])).toEqual(lab.scriptDraws(frozenState, [1]));
    lab.reseed(loose, 2);
    lab.view(loose, 0);
    lab.chanceOutcomes(loose, go);
    expect(loose).toStrictEqual(frozenState);
    expect(everywhereFrozen(loose.agenda) || Object.isFrozen(loose) || Object.isFrozen(loose.options)).toBe(false);
  });
});
