import type { ViolationOf } from '@rulewright/core';
import type { Emix } from '../state.js';

/** A refusal with whom it names and with its amounts: numbers below 0 and ids stand for something else. */
export function numbersOf({ details = {}, ...why }: ViolationOf<Emix>): ViolationOf<Emix> {
  const amounts = Object.entries(details).filter(
    ([name, value]) => name === 'asked' || (typeof value === 'number' && value >= 0),
  );
  return { ...why, details: Object.fromEntries(amounts) };
}
