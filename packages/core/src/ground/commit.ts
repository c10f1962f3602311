/**
 * A deep, mutable copy of plain data. An array holds only objects or only primitives: its first element decides how to
 * copy it.
 */
export function clone<X>(value: X): X;
export function clone(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? copy(value) : value;
}

function copy(value: object): object {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (typeof list[0] !== 'object') return [...list]; // slice() is five times slower on a frozen array
    const out: unknown[] = [];
    for (const x of list) out.push(typeof x === 'object' && x !== null ? copy(x) : x);
    return out;
  }
  const out: Record<string, unknown> = { ...value };
  for (const key in out) {
    const x = out[key];
    if (typeof x === 'object' && x !== null) out[key] = copy(x);
  }
  return out;
}

/** A mutable copy of a state. Options never change, so all states of a game share them once frozen. */
export function cloneState<S extends { readonly options: object }>(state: S): S {
  const out: Record<string, unknown> = { ...state };
  for (const key in out) if (key !== 'options' || !Object.isFrozen(out[key])) out[key] = clone(out[key]);
  return out as S;
}

/**
 * Turns `base`, which is deeply frozen, into `next`: unchanged parts stay the same objects, and `base` itself returns
 * when nothing differs. Consumes `next`: its parts may become part of the result.
 */
export const commit = <X extends object>(base: X, next: X): X => shared(base, next) as X;

export type Tree = Record<string, unknown>;

/** `before` if both are equal; else `now`, frozen, with every equal part taken from `before`. */
function shared(before: unknown, now: unknown): unknown {
  if (before === now || !isTree(now) || Object.isFrozen(now)) return now;
  if (!isTree(before) || Array.isArray(before) !== Array.isArray(now)) return deepFreeze(now);
  const same = Array.isArray(before) && Array.isArray(now) ? shareItems(before, now) : shareFields(before, now);
  return same ? before : Object.freeze(now);
}

function shareItems(before: readonly unknown[], now: unknown[]): boolean {
  let same = before.length === now.length;
  for (let i = 0; i < now.length; i++) {
    const old = before[i];
    if (now[i] === old) continue;
    if (shared(old, now[i]) === old) now[i] = old;
    else same = false;
  }
  return same;
}

function shareFields(before: Tree, now: Tree): boolean {
  let same = true;
  let fields = 0;
  for (const key in now) {
    fields++;
    const old = before[key];
    if (shared(old, now[key]) !== old) same = false;
    else if (old !== undefined) now[key] = old;
    else if (!Object.hasOwn(before, key)) same = false;
  }
  for (const _ in before) fields--;
  return same && fields === 0;
}

/** True for an object or a list, whose parts can be read by name. */
export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Deeply freezes plain data and returns it. */
export function deepFreeze<X>(value: X): X {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** Makes a map read-only. */
export function sealedMap<K, V>(map: Map<K, V>): ReadonlyMap<K, V> {
  const refuse = (): never => {
    throw new TypeError('this map is not written to');
  };
  return Object.freeze(Object.assign(map, { set: refuse, delete: refuse, clear: refuse }));
}
