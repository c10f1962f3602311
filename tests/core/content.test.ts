import { digest, EngineBug } from '@rulewright/core';
import { createEngine, duplicates, noContent, packProblems, withoutFields } from '@rulewright/core/author';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadPack } from '../../packages/core/src/game/content.js';
import { hush, spec } from '../games/hush.js';
import { content, type HushPack } from '../games/hush-state.js';
import { issues } from './caught.js';
import { runs } from './runs.js';

const [purse, ...others] = content.base.cards;
const card = { id: 'gag', kind: 'hush', back: 'moon', count: 12, provenance: 'published' } as const;
const small: HushPack = { id: 'small', cards: [card] };

describe('a content pack', () => {
  test('is read by the game, and named by its id and a digest of all that is in it', () => {
    const { name, content: read } = loadPack(content, small);
    expect(name).toMatch(/^small#[0-9a-f]{16}$/);
    expect(read).toEqual({ kinds: ['hush'], backs: ['moon'], ids: ['gag'], counts: [12] });
    expect(loadPack(content, { ...small }).name).toBe(name);
    expect(loadPack(content, { cards: [{ ...card }], id: 'small' }).name).toBe(name);
    expect(loadPack(content, { ...small, cards: [{ ...card, count: 13 }] }).name).not.toBe(name);
  });

  test('is named by what the rules read alone, where the game says what that is', () => {
    const read = { ...content, identity: withoutFields(['provenance', 'kind']) };
    const { name } = loadPack(read, small);
    expect(name).toBe(`small#${digest({ id: 'small', cards: [{ id: 'gag', back: 'moon', count: 12 }] }).slice(0, 16)}`);
    expect(loadPack(read, { ...small, cards: [{ ...card, provenance: 'attested' }] }).name).toBe(name);
    expect(loadPack(content, { ...small, cards: [{ ...card, provenance: 'attested' }] }).name).not.toBe(
      loadPack(content, small).name,
    );
    expect(loadPack(read, { ...small, cards: [{ ...card, count: 13 }] }).name).not.toBe(name);
    expect(loadPack(read, { ...small, id: 'other' }).name).toMatch(/^other#/);
  });

  test('keeps all but the fields of given names, at any depth', () => {
    const pack = { id: 'x', name: { en: 'X' }, cards: [{ id: 'a', note: null, deep: [[{ name: 1, n: 2 }]] }, 'name'] };
    expect(withoutFields(['name', 'note'])(pack)).toEqual({
      id: 'x',
      cards: [{ id: 'a', deep: [[{ n: 2 }]] }, 'name'],
    });
    expect(pack.name).toEqual({ en: 'X' });
  });

  test('is the base pack unless another is given', () => {
    expect(createEngine(spec).contentName).toBe(hush.contentName);
    expect(createEngine(spec, {}).contentName).toBe(hush.contentName);
    expect(createEngine(spec, { content: undefined }).contentName).toBe(hush.contentName);
    expect(loadPack(content, content.base).name).toBe(hush.contentName);
  });

  test('is copied and frozen: nobody changes the rules of a running engine', () => {
    const mine = structuredClone(small);
    const engine = createEngine(spec, { content: mine });
    const first = mine.cards[0];
    if (first !== undefined) first.kind = 'purse';
    expect(engine.content.kinds[0]).toBe('hush');
    expect(Object.isFrozen(engine.content.kinds)).toBe(true);
    expect(Object.isFrozen(mine.cards) || Object.isFrozen(content.base) || Object.isFrozen(content.base.cards)).toBe(
      false,
    );
  });

  test('marks the states: no engine takes those of another pack', () => {
    const engine = createEngine(spec, { content: small });
    const wrong = [{ path: 'content', message: `expected ${hush.contentName}, found ${engine.contentName}` }];
    const state = engine.init(1);
    expect(state.hands.flat()).toHaveLength(6);
    expect(issues(() => hush.legalActions(state))).toEqual(wrong);
    expect(hush.validate(state)).toEqual(wrong);
    expect(issues(() => hush.determinize(engine.view(state, 0), 1))).toEqual(wrong);
  });
});

describe('a bad content pack', () => {
  const provenances = 'Invalid option: expected one of "attested"|"published"|"reconstructed"';
  test.each<[string, unknown, readonly { path: string; message: string }[]]>([
    ['nothing', null, [{ path: '', message: 'Invalid input: expected object, received null' }]],
    [
      'what is not JSON',
      { id: 'x', cards: [{ ...card, count: 1n }] },
      [{ path: 'cards.0.count', message: 'bigint is not JSON' }],
    ],
    ['no cards', { id: 'x' }, [{ path: 'cards', message: 'Invalid input: expected array, received undefined' }]],
    ['an unknown field', { ...small, note: 1 }, [{ path: 'note', message: 'Unrecognized key: "note"' }]],
    [
      'an unknown field inside',
      { id: 'x', cards: [{ ...card, price: 1 }] },
      [{ path: 'cards.0.price', message: 'Unrecognized key: "price"' }],
    ],
    [
      'an unknown provenance',
      { id: 'x', cards: [{ ...card, provenance: 'guessed' }] },
      [{ path: 'cards.0.provenance', message: provenances }],
    ],
    [
      'a name that is nearly right',
      { id: 'x', cards: [{ ...card, provenance: 'publised' }] },
      [{ path: 'cards.0.provenance', message: `${provenances}, did you mean published?` }],
    ],
    [
      'several problems',
      { id: '', cards: [purse, { ...card, count: 0 }, { ...card, kind: 'x' }] },
      [
        { path: 'id', message: 'expected at least 1 characters, found 0' },
        { path: 'cards.1.count', message: 'expected at least 1, found 0' },
        { path: 'cards.2.kind', message: 'Invalid option: expected one of "purse"|"strike"|"thief"|"hush"' },
      ],
    ],
    [
      'what only the game can see',
      {
        id: 'x',
        cards: [
          { ...card, count: 5 },
          { ...card, count: 6 },
        ],
      },
      [
        { path: 'cards.1.id', message: 'gag is listed twice' },
        { path: 'cards', message: '12 cards are needed, 11 are there' },
      ],
    ],
  ])('with %s is refused with every problem and its path', (_, pack, expected) => {
    expect(packProblems(content, pack)).toEqual(expected);
    expect(issues(() => createEngine(spec, { content: pack }))).toEqual(expected);
  });

  test('of any kind is refused as input, and only as that', () => {
    const odd = fc.record({ id: fc.anything(), cards: fc.anything() }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(fc.anything({ withNullPrototype: true, withBigInt: true }), odd), (pack) => {
        fc.pre(pack !== undefined);
        expect(packProblems(content, pack).length).toBeGreaterThan(0);
        expect(issues(() => createEngine(spec, { content: pack })).length).toBeGreaterThan(0);
      }),
      runs(300),
    );
  });
});

describe('checking a pack', () => {
  test('finds nothing in a good one', () => {
    expect(packProblems(content, content.base)).toEqual([]);
    expect(packProblems(content, { id: 'cut', cards: others })).toEqual([]);
    expect(packProblems(noContent, { id: 'none' })).toEqual([]);
    expect(packProblems(noContent, { id: 'some' })).toHaveLength(1);
  });

  test('does not hide a crash of the game itself', () => {
    const broken = {
      ...content,
      compile: () => {
        throw new TypeError('crash');
      },
    };
    expect(() => packProblems(broken, small)).toThrow(new EngineBug('the game does not read its packs: crash'));
  });

  test('names each repetition of a value', () => {
    expect(duplicates(['a', 'b', 'a', 'c', 'b', 'a'], (i) => `cards.${i}.id`)).toEqual([
      { path: 'cards.2.id', message: 'a is listed twice' },
      { path: 'cards.4.id', message: 'b is listed twice' },
      { path: 'cards.5.id', message: 'a is listed twice' },
    ]);
    expect(duplicates([], String)).toEqual([]);
  });
});
