import { createHash } from 'node:crypto';
import { digest } from '@rulewright/core';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { RunningDigest } from '../../packages/core/src/ground/digest.js';
import { utf8 } from '../../packages/core/src/ground/utf8.js';
import { issues } from './caught.js';
import { runs } from './runs.js';

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, reversed(field)]),
  );
};

describe('a digest', () => {
  // sha256sum of the canonical text, computed elsewhere
  test.each<[unknown, string, string]>([
    [null, 'null', '74234e98afe7498fb5daf1f36ac2d78acc339464f950703b8c019892f982b90b'],
    [[], '[]', '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945'],
    [{}, '{}', '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a'],
    ['', '""', '12ae32cb1ec02d01eda3581b127c1fee3b0dc53572ed6baf239721a03d82e126'],
    [
      { id: 'base', cards: [1, 2, { back: 'sun' }] },
      '{"cards":[1,2,{"back":"sun"}],"id":"base"}',
      'bc404154ca9a79405cdd2bd956bbe03134a3d915564a907c0ad018b00294717b',
    ],
    ['ключ 🎲', '"ключ 🎲"', '03362dfa95563b38fe87a51527956e6b13dff393105a8ef3d81c52461761e65a'],
    [
      { '€': 1e21, '\r': 0.000001, '1': 1e-7, ö: -0, '😂': '\u000f\n' },
      '{"\\r":0.000001,"1":1e-7,"ö":0,"€":1e+21,"😂":"\\u000f\\n"}',
      'f85585234cee25e70fb5adaa12a2d82bca3fb5feb1c5fa2dd63cca51f3ae97e0',
    ],
  ])('of %j is the SHA-256 of %j', (value, text, expected) => {
    expect(createHash('sha256').update(text).digest('hex')).toBe(expected);
    expect(digest(value)).toBe(expected);
  });

  test.each(['', 'plain', 'ö\u07ff', '€\uffff', '😂\u{10ffff}', 'half \ud83d', '\ude02 half'])(
    'has the bytes of %j on a host without an encoder too',
    (text) => {
      const bytes = [...utf8(text)];
      vi.stubGlobal('TextEncoder', undefined);
      try {
        expect([...utf8(text)]).toEqual(bytes);
      } finally {
        vi.unstubAllGlobals();
      }
    },
  );

  test('does not depend on the order of fields, at any depth', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!JSON.stringify(value).includes('__proto__'));
        expect(digest(reversed(value))).toBe(digest(value));
        expect(digest(JSON.parse(JSON.stringify(value)))).toBe(digest(value));
      }),
      runs(100),
    );
  });

  test('tells lists in another order, numbers from texts and names from values apart', () => {
    const values = [
      [1, 2],
      [2, 1],
      [12],
      ['1', 2],
      [[1], 2],
      [1, [2]],
      { a: 'b' },
      { b: 'a' },
      { a: null },
      {},
      [],
      '[]',
      '{}',
    ];
    expect(new Set(values.map(digest)).size).toBe(values.length);
  });

  test('differs between ten thousand values that differ a little', () => {
    const values = Array.from({ length: 10_000 }, (_, n) =>
      digest({ cards: [n % 100], name: `pack ${Math.floor(n / 100)}` }),
    );
    expect(new Set(values).size).toBe(10_000);
  });

  test('leaves out fields that are undefined, as JSON does', () => {
    expect(digest({ a: 1, b: undefined })).toBe(digest({ a: 1 }));
  });

  test.each(['\ud83c', 'a\udfb2b', ['\udfb2\ud83c'], { a: { '\ud800': 1 } }])(
    'of half a surrogate pair, %j, is refused',
    (value) => {
      expect(issues(() => digest(value))).toHaveLength(1);
    },
  );

  test.each([undefined, 1n, () => 1, Symbol('s'), new Date(0), Number.NaN])(
    'of %s, which is not JSON, is refused',
    (value) => {
      expect(issues(() => digest(value))).toHaveLength(1);
    },
  );
});

describe('a running digest', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

  test('is the SHA-256 of canonical lines, at any moment', () => {
    const running = new RunningDigest();
    expect(running.hex).toBe(sha256(''));
    running.add({ b: 1, a: [] });
    expect(running.hex).toBe(sha256('{"a":[],"b":1}\n'));
    running.add(null);
    expect([running.hex, running.hex]).toEqual(Array(2).fill(sha256('{"a":[],"b":1}\nnull\n')));
  });
});
