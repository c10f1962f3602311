import { expect, test, vi } from 'vitest';
import { isOverfull, MOST_CONTAINERS, parsedLine } from '../../packages/protocol/src/json.js';

const lists = (n: number): string => `[${'[],'.repeat(n - 1)}0]`;

test('a line holds half a million lists and objects, and not one more', () => {
  expect(isOverfull(lists(MOST_CONTAINERS))).toBe(false);
  expect(isOverfull(lists(MOST_CONTAINERS + 1))).toBe(true);
  expect(isOverfull('{"a":'.repeat(MOST_CONTAINERS + 1))).toBe(true);
});

test('brackets in texts do not count, whatever is escaped there', () => {
  const text = `${'['.repeat(MOST_CONTAINERS)}"\\`;
  expect(isOverfull(JSON.stringify([text, text]))).toBe(false);
  expect(isOverfull(`["\\\\",${lists(MOST_CONTAINERS)}]`)).toBe(true);
});

test('an overfull line is refused before it is parsed', () => {
  const parse = vi.spyOn(JSON, 'parse');
  expect(() => parsedLine('['.repeat(14_000_000))).toThrow('more than 500000 lists and objects');
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
  expect(parsedLine('[{"a":"\\"["}]')).toEqual([{ a: '"[' }]);
});
