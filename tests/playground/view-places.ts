/** A value in a position: a number, a text, a list of such. */
export interface Place {
  readonly path: string;
  readonly keys: readonly string[];
  readonly value: unknown;
  /** Of the value. */
  readonly text: string;
}

/** Every value of a position by its path; lists of plain values and records with a `kind` count as one. */
export function placesOf(data: unknown, keys: readonly string[] = []): readonly Place[] {
  const path = keys.join('.');
  if (!isTree(data) || isPlainList(data) || 'kind' in data)
    return [{ path, keys, value: data, text: JSON.stringify(data) ?? '' }];
  const parts = Object.entries(data);
  // a list that is empty, or a record that is not always there
  const whole = { path, keys, value: data, text: parts.length === 0 ? 'empty' : 'something' };
  return [...(keys.length === 0 ? [] : [whole]), ...parts.flatMap(([key, part]) => placesOf(part, [...keys, key]))];
}

/** The same data with another value in one place. */
export function withPlace<X>(data: X, { keys, value }: Place): X {
  const copy: X = JSON.parse(JSON.stringify(data));
  let part: unknown = copy;
  for (const key of keys.slice(0, -1)) part = isTree(part) ? Reflect.get(part, key) : undefined;
  const last = keys.at(-1);
  if (isTree(part) && last !== undefined) Reflect.set(part, last, value);
  return copy;
}

/** An older place with as many values as a list has now, for a list that goes with others of its length; else undefined. */
export function fitted(old: Place, { value: now }: Place): Place | undefined {
  const values: unknown = old.value;
  if (!Array.isArray(values) || !Array.isArray(now) || values.length === 0) return undefined;
  const value = now.map((_, i): unknown => values[i % values.length]);
  return { ...old, value, text: JSON.stringify(value) };
}

const isTree = (data: unknown): data is object => typeof data === 'object' && data !== null;
const isPlainList = (data: object): boolean => Array.isArray(data) && data.every((one) => !isTree(one));
