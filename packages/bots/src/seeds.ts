import { digest, type Seed } from '@rulewright/core';

const DIGITS = 16;

/** A seed for something else than the game it belongs to. Nobody can tell from it what the given seed was. */
export const seedFor = (seed: Seed, ...what: readonly (string | number)[]): string =>
  digest([String(seed), ...what]).slice(0, DIGITS);
