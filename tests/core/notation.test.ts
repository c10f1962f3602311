import { z } from '@rulewright/core/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FieldsByType, formatAction, parseAction } from '../../packages/core/src/game/notation.js';
import { hush } from '../games/hush.js';
import { caught, issues } from './caught.js';
import { runs } from './runs.js';

const types: FieldsByType = new Map([
  [
    'tell',
    {
      text: z.string(),
      either: z.union([z.number(), z.string()]),
      flag: z.boolean(),
      list: z.array(z.string()),
      maybe: z.optional(z.string()),
    },
  ],
  ['say', { text: z.string() }],
  ['wait', {}],
]);
const say = (text: string) => ({ type: 'say', seat: 1, text });

describe('one line for an action', () => {
  test.each([
    [{ type: 'wait', seat: 0 }, '0 wait'],
    [say('word'), '1 say word'],
    [say('a-b.c_d9'), '1 say a-b.c_d9'],
    [say(''), '1 say ""'],
    [say('-'), '1 say "-"'],
    [say('true'), '1 say "true"'],
    [say('null'), '1 say "null"'],
    [say('7'), '1 say "7"'],
    [say('two words'), '1 say "two\\u0020words"'],
    [say('tab\tline\n'), '1 say "tab\\tline\\n"'],
    [say('no\u00a0break\u2028\ufeff'), '1 say "no\\u00a0break\\u2028\\ufeff"'],
    [say('"quoted"'), '1 say "\\"quoted\\""'],
    [say('ключ'), '1 say "ключ"'],
    [
      { type: 'tell', seat: 12, text: 'x', either: 3, flag: true, list: ['a b', '"'] },
      '12 tell x 3 true ["a\\u0020b","\\""]',
    ],
  ])('writes %j as %s and reads it back', (action, line) => {
    expect(formatAction(types, action)).toBe(line);
    expect(parseAction(types, line)).toStrictEqual(action);
  });

  test('reads an absent field at the end with its mark and without it', () => {
    const action = { type: 'tell', seat: 1, text: 'x', either: 3, flag: true, list: [] };
    expect(parseAction(types, '1 tell x 3 true [] -')).toStrictEqual(action);
    expect(parseAction(types, '1 tell x 3 true []')).toStrictEqual(action);
    expect(() => parseAction(types, '1 tell x 3 true')).toThrow('tell is written as');
    expect(() => parseAction(types, '1 tell x 3 true [] a b')).toThrow('tell is written as');
  });

  test('holds any text, number and list, and gives them back', () => {
    const text = fc.string({ unit: 'binary' });
    const action = fc.record(
      {
        type: fc.constant('tell'),
        seat: fc.nat(),
        text,
        either: fc.oneof(
          text,
          fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => x + 0),
        ),
        flag: fc.boolean(),
        list: fc.array(text),
        maybe: text,
      },
      { requiredKeys: ['type', 'seat', 'text', 'either', 'flag', 'list'], noNullPrototype: true },
    );
    fc.assert(
      fc.property(action, (given) => {
        const line = formatAction(types, given);
        expect(line.split(/\s/)).toHaveLength(given.maybe === undefined ? 6 : 7);
        expect(parseAction(types, line)).toStrictEqual(given);
      }),
      runs(300),
    );
  });

  test('may be written by hand: loose spaces, and texts that look like numbers', () => {
    expect(parseAction(types, '  1   say 7 ')).toEqual(say('7'));
    expect(parseAction(types, '1 say {"a":1}')).toEqual(say('{"a":1}'));
    expect(parseAction(types, '1 tell true 7 false [] null')).toEqual({
      type: 'tell',
      seat: 1,
      text: 'true',
      either: 7,
      flag: false,
      list: [],
      maybe: 'null',
    });
  });

  test.each<[string, string, readonly { path: string; message: string }[]]>([
    ['', 'an action starts with its seat', [{ path: 'seat', message: '' }]],
    ['say 1 x', 'an action starts with its seat', [{ path: 'seat', message: 'say 1 x' }]],
    ['-1 say x', 'an action starts with its seat', [{ path: 'seat', message: '-1 say x' }]],
    ['1', 'no action has the type ""', []],
    ['1 shout x', 'no action has the type "shout"', []],
    ['1 wiat', 'no action has the type "wiat", did you mean wait?', []],
    ['1 constructor', 'no action has the type "constructor"', []],
    ['1 say', 'say is written as: seat say text', [{ path: '', message: '1 say' }]],
    ['1 say two words', 'say is written as: seat say text', [{ path: '', message: '1 say two words' }]],
    ['1 wait now', 'wait is written as: seat wait', [{ path: '', message: '1 wait now' }]],
  ])('that reads %j is refused: %s', (line, summary, expected) => {
    expect(caught(() => parseAction(types, line))).toMatchObject({ name: 'InputError', summary, issues: expected });
  });

  test('of an unknown type cannot be written', () => {
    expect(() => formatAction(types, { type: 'shout', seat: 0 })).toThrow('no action has the type "shout"');
  });
});

describe('an engine', () => {
  const state = hush.init('lines');
  const lines = ['0 stake 0', '0 stake 1', '0 stake 2', '1 stake 0', '1 stake 1', '1 stake 2'];

  test('writes its actions and reads them', () => {
    expect(hush.legalActions(state).map(hush.format)).toEqual(lines);
    expect(lines.map(hush.parse)).toEqual(hush.legalActions(state));
  });

  test('reads what is well-formed, legal or not, and nothing else', () => {
    expect(hush.parse('9 play 400 7')).toEqual({ type: 'play', seat: 9, card: 400, target: 7 });
    const message = 'Invalid input: expected number, received string';
    expect(issues(() => hush.parse('0 stake two'))).toEqual([{ path: 'coins', message }]);
    expect(issues(() => hush.parse('0 stake -'))).toEqual([
      { path: 'coins', message: 'Invalid input: expected number, received undefined' },
    ]);
    expect(issues(() => hush.parse('0 play -1 0'))).toEqual([
      { path: 'card', message: 'expected at least 0, found -1' },
    ]);
    expect(issues(() => hush.parse('99999999999999999999 draw'))).toHaveLength(1);
    expect(issues(() => hush.format({ type: 'stake', seat: 0, coins: 0.5 }))).toHaveLength(1);
  });

  test.each([undefined, null, 7, {}, ['0 draw'], Object.create(null), Symbol('0 draw')])(
    'refuses %o as a text',
    (text) => {
      expect(caught(() => hush.parse(text as string))).toMatchObject({
        name: 'InputError',
        summary: 'an action is written as text',
      });
    },
  );
});
