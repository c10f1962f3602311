import type { Seed } from '@rulewright/core';

const WORDS = 4;

/** 128 random bits. Those of boardgame.io would not do: its seed is the time of day, and it sends it to every client. */
export function randomSeed(): Seed {
  const words = globalThis.crypto.getRandomValues(new Uint32Array(WORDS));
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}
