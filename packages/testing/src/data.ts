// Questions of the laws about plain data: where do two values differ, has one changed, is it a JSON tree?

const MOST_LINES = 8;
const WHOLE = 'the whole';

/** The places where `found` is not what was expected, one a line; empty when the two are the same. */
export function differences(expected: unknown, found: unknown): string {
  const lines: string[] = [];
  const visit = (a: unknown, b: unknown, path: string): void => {
    if (lines.length > MOST_LINES || Object.is(a, b)) return;
    if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) {
      lines.push(`${path || WHOLE}: expected ${show(a)}, found ${show(b)}`);
      return;
    }
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) visit(a[key], b[key], at(path, key));
  };
  visit(expected, found, '');
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '…'].join('\n') : lines.join('\n');
}

/**
 * Makes a function that gives a number for a value, another one when anything in the value is another. It looks at each
 * object once and remembers: to see whether an object has changed in the meantime, ask a fresh one.
 */
export function fingerprints(): (value: unknown) => number {
  const known = new WeakMap<object, number>();
  const ofTree = (tree: Tree): number => {
    const before = known.get(tree);
    if (before !== undefined) return before;
    let hash = Array.isArray(tree) ? 0x5b : 0x7b;
    if (Array.isArray(tree)) for (let i = 0; i < tree.length; i++) hash = mix(hash, of(tree[i]));
    else for (const key in tree) hash = mix(mix(hash, ofText(key)), of(tree[key]));
    known.set(tree, hash);
    return hash;
  };
  const of = (value: unknown): number => {
    if (typeof value === 'number')
      return Object.is(value, -0) ? 0x80 : Number.isInteger(value) ? value : ofText(`${value}`);
    return isTree(value) ? ofTree(value) : ofText(String(value));
  };
  return of;
}

const mix = (hash: number, word: number): number => {
  const mixed = Math.imul(hash ^ word, 0x01000193);
  return mixed ^ (mixed >>> 15);
};

function ofText(text: string): number {
  let hash = text.length;
  for (let i = 0; i < text.length; i++) hash = mix(hash, text.charCodeAt(i));
  return hash;
}

/** The path and reason of the first value that is not plain JSON; undefined when all is. */
export function notJson(value: unknown): string | undefined {
  const found = flaw(value);
  return found && `${found.path || WHOLE}: ${found.reason}`;
}

function flaw(value: unknown): { readonly path: string; readonly reason: string } | undefined {
  if (!isTree(value)) return isJsonLeaf(value) ? undefined : { path: '', reason: `${show(value)} is not JSON` };
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype)
    return { path: '', reason: 'not a plain object' };
  for (const key in value) {
    const found = flaw(value[key]);
    if (found !== undefined) return { path: found.path === '' ? key : `${key}.${found.path}`, reason: found.reason };
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
    // in a list the first element tells whether it holds objects
    if (Array.isArray(x) && !isTree(x[0])) return undefined;
    for (const key in x) {
      const child = x[key];
      const path = isTree(child) ? visit(child) : undefined;
      if (path !== undefined) return path === '' ? key : `${key}.${path}`;
    }
    return undefined;
  };
  return isTree(value) ? visit(value) : undefined;
}

/** The path of the first object that is not frozen; undefined when all are. */
export function notFrozen(value: unknown, path = ''): string | undefined {
  if (!isTree(value)) return undefined;
  if (!Object.isFrozen(value)) return path || WHOLE;
  for (const key of Object.keys(value)) {
    const place = notFrozen(value[key], at(path, key));
    if (place !== undefined) return place;
  }
  return undefined;
}

/** The same data with the fields of every object the other way round. */
export function backwards<X>(value: X): X;
export function backwards(value: unknown): unknown {
  if (!isTree(value)) return value;
  if (Array.isArray(value)) return value.map((element: unknown) => backwards(element));
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, backwards(field)]),
  );
}

/** The path of an object whose fields stand in another order in the other value; undefined when there is none. */
export function misordered(expected: unknown, found: unknown, path = ''): string | undefined {
  if (!isTree(expected) || !isTree(found)) return undefined;
  const names = Object.keys(expected).filter((key) => Object.hasOwn(found, key));
  const others = Object.keys(found).filter((key) => Object.hasOwn(expected, key));
  if (names.join() !== others.join()) return `${path || WHOLE}: ${names.join(' ')}, not ${others.join(' ')}`;
  for (const key of names) {
    const place = misordered(expected[key], found[key], at(path, key));
    if (place !== undefined) return place;
  }
  return undefined;
}

/** A mutable copy that shares nothing with the value. */
export const jsonCopy = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

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
