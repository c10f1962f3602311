import type { Review } from '@rulewright/bots';
import { decimals, say } from '../words/words.js';

// Values of studies in words.

export const percent = (value: number): string => say('units', { n: decimals(100 * value, 0) });

/** A standard error in the unit of a study, rounded up: an error of 0 would say too much. */
export const margin = (error: number, unit: Review['unit']): string => worth(Math.ceil(100 * error) / 100, unit);

/** A value in the unit of a study: `61 %`, or points. */
export const worth = (value: number, unit: Review['unit']): string =>
  unit === 'places' ? `${(100 * value).toFixed(0)} %` : decimals(value, 2);
