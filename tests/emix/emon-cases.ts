import { type EmixScenario, pools } from './look.js';
import { type State, setPool, setSupply } from './table.js';

// A free effect on emons, the pools before it, and those after it.

const C = 2;

/** The pools of seats 0 and 1, positive before negative: `3,4 0,2`. */
export type Pools = string;

export const shown = (t: EmixScenario): Pools => pools(t).slice(0, 2).join(' ');

export function lay(state: State, before: Pools, supply?: string): void {
  const pair = (text: string) => text.split(',').map(Number);
  before.split(' ').forEach((pool, human) => {
    const [pos = 0, neg = 0] = pair(pool);
    setPool(state, human, pos, neg);
  });
  if (supply === undefined) return;
  const [pos = 0, neg = 0] = pair(supply);
  setSupply(state, 'pos', pos, C);
  setSupply(state, 'neg', neg, C);
}
