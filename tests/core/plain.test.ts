import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../../packages/core/src/ground/plain.js';
import { issues } from './caught.js';
import { runs } from './runs.js';

const cycle: Record<string, unknown> = {};
cycle.self = cycle;
const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);
class Card {
  id = 1;
}
const thrower = Object.defineProperty({}, 'x', {
  enumerable: true,
  get() {
    throw new TypeError('gotcha');
  },
});
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

describe('a plain copy', () => {
  test('is what JSON would give, for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        fc.pre(!JSON.stringify(value).includes('__proto__'));
        expect(plain(value)).toStrictEqual(JSON.parse(JSON.stringify(value)));
      }),
      runs(200),
    );
  });

  test('shares nothing with the value and leaves it as it is', () => {
    const value = Object.freeze({ list: Object.freeze([Object.freeze({ a: 1 })]) });
    const copy = plain(value) as { list: { a: number }[] };
    copy.list.push({ a: 2 });
    expect(value).toEqual({ list: [{ a: 1 }] });
    expect(Object.isFrozen(copy.list)).toBe(false);
  });

  test.each<[string, unknown, unknown]>([
    ['minus nought', -0, 0],
    ['minus nought in a list', [-0], [0]],
    ['a field that is undefined', { a: undefined, b: 1 }, { b: 1 }],
    ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
    ['fields that all objects have', { constructor: 1, toString: 2 }, { constructor: 1, toString: 2 }],
    ['a symbol as a key', { [Symbol('s')]: 1, a: 2 }, { a: 2 }],
    ['a proxy of plain data', new Proxy({ a: [1] }, {}), { a: [1] }],
    ['64 levels', nested(63), nested(63)],
  ])('takes %s', (_, value, expected) => {
    const copy = plain(value);
    expect(copy).toStrictEqual(expected);
    expect(Object.is(copy, -0)).toBe(false);
  });

  test.each<[string, unknown, string, string]>([
    ['undefined', undefined, '', 'undefined is not JSON'],
    ['a function', { a: () => 1 }, 'a', 'function is not JSON'],
    ['a symbol', [Symbol('s')], '0', 'symbol is not JSON'],
    ['a bigint', { a: { b: 1n } }, 'a.b', 'bigint is not JSON'],
    ['NaN', { a: [0, Number.NaN] }, 'a.1', 'NaN is not a JSON number'],
    ['infinity', Number.NEGATIVE_INFINITY, '', '-Infinity is not a JSON number'],
    ['a date', { when: new Date(0) }, 'when', 'not a plain object'],
    ['a map', new Map(), '', 'not a plain object'],
    ['a typed array', new Uint8Array(2), '', 'not a plain object'],
    ['a boxed text', Object('text'), '', 'not a plain object'],
    ['a class instance', [new Card()], '0', 'not a plain object'],
    ['an object that inherits', Object.create({ a: 1 }), '', 'not a plain object'],
    ['a hole in a list', new Array(1), '0', 'undefined is not JSON'],
    ['a very long empty list', new Array(2 ** 32 - 1), '0', 'undefined is not JSON'],
    ['a key named __proto__', JSON.parse('{"a":{"__proto__":1}}'), 'a', 'a field may not be named __proto__'],
    ['65 levels', nested(64), Array.from({ length: 64 }, () => '0').join('.'), 'nested more than 64 deep'],
    ['a cycle', cycle, Array.from({ length: 64 }, () => 'self').join('.'), 'nested more than 64 deep'],
    ['a getter that throws', thrower, '', 'reading it threw an error'],
    ['a revoked proxy', [revoked], '', 'reading it threw an error'],
  ])('refuses %s and says where it stands', (_, value, path, message) => {
    expect(issues(() => plain(value))).toEqual([{ path, message }]);
  });

  test('of anything at all is JSON or an InputError', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSet: true,
    });
    fc.assert(
      fc.property(anything, (value) => {
        try {
          const copy = plain(value);
          expect(copy).toStrictEqual(JSON.parse(JSON.stringify(copy)));
        } catch (error) {
          expect(error).toMatchObject({ name: 'InputError', issues: [{ message: expect.any(String) }] });
        }
      }),
      runs(500),
    );
  });
});
