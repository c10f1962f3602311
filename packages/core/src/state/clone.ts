/**
 * A deep, mutable copy of plain data. An array holds either objects or primitives, never both: its first element
 * decides how it is copied.
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

/** A mutable copy of a state. The options never change, so all states of a game share them once they are frozen. */
export function cloneState<S extends { readonly options: object }>(state: S): S {
  const out: Record<string, unknown> = { ...state };
  for (const key in out) if (key !== 'options' || !Object.isFrozen(out[key])) out[key] = clone(out[key]);
  return out as S;
}
