/**
 * Everything that is different between two values, by its path: numbers and texts one by one, lists whole when their
 * length changed.
 */
export function changesBetween(before: unknown, after: unknown): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  compare(before, after, '', found);
  return found;
}

function compare(before: unknown, after: unknown, path: string, found: Record<string, unknown>): void {
  if (Object.is(before, after)) return;
  if (!isTree(before) || !isTree(after) || !isSameShape(before, after)) {
    found[path] = after;
    return;
  }
  for (const key of Object.keys(after)) compare(before[key], after[key], path === '' ? key : `${path}.${key}`, found);
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isSameShape = (before: object, after: object): boolean =>
  Array.isArray(before) === Array.isArray(after) && Object.keys(before).join() === Object.keys(after).join();
