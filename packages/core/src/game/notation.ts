import { InputError } from '../ground/errors.js';
import { suggestion } from '../ground/suggestion.js';
import { issuesOf } from '../input/input.js';
import type * as z from '../schema/z.js';
import type { Action } from './game.js';

/** The fields of each type of action, in the order they are written in. */
export type FieldsByType = ReadonlyMap<string, Readonly<Record<string, z.Schema>>>;

/**
 * An action as one line: the seat, the type, then the fields in order: `1 raise 7`. Absent fields at the end are left
 * out.
 */
export function formatAction(types: FieldsByType, action: Action): string {
  const fields = types.get(action.type);
  if (fields === undefined) throw new InputError(`no action has the type ${JSON.stringify(action.type)}`);
  const values = action as unknown as Readonly<Record<string, unknown>>;
  const words = Object.keys(fields).map((name) => formatValue(values[name]));
  while (words[words.length - 1] === ABSENT) words.pop();
  return [action.seat, action.type, ...words].join(' ');
}

/** The sign for an absent optional field. */
const ABSENT = '-';

/** A plain word as it is, any other value as JSON without spaces. */
function formatValue(value: unknown): string {
  if (value === undefined) return ABSENT;
  if (typeof value === 'string' && /^[a-z][\w.-]*$/i.test(value) && !isJson(value)) return value;
  return JSON.stringify(value).replace(/\s/g, (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Reads a line written by `formatAction`. The result is well-formed JSON, not yet checked against the schema of its
 * type.
 */
export function parseAction(types: FieldsByType, text: string): unknown {
  const [seat = '', type = '', ...values] = text.trim().split(/\s+/);
  const fields = types.get(type);
  if (!/^\d+$/.test(seat)) throw new InputError('an action starts with its seat', [{ path: 'seat', message: text }]);
  if (fields === undefined)
    throw new InputError(`no action has the type ${JSON.stringify(type)}${suggestion(type, types.keys())}`);
  const names = Object.keys(fields);
  const needed = names.filter((name) => !takesAbsent(fields[name])).length;
  if (values.length > names.length || values.length < needed)
    throw new InputError(`${type} is written as: seat ${[type, ...names].join(' ')}`, [{ path: '', message: text }]);
  const action: Record<string, unknown> = { type, seat: Number(seat) };
  names.forEach((name, i) => {
    const word = values[i];
    if (word === undefined || word === ABSENT) return;
    const value: unknown = isJson(word) ? JSON.parse(word) : word;
    const schema = fields[name];
    // a word such as `7` or `true` may be meant literally; if neither reading fits, the error names the number
    const isWord = schema !== undefined && issuesOf(schema, value).length > 0 && issuesOf(schema, word).length === 0;
    action[name] = isWord ? word : value;
  });
  return action;
}

const takesAbsent = (schema: z.Schema | undefined): boolean =>
  schema !== undefined && issuesOf(schema, undefined).length === 0;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
