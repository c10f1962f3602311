// Checks of values from outside.

const LONGEST_NAME = 100;
/** A hundred years: sums of times stay exact. */
const LONGEST_TIME = 100 * 366 * 86_400_000;
/** Characters that steer a terminal, break a line or turn the direction of reading: no name has them. */
const STEERING = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
/** A character that can be seen: what is none of these is blank, or changes the one before it. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{M}\u2800]/u;

/** True for a name that can be read: with something to see, without blanks around it. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= LONGEST_NAME &&
  value === value.trim() &&
  VISIBLE.test(value) &&
  !STEERING.test(value);

export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

export const isTime = (value: unknown): value is number => isCount(value) && value <= LONGEST_TIME;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
