import { InputError, isInputError, isRuleError, RuleError } from '@rulewright/core';
import { type ErrorBody, errorCodes, errorOf, ProtocolError } from '@rulewright/protocol';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorBody } from '../../packages/protocol/src/errors.js';
import { readLimits } from '../../packages/protocol/src/limits.js';
import { readAs } from '../../packages/protocol/src/reading.js';

// Errors on their way through a connection: what goes in as one kind comes out as the same.

const violation = { code: 'taken', rule: 'TTT-1', message: 'The cell is taken.', details: {} };

test('a refusal arrives as a RuleError with its rule, wrong input as an InputError with its places', () => {
  const refused = errorOf(errorBody(new RuleError(violation)));
  expect(isRuleError(refused) && refused.violation).toEqual(violation);
  const issues = [{ path: 'seed', message: 'expected a text' }];
  const wrong = errorOf(errorBody(new InputError('not how a game is dealt', issues)));
  expect(isInputError(wrong) && [wrong.summary, wrong.issues]).toEqual(['not how a game is dealt', issues]);
});

test.each<readonly [string, ErrorBody]>([
  ['a refusal without a violation', { code: errorCodes.refused, message: 'refused' }],
  ['a violation under another code', { code: errorCodes.internal, message: 'no', data: { violation } }],
  ['an error of the protocol', { code: errorCodes.limit, message: 'too many', data: { limit: 'handles', most: 1 } }],
])('%s arrives as it was sent', (_, body) => {
  const error = errorOf(body);
  expect([isRuleError(error), isInputError(error)]).toEqual([false, false]);
  expect({ ...error, message: error.message }).toMatchObject(body);
});

test('a mistake of the server says nothing of itself', () => {
  expect(errorBody(new TypeError('secret'))).toEqual({
    code: errorCodes.internal,
    message: 'the server has made a mistake',
  });
});

const issue = (message: string, path = 'a') => ({ path, message });

test('of many problems the first fifty are sent, and how many more there are', () => {
  const issues = Array.from({ length: 52 }, (_, n) => issue(`no ${n}`));
  const dataOf = (count: number) => errorBody(new InputError('wrong', issues.slice(0, count))).data;
  expect(dataOf(50)).toEqual({ summary: 'wrong', issues: issues.slice(0, 50) });
  expect(dataOf(51)).toEqual({ summary: 'wrong', issues: issues.slice(0, 50), more: 1 });
  expect(dataOf(52)).toMatchObject({ more: 2 });
});

test('what is longer than four thousand letters is cut, wherever it stands', () => {
  const [fits, long] = ['x'.repeat(4000), 'x'.repeat(4001)];
  const cut = `${fits}…`;
  expect(errorBody(new InputError(fits)).message).toBe(fits);
  expect(errorBody(new InputError(long, [issue(long, long)]))).toEqual({
    code: 2,
    message: cut,
    data: { summary: cut, issues: [{ path: cut, message: cut }] },
  });
  expect(errorBody(new ProtocolError(3, long)).message).toBe(cut);
  const refused = errorBody(new RuleError({ ...violation, code: long }));
  expect(refused).toMatchObject({ code: 1, message: expect.stringMatching(/x…$/) });
});

test('an error of wrong input without its data is told by its message', () => {
  const wrong = errorOf({ code: errorCodes.input, message: 'no seed' });
  expect(isInputError(wrong) && [wrong.summary, wrong.issues]).toEqual(['no seed', []]);
});

test('a limit says what it has to be', () => {
  const defaults = { hands: 2, feet: 3 };
  expect(readLimits(defaults, { feet: 0.5 })).toEqual({ hands: 2, feet: 0.5 });
  for (const [given, message] of [
    [{ hands: 0 }, 'limits.hands: 0 is not a positive number'],
    [{ hands: '7' }, 'limits.hands: 7 is not a positive number'],
    [{ heads: 1 }, 'limits.heads: no such limit'],
    [{ toString: 1 }, 'limits.toString: no such limit'],
  ] as const)
    expect(() => readLimits(defaults, given as never)).toThrow(
      new InputError('not limits of a server', [
        { path: message.split(': ')[0] ?? '', message: message.split(': ')[1] ?? '' },
      ]),
    );
});

test('a value is read by its schema, and every problem told by its place, the first in the message', () => {
  const schema = z.object({ a: z.number(), b: z.array(z.string()) });
  expect(readAs(schema, { a: 1, b: [] }, -32602, 'not it')).toEqual({ a: 1, b: [] });
  const errorIn = (value: unknown): unknown => {
    try {
      return readAs(schema, value, -32602, 'not it');
    } catch (error) {
      return error;
    }
  };
  expect(errorIn({ a: 'x', b: [1] })).toMatchObject({
    code: -32602,
    message: 'not it: a: Invalid input: expected number, received string',
    data: {
      issues: [
        { path: 'a', message: 'Invalid input: expected number, received string' },
        { path: 'b.0', message: 'Invalid input: expected string, received number' },
      ],
    },
  });
  expect(errorIn(7)).toMatchObject({ message: 'not it: Invalid input: expected object, received number' });
  const { data } = errorIn({ a: 1, b: new Array(60).fill(1) }) as ProtocolError;
  expect(data?.issues).toHaveLength(40);
});

test('a list that is too long is told before it is looked into', () => {
  const schema = z.object({ a: z.array(z.number()).check(z.maxLength(2)) });
  const read = (a: unknown) => () => readAs(schema, { a }, -32602, 'not it');
  expect(read([1, 2])()).toEqual({ a: [1, 2] });
  expect(read(['x', 'y', 'z'])).toThrow(/^not it: a: .*\b2\b/);
});
