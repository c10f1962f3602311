import { isTree } from './commit.js';

/**
 * True when two pieces of plain data are equal, in any order of their fields. −0 differs from 0, and an undefined field
 * from a missing one.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isTree(one) || !isTree(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one)) return one.length === other.length && one.every((each, i) => isSame(each, other[i]));
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}
