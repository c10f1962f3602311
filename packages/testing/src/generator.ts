import type { Seed } from '@rulewright/core';

/** A stream of numbers, 0 ≤ x < 1. */
export type Generator = () => number;

/**
 * The test kit's own generator for choosing moves and samples: mulberry32 by Tommy Ettinger, seeded with the FNV-1a
 * hash of the seed. It is separate from the engine's, so choices of a test cannot depend on draws of a game.
 */
export function generator(seed: Seed): Generator {
  let state = 0x811c9dc5;
  for (const char of String(seed)) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
