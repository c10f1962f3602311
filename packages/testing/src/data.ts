// What the laws ask of plain data: are two values the same, where do they differ, has one changed, is it a JSON tree?

/** Equal through and through, whatever the order of fields. −0 is not 0 here, and a field that is undefined is a field. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  let fields = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false;
    fields++;
  }
  for (const _ in b) fields--;
  return fields === 0;
}

const MOST_LINES = 8;

/** The places where `found` is not what was expected, one a line; empty when the two are the same. */
export function differences(expected: unknown, found: unknown): string {
  const lines: string[] = [];
  const visit = (a: unknown, b: unknown, path: string): void => {
    if (lines.length > MOST_LINES || Object.is(a, b)) return;
    if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) {
      lines.push(`${path || 'all'}: expected ${show(a)}, found ${show(b)}`);
      return;
    }
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) visit(a[key], b[key], at(path, key));
  };
  visit(expected, found, '');
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '…'].join('\n') : lines.join('\n');
}

/** A number that changes when anything in the value changes. Fast, and made anew by every call. */
export function fingerprint(value: unknown): number {
  let hash = 0x811c9dc5;
  const mix = (word: number): void => {
    hash = Math.imul(hash ^ word, 0x01000193);
    hash ^= hash >>> 15;
  };
  const text = (letters: string): void => {
    for (let i = 0; i < letters.length; i++) mix(letters.charCodeAt(i));
    mix(letters.length);
  };
  const visit = (x: unknown): void => {
    if (typeof x === 'number' && Number.isInteger(x)) mix(Object.is(x, -0) ? 0x7fffffff : x);
    else if (isTree(x)) {
      mix(Array.isArray(x) ? 0x5b : 0x7b);
      for (const key in x) {
        if (!Array.isArray(x)) text(key);
        visit(x[key]);
      }
      mix(0x7d);
    } else text(String(x));
  };
  visit(value);
  return hash >>> 0;
}

/** Where a value is not plain JSON, and why; undefined when it is. */
export function notJson(value: unknown, path = ''): string | undefined {
  if (!isTree(value)) return isJsonLeaf(value) ? undefined : `${path || 'all'}: ${show(value)} is not JSON`;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype)
    return `${path || 'all'}: not a plain object`;
  for (const key of Object.keys(value)) {
    const flaw = notJson(value[key], at(path, key));
    if (flaw !== undefined) return flaw;
  }
  return undefined;
}

const isJsonLeaf = (x: unknown): boolean =>
  x === null ||
  typeof x === 'string' ||
  typeof x === 'boolean' ||
  (typeof x === 'number' && Number.isFinite(x) && !Object.is(x, -0));

/** The path of an object that stands in another place too; undefined when the value is a tree. */
export function notTree(value: unknown): string | undefined {
  const seen = new Set<object>();
  const visit = (x: Tree): string | undefined => {
    if (seen.has(x)) return '';
    seen.add(x);
    for (const key in x) {
      const child = x[key];
      const path = isTree(child) ? visit(child) : undefined;
      if (path !== undefined) return path === '' ? key : `${key}.${path}`;
    }
    return undefined;
  };
  return isTree(value) ? visit(value) : undefined;
}

/** Where an object could still be written to; undefined when all is frozen. */
export function notFrozen(value: unknown, path = ''): string | undefined {
  if (!isTree(value)) return undefined;
  if (!Object.isFrozen(value)) return path || 'all';
  for (const key of Object.keys(value)) {
    const place = notFrozen(value[key], at(path, key));
    if (place !== undefined) return place;
  }
  return undefined;
}

/** The same value, frozen through and through. */
export function frozen<X>(value: X): X {
  if (isTree(value) && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key of Object.keys(value)) frozen(value[key]);
  }
  return value;
}

/** A mutable copy that shares nothing with the value. */
export const jsonCopy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A value for a message: short, and whatever it is, without an error. */
export function show(value: unknown): string {
  try {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return text.length > 200 ? `${text.slice(0, 200)}…` : typeof value === 'string' ? JSON.stringify(value) : text;
  } catch {
    return 'something that cannot be read';
  }
}

/** A state without its generator. */
export function position<State extends { readonly rng: unknown }>({ rng: _, ...rest }: State): Omit<State, 'rng'> {
  return rest;
}

export type Tree = Record<string, unknown>;
export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const at = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
