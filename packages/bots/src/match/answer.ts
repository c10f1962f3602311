import { InputError } from '@rulewright/core';

/** More than any action of any game has: lists of cards, amounts for each seat. */
const MOST_PARTS = 10_000;
const DEEPEST = 16;

/**
 * A private plain copy of what a player answered, whatever it is: nobody else holds a part of it, it has no getters, no
 * prototype and no function, and it is small. Throws `InputError` for what is too large, and whatever reading it throws.
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
