import { computed } from 'vue';
import { standingOf } from '../standing.js';
import { decimals } from '../words/words.js';
import type { Session } from './session.js';

/** How each seat stands in the position that is shown, in the fewest letters. */
export function useStanding({ game, view }: Session) {
  return computed(() => standingOf(game, view.value).map(inShort));
}

/** One decimal at most. */
export const inShort = (value: number): string => decimals(value, Number.isInteger(value) ? 0 : 1);
