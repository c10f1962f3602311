import { expect } from 'vitest';
import { asked, type EmixScenario, pools } from './look.js';
import { playing, playOwn, targets, useless } from './own-effect.js';
import { next } from './phases.js';
import { type State, setPool, setSupply } from './table.js';

// A free effect on emons, the pools before it, and those after it.

const [B, C] = [1, 2];

/** The pools of seats 0 and 1, positive before negative: `3,4 0,2`. */
export type Pools = string;

export interface Case {
  readonly text: string;
  /** Seat 1 when not given. */
  readonly target?: number;
  readonly before: Pools;
  /** What the supply holds of both colours; the rest lies in the pool of seat 2. */
  readonly supply?: string;
  readonly after: Pools | 'illegal';
}

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

/** The effect has exactly this result, or it may not be played there. */
export function expectResult({ text, target = B, before, supply, after }: Case): void {
  const t = playing(text, (state) => lay(state, before, supply));
  expect(targets(t).includes(target)).toBe(after !== 'illegal');
  if (after === 'illegal') expect(t.refusal(playOwn(target))).toEqual(useless);
  else expect([shown(t.play(playOwn(target))), asked(t)]).toEqual([after, next]);
}
