import { deepFreeze, InputError, type Issue } from '@rulewright/core';
import { isOccupant, type Occupant } from './commands.js';
import { isObject, isTime } from './plain.js';
import { termsOf } from './terms.js';
import type { Opening, TableRecord } from './types.js';

const MOST_SEATS = 1000;

const isSeating = (value: unknown): boolean => {
  if (!Array.isArray(value) || value.length > MOST_SEATS || !value.every((each) => each === null || isOccupant(each)))
    return false;
  const people = value.flatMap((each: Occupant | null) => (each !== null && 'person' in each ? [each.person] : []));
  return new Set(people).size === people.length;
};

/** A private frozen copy of an opening. Throws `InputError` for anything else; the engine judges options and seed. */
export function readOpening(given: unknown): Opening {
  const json = jsonOf(given, 'not how a table is opened');
  if (!isObject(json)) throw new InputError('not how a table is opened', [{ path: '', message: 'expected an object' }]);
  const { seed, options = {}, seats = [], terms = {}, at = 0, ...surplus } = json;
  const issues: Issue[] = Object.keys(surplus).map((path) => ({ path, message: 'no such field' }));
  if (typeof seed !== 'string' && typeof seed !== 'number')
    issues.push({ path: 'seed', message: 'expected a text or a number' });
  if (Number.isInteger(seed) && !Number.isSafeInteger(seed))
    issues.push({ path: 'seed', message: 'expected a text: a whole number beyond 2^53 is rounded on its way' });
  if (!isObject(options)) issues.push({ path: 'options', message: 'expected the options of the game' });
  if (!isSeating(seats))
    issues.push({ path: 'seats', message: 'expected { person }, { bot } or null for each seat, nobody twice' });
  if (!isTime(at)) issues.push({ path: 'at', message: 'expected a time in whole milliseconds, from 0' });
  if (issues.length > 0) throw new InputError('not how a table is opened', issues);
  termsOf(terms);
  return deepFreeze({ seed, options, seats, terms, at } as Opening);
}

/** A private copy of a record; its opening, its commands and its game are still to be judged. */
export function readRecord(given: unknown): TableRecord {
  const json = jsonOf(given, 'not the record of a table');
  const fields = ['form', 'opening', 'commands', 'takenBack', 'result', 'game'];
  const isWhole =
    isObject(json) && fields.every((field) => field in json) && Object.keys(json).length === fields.length;
  if (!isWhole)
    throw new InputError('not the record of a table', [{ path: '', message: `expected ${fields.join(', ')}` }]);
  if (json.form !== 1) throw new InputError('not the record of a table', [{ path: 'form', message: 'expected 1' }]);
  if (!Array.isArray(json.commands))
    throw new InputError('not the record of a table', [{ path: 'commands', message: 'expected a list' }]);
  return json as unknown as TableRecord;
}

function jsonOf(given: unknown, what: string): unknown {
  try {
    return JSON.parse(JSON.stringify(given) ?? 'null');
  } catch {
    throw new InputError(what, [{ path: '', message: 'expected JSON' }]);
  }
}
