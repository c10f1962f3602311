import { digest, type Seat, type Seed } from '@rulewright/core';

const DIGITS = 16;

/** A seed derived from another for a different purpose. It does not reveal the seed it comes from. */
export const seedFor = (seed: Seed, ...what: readonly (string | number)[]): string =>
  digest([String(seed), ...what]).slice(0, DIGITS);

/** The seed that `match` gives the player of a seat. */
export const playerSeed = (seed: Seed, seat: Seat): string => seedFor(seed, 'player', seat);
