import { digest, type Seat, type Seed } from '@rulewright/core';

const DIGITS = 16;

/** A seed for something else than the game it belongs to. Nobody can tell from it what the given seed was. */
export const seedFor = (seed: Seed, ...what: readonly (string | number)[]): string =>
  digest([String(seed), ...what]).slice(0, DIGITS);

/** The seed that `match` gives to the player of a seat in a game with this seed. */
export const playerSeed = (seed: Seed, seat: Seat): string => seedFor(seed, 'player', seat);
