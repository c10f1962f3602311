import { deepFreeze, InputError, type Issue } from '@rulewright/core';
import { isName, isObject, isTime } from './plain.js';

/** The time that each seat has, in milliseconds. An absent field is not counted. */
export interface ClockTerms {
  /** For each answer by itself. */
  readonly move?: number;
  /** For all answers of the game together. */
  readonly game?: number;
  /** Added to the time for the game by each answer. */
  readonly increment?: number;
  /** Byo-yomi: when the time for the game is used up, there are that many periods; an answer within one costs nothing. */
  readonly periods?: number;
  readonly period?: number;
}

/**
 * The fate of a seat whose person has gone. `idle`: it goes on by itself, as its game says. `bot`: a bot plays it.
 * `last`: the game ends, and the seat is last.
 */
export type Absence = (typeof ABSENCES)[number];
export const ABSENCES = ['idle', 'bot', 'last'] as const;

/**
 * The limit of taking back: never; as long as nobody has seen anything new since; or further, over what was seen. Everybody
 * has to agree in any case.
 */
export type TakeBack = (typeof TAKE_BACKS)[number];
export const TAKE_BACKS = ['never', 'unseen', 'seen'] as const;

/** The agreement before a game. */
export interface Terms {
  readonly clock: ClockTerms;
  readonly absence: Absence;
  /** The bot that plays for those who have gone, by its name; the server makes it. */
  readonly bot: string;
  readonly takeBack: TakeBack;
  /** A draw can be agreed on. Only where the game knows draws. */
  readonly draw: boolean;
  /** The right to stop the clocks: of anybody at the table, or of the server alone. */
  readonly pause: 'anybody' | 'server';
  /** People who come later may take a seat that somebody has left. */
  readonly newcomers: boolean;
}

export const usualTerms: Terms = Object.freeze({
  clock: Object.freeze({}),
  absence: 'idle',
  bot: 'weighted',
  takeBack: 'unseen',
  draw: false,
  pause: 'anybody',
  newcomers: true,
});

const CLOCK_FIELDS = ['move', 'game', 'increment', 'periods', 'period'] as const;
const isOneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);
const isBoolean = isOneOf([true, false]);

const FIELDS: Readonly<Record<keyof Terms, { readonly is: (value: unknown) => boolean; readonly expected: string }>> = {
  clock: {
    is: isClock,
    expected: `an object with milliseconds for ${CLOCK_FIELDS.join(', ')}; periods need a game, and no move`,
  },
  absence: { is: isOneOf(ABSENCES), expected: `one of ${ABSENCES.join(', ')}` },
  bot: { is: isName, expected: 'the name of a bot' },
  takeBack: { is: isOneOf(TAKE_BACKS), expected: `one of ${TAKE_BACKS.join(', ')}` },
  draw: { is: isBoolean, expected: 'true or false' },
  pause: { is: isOneOf(['anybody', 'server']), expected: 'anybody or server' },
  newcomers: { is: isBoolean, expected: 'true or false' },
};

function isClock(value: unknown): boolean {
  if (!isObject(value)) return false;
  const fields = Object.entries(value);
  const isKnown = fields.every(([name, time]) => isOneOf(CLOCK_FIELDS)(name) && isTime(time));
  const { move, game, increment, periods, period } = value;
  const hasPeriods = periods !== undefined || period !== undefined;
  const isWhole =
    !hasPeriods || (move === undefined && typeof periods === 'number' && typeof period === 'number' && period > 0);
  return isKnown && isWhole && move !== 0 && (game !== undefined || (increment === undefined && !hasPeriods));
}

/** The usual terms but for those that are given. Throws `InputError` for anything else. */
export function termsOf(given: unknown): Terms {
  if (!isObject(given)) throw new InputError('terms are an object');
  const issues = Object.entries(given).flatMap(([name, value]): Issue[] => {
    if (!isField(name)) return [{ path: `terms.${name}`, message: 'no such term' }];
    return FIELDS[name].is(value) ? [] : [{ path: `terms.${name}`, message: `expected ${FIELDS[name].expected}` }];
  });
  if (issues.length > 0) throw new InputError('not the terms of a table', issues);
  return deepFreeze({ ...usualTerms, ...given });
}

const isField = (name: string): name is keyof Terms => Object.hasOwn(FIELDS, name);
