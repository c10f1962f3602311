import type { ViolationOf } from '@rulewright/core';
import type { DoesNotExist } from '../state.js';

/** A refusal with whom it names and with its amounts: ids, seats and other words stand for something else. */
export function amountsOf({ details = {}, ...why }: ViolationOf<DoesNotExist>): ViolationOf<DoesNotExist> {
  const amounts = Object.entries(details).filter(
    ([name, value]) => name === 'asked' || (typeof value === 'number' && value >= 0),
  );
  return { ...why, details: Object.fromEntries(amounts) };
}
