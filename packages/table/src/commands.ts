import { type AnyAction, deepFreeze, InputError, type Issue, type Seat } from '@rulewright/core';
import { isCount, isName, isObject, isTime } from './plain.js';

/** The occupant of a seat: a person by the name that the server verified, or a bot by the name it is made with. */
export type Occupant = { readonly person: string } | { readonly bot: string };

/** The giver of commands that no person gives: the server itself. It plays for bots and watches the clocks. */
export const SERVER = '#server';

interface CommandFields {
  /** The name of a person, as the server has verified it, or `SERVER`. */
  readonly by: string;
  /** Time of arrival in milliseconds, on a clock of the server that nobody sets; time never runs back. */
  readonly at: number;
}

/** Names the decision that is answered: `decision` of the table as its view said it. */
interface Answering {
  readonly decision: number;
}

/** Names a proposal by its number. */
interface OnProposal {
  readonly proposal: number;
}

/** A command to a table. */
export type Command<Action extends AnyAction = AnyAction> = CommandFields &
  (
    | { readonly type: 'join'; readonly seat?: Seat }
    | { readonly type: 'leave' }
    | ({ readonly type: 'act'; readonly action: Action } & Answering)
    | { readonly type: 'resign' }
    | { readonly type: 'claim-time'; readonly seat: Seat }
    | { readonly type: 'offer'; readonly what: 'draw' | 'abort' }
    /** With `decision` it is refused once its sender has decided, or something was taken back, since. */
    | ({ readonly type: 'ask' } & Partial<Answering>)
    | ({ readonly type: 'accept' } & OnProposal)
    | ({ readonly type: 'decline' } & OnProposal)
    | ({ readonly type: 'withdraw' } & OnProposal)
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
  is: (value) => isCount(value) && value < MOST_SEATS,
  expected: 'a seat, numbered from 0',
};
const decision: Field = { is: isCount, expected: 'the number of a decision, as the view of the table says it' };
const proposal: Field = { is: isCount, expected: 'the number of a proposal' };

/** Persons' names do not begin with the sign of the server. */
export const isPerson = (value: unknown): value is string => isName(value) && !value.startsWith('#');

export const isOccupant = (value: unknown): value is Occupant =>
  isObject(value) &&
  Object.keys(value).length === 1 &&
  (isPerson(value.person) || (value.person === undefined && isName(value.bot)));

const COMMON: Readonly<Record<string, Field>> = {
  by: { is: (value) => value === SERVER || isPerson(value), expected: `the name of a person, or ${SERVER}` },
  at: { is: isTime, expected: 'a time in whole milliseconds, from 0' },
};
const OWN: Readonly<Record<CommandType, Readonly<Record<string, Field>>>> = {
  join: { seat: { ...seat, optional: true } },
  leave: {},
  act: { action: { is: isObject, expected: 'an action of the game' }, decision },
  resign: {},
  'claim-time': { seat },
  offer: { what: { is: (value) => value === 'draw' || value === 'abort', expected: 'draw or abort' } },
  ask: { decision: { ...decision, optional: true } },
  accept: { proposal },
  decline: { proposal },
  withdraw: { proposal },
  replace: { seat, with: { is: isOccupant, expected: '{ person } or { bot }, a name of at most 100 letters' } },
  pause: {},
  resume: {},
};
/** The fields of each command, but for its type. */
const FIELDS: ReadonlyMap<unknown, ReadonlyMap<string, Field>> = new Map(
  Object.entries(OWN).map(([type, own]) => [type, new Map(Object.entries({ ...COMMON, ...own }))]),
);

/** A private frozen copy of a command, of plain data. Throws `InputError` for anything else, with every wrong field. */
export const readCommand = (given: unknown): Command => commandOf(plain(given));

/** A command from JSON that nobody else holds, frozen. Throws as `readCommand` does. */
export function commandOf(json: unknown): Command {
  if (!isObject(json)) throw new InputError('not a command', [{ path: '', message: 'expected an object' }]);
  const fields = FIELDS.get(json.type);
  if (fields === undefined)
    throw new InputError('not a command', [
      { path: 'type', message: `expected one of ${[...FIELDS.keys()].join(', ')}` },
    ]);
  const issues: Issue[] = [];
  for (const [path, { is, expected, optional }] of fields)
    if (!(optional && json[path] === undefined) && !is(json[path]))
      issues.push({ path, message: `expected ${expected}` });
  for (const path in json) if (path !== 'type' && !fields.has(path)) issues.push({ path, message: 'no such field' });
  if (issues.length > 0) throw new InputError('not a command', issues);
  return deepFreeze(json as unknown as Command);
}

/** Longer than any command: an action has some hundreds of numbers and names at most. */
const MOST_LETTERS = 100_000;

/** The JSON of a value. */
function plain(given: unknown): unknown {
  try {
    const text = JSON.stringify(given) ?? 'null';
    if (text.length <= MOST_LETTERS) return JSON.parse(text);
  } catch {
    // a circle, or something that throws when it is read
  }
  throw new InputError('not a command', [{ path: '', message: `expected JSON of at most ${MOST_LETTERS} letters` }]);
}
