import { setGoods } from '@rulewright/euphoria/positions';
import type { EuState } from './positions.js';

// Proposals of the active player.

export const one = (state: EuState) => {
  setGoods(state, 0, { energy: 1 });
  setGoods(state, 1, { gold: 1 });
};
