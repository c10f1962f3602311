import { setGoods } from '@rulewright/euphoria/positions';
import { type EuState, place } from './positions.js';

// Visits that place a star.

export const THEATER = 'theater-of-revelatory-propaganda';
export const toLoft = place(0, 1, 'nimbus-loft');
export const readyForLoft = (state: EuState): void => setGoods(state, 0, { gold: 3 });
