/**
 * `base`, which is frozen through and through, brought to what `next` is: unchanged parts stay the same objects, `base`
 * itself comes back when nothing differs. `next` is used up: its parts may stand in the result.
 */
export const commit = <X extends object>(base: X, next: X): X => shared(base, next) as X;

type Tree = Record<string, unknown>;

/** `before` where the two are equal; else `now`, frozen, with every equal part of it taken from `before`. */
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

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The same plain data, frozen through and through. */
export function deepFreeze<X>(value: X): X {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** A map that nobody can write to. */
export function sealedMap<K, V>(map: Map<K, V>): ReadonlyMap<K, V> {
  const refuse = (): never => {
    throw new TypeError('this map is not written to');
  };
  return Object.freeze(Object.assign(map, { set: refuse, delete: refuse, clear: refuse }));
}
