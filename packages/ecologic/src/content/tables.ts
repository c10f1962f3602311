import { at } from '@rulewright/core';

// The tables and numbers of the rulebook: the same for every content pack.

export const BRANCHES = ['oil', 'mineral'] as const;
export type Branch = (typeof BRANCHES)[number];

export const SERIES = ['specials', 'plants', 'initiatives'] as const;
export type Series = (typeof SERIES)[number];

export const START_MONEY = 10;
export const COINS = 45;
export const ECO_POINTS = 45;
export const MOST_SPECIALS = 3;
/** ECO-SET.3, ECO-VAR.3: the hexes of the box, and those that its extension adds for a larger field. */
export const BOX_HEXES = 19;
export const MORE_HEXES = 18;
export const MOST_HEXES = BOX_HEXES + MORE_HEXES;

/** ECO-GEN.5: Table 1, income (coins) and ecological effect of an object by level, each round. Level 0 is no object. */
export const OBJECTS = [
  { eco: 0, income: 0 },
  { eco: -1, income: 1 },
  { eco: -2, income: 3 },
  { eco: -3, income: 5 },
  { eco: -4, income: 7 },
] as const;

/** Table 2, the eco initiatives by level; there is no level 0. */
export const INITIATIVES = [
  { nominal: 0, eco: 0, upkeep: 0 },
  { nominal: 2, eco: 1, upkeep: 0 },
  { nominal: 4, eco: 2, upkeep: 1 },
  { nominal: 8, eco: 3, upkeep: 1 },
  { nominal: 12, eco: 5, upkeep: 2 },
] as const;

/** ECO-SPI.2: the nominal of a special by the number of specials bought before it. */
const SPECIAL_NOMINALS = [12, 15, 20] as const;
export const specialNominal = (sold: number): number => at(SPECIAL_NOMINALS, sold);

/** ECO-GEN.6: the pieces that a hex has room for, by the number of its resources. */
const CAPACITY = [0, 4, 2] as const;
export const capacity = (resources: number): number => at(CAPACITY, resources);

/** ECO-SET.13: the number of cards that two players remove from each event level. */
export const REMOVED_PER_LEVEL = 3;
