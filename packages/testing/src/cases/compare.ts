import { type Change, REST } from './values.js';

/** An object or a list. */
export type Tree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

export const isChange = (value: unknown): value is Change & Tree =>
  isTree(value) && 'from' in value && 'to' in value && Object.keys(value).length === 2;

/** A pile of which every card is known; it is written as the list of its cards. */
const isKnownPile = (value: unknown): value is { readonly cards: readonly unknown[] } =>
  isTree(value) &&
  Array.isArray(value.cards) &&
  isTree(value.unseen) &&
  Object.keys(value.unseen).length === 0 &&
  value.count === value.cards.length;

/** A value in the shortest notation. */
export function written(value: unknown): string {
  if (typeof value === 'string') return isPlainWord(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (!isTree(value)) return String(value);
  if (isChange(value)) return `${written(value.from)}→${written(value.to)}`;
  if (isKnownPile(value)) return written(value.cards);
  return `{${writtenFields(value)}}`;
}

const isPlainWord = (text: string): boolean => /^[^\s,\]{}[→…"#|;]+$/.test(text);

/** Fields without braces; those that are undefined are left out. */
export const writtenFields = (fields: object): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) =>
      name === REST ? REST : `${/^[\w.*-]+$/.test(name) ? name : JSON.stringify(name)} ${written(value)}`,
    )
    .join(', ');

/**
 * True when a value is the expected one. Words and numbers are compared as they are written. With `partly`, only the named
 * fields of an object count; a list counts whole.
 */
export function matches(expected: unknown, found: unknown, partly: boolean): boolean {
  if (isKnownPile(found) && Array.isArray(expected)) return matches(expected, found.cards, partly);
  if (!isTree(expected) || !isTree(found))
    return !isTree(expected) && !isTree(found) && String(expected) === String(found);
  if (Array.isArray(expected) || Array.isArray(found)) return sameLists(expected, found, partly);
  const { [REST]: rest, ...named } = expected;
  if (!Object.entries(named).every(([name, one]) => matches(one, found[name], partly))) return false;
  return partly || rest === true || Object.keys(found).every((name) => found[name] === undefined || name in named);
}

const sameLists = (expected: unknown, found: unknown, partly: boolean): boolean =>
  Array.isArray(expected) &&
  Array.isArray(found) &&
  expected.length === found.length &&
  expected.every((one, i) => matches(one, found[i], partly));

/** Reduces a found value to the fields that the expected value names. */
export function projected(expected: unknown, found: unknown): unknown {
  const isObject = isTree(expected) && isTree(found) && !Array.isArray(expected) && !Array.isArray(found);
  if (!isObject || isKnownPile(found)) return found;
  return Object.fromEntries(
    Object.entries(expected).map(([name, one]) => [name, name === REST ? one : projected(one, found[name])]),
  );
}
