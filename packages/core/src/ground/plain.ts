import { InputError } from './errors.js';

const DEEPEST = 64;
/** Half of a surrogate pair, which UTF-8 cannot encode. */
const LONE_SURROGATE = /\p{Surrogate}/u;
/** True for text that UTF-8 can encode. */
export const isText = (value: string): boolean => !LONE_SURROGATE.test(value);

/**
 * A private plain copy of any value, as `JSON.parse(JSON.stringify(value))` would return it (undefined fields are left
 * out, −0 becomes 0).
 *
 * Throws `InputError` for anything that is not JSON (functions, class instances, cycles, NaN …) or not Unicode (half a
 * surrogate pair), so that every accepted value has one canonical form.
 */
export function plain(value: unknown): unknown {
  try {
    return take(value, []);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError('the value cannot be read', [{ path: '', message: 'reading it threw an error' }]);
  }
}

/** Copies a value; `trail` is its path, used only for errors. */
function take(value: unknown, trail: (string | number)[]): unknown {
  switch (typeof value) {
    case 'string':
      if (!isText(value)) throw notJson(trail, 'half a surrogate pair is no text');
      return value;
    case 'boolean':
      return value;
    case 'number':
      if (!Number.isFinite(value)) throw notJson(trail, `${value} is not a JSON number`);
      return value === 0 ? 0 : value;
    case 'object':
      break;
    default:
      throw notJson(trail, `${typeof value} is not JSON`);
  }
  if (value === null) return null;
  if (trail.length === DEEPEST) throw notJson(trail, `nested more than ${DEEPEST} deep`);
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (let i = 0; i < value.length; i++) list.push(part(value[i], i, trail));
    return list;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) throw notJson(trail, 'not a plain object');
  const copy: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    if (key === '__proto__') throw notJson(trail, 'a field may not be named __proto__');
    if (!isText(key)) throw notJson(trail, 'half a surrogate pair is no name');
    if (field !== undefined) copy[key] = part(field, key, trail);
  }
  return copy;
}

function part(value: unknown, key: string | number, trail: (string | number)[]): unknown {
  trail.push(key);
  const copy = take(value, trail);
  trail.pop();
  return copy;
}

const notJson = (trail: readonly (string | number)[], message: string): InputError =>
  new InputError('not JSON', [{ path: trail.join('.'), message }]);
