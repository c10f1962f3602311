import { type AnyAction, InputError, type Issue, type Seat } from '@rulewright/core';
import { isName, isObject, isTime } from './terms.js';

/** Who sits at a seat: somebody whom the server knows by this name, or a bot, by the name with which it can be made. */
export type Occupant = { readonly person: string } | { readonly bot: string };

/** By whom a command is given that no person gives: the server itself. It plays for bots and watches the clocks. */
export const SERVER = '#server';

interface CommandFields {
  /** The name of a person, as the server has made sure of it, or `SERVER`. */
  readonly by: string;
  /** When it came, in milliseconds from anywhere; time never runs back. */
  readonly at: number;
}

/** What can be done at a table. */
export type Command<Action extends AnyAction = AnyAction> = CommandFields &
  (
    | { readonly type: 'join'; readonly seat?: Seat }
    | { readonly type: 'leave' }
    | { readonly type: 'act'; readonly action: Action }
    | { readonly type: 'resign' }
    | { readonly type: 'claim-time'; readonly seat: Seat }
    | { readonly type: 'offer'; readonly what: 'draw' | 'abort' }
    | { readonly type: 'ask' }
    | { readonly type: 'accept' }
    | { readonly type: 'decline' }
    | { readonly type: 'replace'; readonly seat: Seat; readonly with: Occupant }
    | { readonly type: 'pause' }
    | { readonly type: 'resume' }
  );

export type CommandType = Command['type'];
export type CommandOf<Type extends CommandType> = Extract<Command, { readonly type: Type }>;

interface Field {
  readonly is: (value: unknown) => boolean;
  readonly expected: string;
  readonly optional?: true;
}
const MOST_SEATS = 1000;
const seat: Field = {
  is: (value) => isTime(value) && value < MOST_SEATS,
  expected: 'a seat, numbered from 0',
};
const isOccupant = (value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value).length === 1 &&
  (isPerson(value.person) || (value.person === undefined && isName(value.bot)));

/** Persons' names do not begin with the sign of the server. */
export const isPerson = (value: unknown): value is string => isName(value) && !value.startsWith('#');

const FIELDS: Readonly<Record<CommandType, Readonly<Record<string, Field>>>> = {
  join: { seat: { ...seat, optional: true } },
  leave: {},
  act: { action: { is: isObject, expected: 'an action of the game' } },
  resign: {},
  'claim-time': { seat },
  offer: { what: { is: (value) => value === 'draw' || value === 'abort', expected: 'draw or abort' } },
  ask: {},
  accept: {},
  decline: {},
  replace: { seat, with: { is: isOccupant, expected: '{ person } or { bot }, a name of at most 100 letters' } },
  pause: {},
  resume: {},
};
const COMMON: Readonly<Record<string, Field>> = {
  by: { is: (value) => value === SERVER || isPerson(value), expected: `the name of a person, or ${SERVER}` },
  at: { is: isTime, expected: 'a time in whole milliseconds, from 0' },
};

/** A private copy of a command, of plain data. Throws `InputError` for anything else, with every field that is wrong. */
export function readCommand(given: unknown): Command {
  const json = plain(given);
  if (!isObject(json)) throw new InputError('not a command', [{ path: '', message: 'expected an object' }]);
  const { type } = json;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type))
    throw new InputError('not a command', [
      { path: 'type', message: `expected one of ${Object.keys(FIELDS).join(', ')}` },
    ]);
  const fields: Readonly<Record<string, Field>> = { ...COMMON, ...FIELDS[type as CommandType] };
  const wrong = Object.entries(fields).flatMap(([name, { is, expected, optional }]): Issue[] =>
    (optional && json[name] === undefined) || is(json[name]) ? [] : [{ path: name, message: `expected ${expected}` }],
  );
  const surplus = Object.keys(json).filter((name) => name !== 'type' && !Object.hasOwn(fields, name));
  const issues = [...wrong, ...surplus.map((path): Issue => ({ path, message: 'no such field' }))];
  if (issues.length > 0) throw new InputError('not a command', issues);
  return json as unknown as Command;
}

/** Longer than any command: an action has some hundreds of numbers and names at most. */
const MOST_LETTERS = 100_000;

/** What JSON has of it. */
function plain(given: unknown): unknown {
  try {
    const text = JSON.stringify(given) ?? 'null';
    if (text.length <= MOST_LETTERS) return JSON.parse(text);
  } catch {
    // a circle, or something that throws when it is read
  }
  throw new InputError('not a command', [{ path: '', message: `expected JSON of at most ${MOST_LETTERS} letters` }]);
}
