import { InputError } from '@rulewright/core';

/** More parts than any action has: lists of cards and amounts for each seat included. */
const MOST_PARTS = 10_000;
const DEEPEST = 16;

/**
 * A private plain copy of a player's answer, whatever it is. It is small, shares no part with the original, and has no
 * getters, prototypes or functions. Throws `InputError` for an answer that is too large, and whatever reading it
 * throws.
 */
export function copied(answer: unknown): unknown {
  let parts = 0;
  const copy = (value: unknown, depth: number): unknown => {
    if (++parts > MOST_PARTS || depth > DEEPEST) throw new InputError('the answer is too large for an action');
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
      throw new InputError(`the answer holds a ${typeof value}`);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const list: unknown[] = [];
      for (let i = 0; i < value.length; i++) list.push(copy(value[i], depth + 1));
      return list;
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part, depth + 1)]));
  };
  return copy(answer, 0);
}
