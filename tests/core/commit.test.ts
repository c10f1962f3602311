import { describe, expect, test } from 'vitest';
import { clone, commit, deepFreeze } from '../../packages/core/src/ground/commit.js';
import { answer, type LabState, lab, open } from '../games/lab.js';
import { laid, sleight } from '../games/sleight.js';

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

  test('with a frozen part in the place of another has that part, as it is', () => {
    const first = deepFreeze({ money: 1, hand: [4] });
    const second = deepFreeze({ money: 2, hand: [4] });
    const after = commit(deepFreeze({ players: [first, second] }), { players: [second, first] });
    expect(after).toStrictEqual({ players: [second, first] });
    expect(after.players[0]).toBe(second);
  });

  test('with a field that has no value before and after changes nothing', () => {
    const before = deepFreeze({ a: undefined, b: [1] });
    expect(commit<{ a: undefined; b: readonly number[] }>(before, { a: undefined, b: [1] })).toBe(before);
    expect(commit<object>(before, { b: [1] })).toStrictEqual({ b: [1] });
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

  const loose = (): LabState => JSON.parse(JSON.stringify(open(ask, { kind: 'roll', sides: 6 }, ask)));
  const go = { type: 'say' as const, seat: 0, word: 'go' };

  test.each([
    ['not frozen', loose],
    ['frozen on the outside alone', () => Object.freeze(loose())],
  ])('that was read from JSON, is not loaded and %s stays as it was, and what comes of it is frozen', (_, read) => {
    const [given, loaded] = [read(), lab.load(loose())];
    const wasFrozen = Object.isFrozen(given);
    const verbs: ((state: LabState) => unknown)[] = [
      (state) => lab.apply(state, go),
      (state) => lab.step(state, go),
      (state) => lab.scriptDraws(state, [1]),
      (state) => lab.reseed(state, 2),
      (state) => lab.view(state, 0),
      (state) => lab.chanceOutcomes(state, go),
    ];
    for (const verb of verbs) {
      const result = verb(given);
      expect(result).toEqual(verb(loaded));
      expect(everywhereFrozen(result)).toBe(true);
    }
    expect(given).toStrictEqual(loaded);
    expect(Object.isFrozen(given)).toBe(wasFrozen);
    expect([given.options, given.rng, given.agenda, given.agenda[0]].some(Object.isFrozen)).toBe(false);
  });

  test('with options that are frozen on the outside alone shares nothing of them', () => {
    const given = loose();
    Object.freeze(given.options);
    expect(everywhereFrozen(lab.apply(given, go))).toBe(true);
    expect(Object.isFrozen(given.options.agenda)).toBe(false);
  });

  test('whose parts a view shares is not written to: what is hidden is laid face down in copies', () => {
    const state = laid({ hands: [[0, 1], [2]], pile: [3] });
    const before = JSON.stringify(state);
    const view = sleight.view(state, 0);
    expect(view.position.hands[0]).toBe(state.hands[0]);
    expect(view.position.hands[1]).not.toBe(state.hands[1]);
    expect(everywhereFrozen(view)).toBe(true);
    expect(JSON.stringify(state)).toBe(before);
  });
});
