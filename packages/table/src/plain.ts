// Checks of values from outside.

const LONGEST_NAME = 100;
/** A hundred years: sums of times stay exact. */
const LONGEST_TIME = 100 * 366 * 86_400_000;
/** Characters that steer a terminal, break a line or turn the direction of reading: no name has them. */
const STEERING = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

export const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_NAME && !STEERING.test(value);

export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

export const isTime = (value: unknown): value is number => isCount(value) && value <= LONGEST_TIME;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
