/**
 * True when two pieces of plain data are equal, in any order of their fields. −0 differs from 0, and an undefined field
 * from a missing one.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isTree(one) || !isTree(other)) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && isSameList(one, other);
  let fields = 0;
  for (const key in one) {
    if (!Object.hasOwn(other, key) || !isSame(one[key], other[key])) return false;
    fields++;
  }
  for (const _ in other) fields--;
  return fields === 0;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
  return one.length === other.length;
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
