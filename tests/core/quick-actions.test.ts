import { z } from '@rulewright/core/words';
import { describe, expect, test } from 'vitest';
import { plain } from '../../packages/core/src/ground/plain.js';
import { issuesOf, readAs } from '../../packages/core/src/input/input.js';
import { QuickActions } from '../../packages/core/src/input/quick-actions.js';

const seat = z.int().check(z.minimum(0));
const types = {
  bid: {
    type: z.literal('bid'),
    seat,
    amount: z.int().check(z.minimum(1), z.maximum(9)),
    branch: z.optional(z.enum(['oil', 'mineral'])),
    card: z.optional(z.string().check(z.maxLength(4))),
    open: z.optional(z.boolean()),
  },
  lists: { type: z.literal('lists'), seat, cards: z.array(z.string()) },
  odd: { type: z.literal('odd'), seat, amount: z.int().check(z.refine((n: number) => n % 2 === 1, 'even')) },
  long: { type: z.literal('long'), seat, word: z.string().check(z.regex(/^a*$/)) },
};
const quick = new QuickActions(Object.entries(types));

/** The action as the long way reads it; undefined when it is refused. */
function slowly(input: unknown): unknown {
  try {
    const copy = plain(input) as { readonly type: keyof typeof types };
    const schema = z.strictObject(types[copy.type]);
    return issuesOf(schema, copy).length > 0 ? undefined : readAs(schema, copy).value;
  } catch {
    return undefined;
  }
}

const bid = { type: 'bid', seat: 0, amount: 3 };

describe('an action of plain fields is read without zod', () => {
  test.each([
    [bid],
    [{ amount: 9, seat: 5, type: 'bid' }],
    [{ ...bid, amount: 1, branch: 'oil', card: 'four', open: false }],
    [{ ...bid, seat: -0 }],
    [{ ...bid, card: '' }],
    [{ ...bid, [Symbol('unread')]: 1 }],
    [Object.freeze({ ...bid })],
  ])('%o', (input) => {
    const read = quick.read(input);
    expect(read).toStrictEqual(slowly(input));
    expect(JSON.stringify(read)).toBe(JSON.stringify(slowly(input)));
    expect(read).toBeDefined();
    expect(read).not.toBe(input);
    expect(Object.getOwnPropertySymbols(read ?? {})).toEqual([]);
  });

  test('a getter is read once', () => {
    let reads = 0;
    const input = {
      type: 'bid',
      seat: 0,
      get amount() {
        return ++reads;
      },
    };
    expect(quick.read(input)).toEqual({ type: 'bid', seat: 0, amount: 1 });
    expect(reads).toBe(1);
  });

  test('−0 is read as 0', () => {
    expect(Object.is(quick.read({ ...bid, seat: -0 })?.seat, 0)).toBe(true);
  });
});

describe('anything else goes the long way', () => {
  const thrower = {
    type: 'bid',
    seat: 0,
    get amount(): number {
      throw new Error('unreadable');
    },
  };
  const closed = new Proxy(bid, {
    getPrototypeOf: () => {
      throw new Error('closed');
    },
  });
  test.each([
    [undefined],
    [null],
    ['bid'],
    [[bid]],
    [{ ...bid, type: 'toString' }],
    [{ ...bid, more: 1 }],
    [{ ...bid, branch: undefined }],
    [{ ...bid, branch: 'gas' }],
    [{ ...bid, open: 1 }],
    [{ ...bid, card: 'fifth' }],
    [{ ...bid, card: '\ud800' }],
    [{ type: 'bid', seat: 0 }],
    [{ ...bid, seat: -1 }],
    [{ ...bid, amount: 0 }],
    [{ ...bid, amount: 10 }],
    [{ ...bid, amount: 1.5 }],
    [{ ...bid, amount: Number.NaN }],
    [{ ...bid, amount: '3' }],
    [JSON.parse('{ "type": "bid", "seat": 0, "amount": 3, "__proto__": 1 }')],
    [{ type: 'lists', seat: 0, cards: [] }],
    [{ type: 'odd', seat: 0, amount: 3 }],
    [{ type: 'long', seat: 0, word: 'a' }],
  ])('%o', (input) => {
    expect(quick.read(input)).toBeUndefined();
  });

  test.each<readonly [string, () => unknown]>([
    ['a field that throws', () => thrower],
    ['a proxy that throws', () => closed],
    ['an object of a class', () => Object.assign(new (class Bid {})(), bid)],
    ['fields that are inherited', () => Object.create(bid)],
    ['an object without a prototype', () => Object.assign(Object.create(null), bid)],
  ])('%s', (_, input) => {
    expect(quick.read(input())).toBeUndefined();
  });
});
