import { InputError, type Issue, utilityFrom } from '@rulewright/core';
import type { Net, Provenance } from './net-data.js';
import { numbersOf } from './sixteen.js';

const MOST_CELLS = 1_000;
/** Largest scale accepted: in a layer with a larger one, the weights of any game would be rounded away. */
const GREATEST_SCALE = 2 ** 40;

type Fields = Readonly<Record<string, unknown>>;
/** Checks a field: the reason why it is wrong, or undefined when it is right. */
type Check = (value: unknown) => string | undefined;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text: Check = (value) => (typeof value === 'string' ? undefined : 'not a text');
const isScale = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(Math.log2(value)) && value <= GREATEST_SCALE;

const CHECKS: Readonly<Record<keyof Net, Check>> = {
  format: (value) => (value === 1 ? undefined : 'another format than 1'),
  game: text,
  content: text,
  features: text,
  hidden: (value) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_CELLS
      ? undefined
      : `not a whole number from 1 to ${MOST_CELLS}`,
  utility: (value) => (value === undefined ? undefined : problemOf(() => utilityFrom(value))),
  scales: (value) =>
    Array.isArray(value) && value.length === 2 && value.every(isScale) ? undefined : 'not two powers of two',
  weights: (value) => text(value) ?? problemOf(() => numbersOf(String(value))),
  provenance: (value) => (isProvenance(value) ? undefined : 'not where a net comes from'),
};

function isProvenance(value: unknown): value is Provenance {
  if (!isObject(value)) return false;
  const { command, seed, data, firstGames, heldOut } = value;
  return (
    [command, seed, firstGames].every((each) => typeof each === 'string') &&
    typeof heldOut === 'number' &&
    Number.isFinite(heldOut) &&
    Array.isArray(data)
  );
}

/** The message of the `InputError` that `work` throws; undefined when it throws nothing. */
function problemOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof InputError ? (error.issues[0]?.message ?? error.summary) : 'not readable';
  }
}

/** Checks every field of a net from outside, such as a file. Throws `InputError` for anything else. */
export function readNet(value: unknown): Net {
  if (!isObject(value)) throw new InputError('no net', [{ path: '', message: 'not an object' }]);
  const issues = Object.entries(CHECKS).flatMap(([path, check]): Issue[] => {
    const message = check(value[path]);
    return message === undefined ? [] : [{ path, message }];
  });
  if (issues.length > 0) throw new InputError('no net', issues);
  return value as unknown as Net;
}
