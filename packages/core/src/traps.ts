import type { Issue } from './errors.js';

/** What every object has: as the number of a seat or a card, such a name would lead out of the state. */
const TRAPS: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Texts in a position from outside that are names of what all objects share, wherever they stand. */
export function trapIssues(value: unknown, path = ''): Issue[] {
  if (typeof value === 'string' && TRAPS.has(value))
    return [{ path, message: `${JSON.stringify(value)} is no word of any game` }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => trapIssues(part, path === '' ? key : `${path}.${key}`));
}
