import { z } from '@rulewright/core/words';
import { MOST_HEXES } from './content/tables.js';

const coordinate = z.int().check(z.minimum(-1000), z.maximum(1000));
const hexagon = z.strictObject({
  kind: z.literal('hexagon'),
  radius: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});
const custom = z.strictObject({
  kind: z.literal('custom'),
  coords: z.array(z.strictObject({ q: coordinate, r: coordinate })).check(
    z.maxLength(MOST_HEXES),
    z.refine(
      (coords) => new Set(coords.map(({ q, r }) => `${q} ${r}`)).size === coords.length,
      'a coordinate is listed twice',
    ),
  ),
});

const loanInterest = z.array(z.int().check(z.minimum(0), z.maximum(1000))).check(
  z.maxLength(10),
  z.refine((list) => new Set(list).size === list.length, 'an interest is listed twice'),
);

/** ECO-VAR: what can be chosen before a game. The defaults are the readings of the rulings. */
export interface EcoLogicOptions {
  /** 2 to 4 (ECO-SET.1); 2 by default. */
  players: number;
  /** Whether 45 coins and 45 eco points are a limit (ECO-R2, ECO-SUP). */
  supply: 'limited' | 'unlimited';
  /** One event a round, or one for every player (ECO-VAR.1). */
  eventDraw: 'round' | 'player';
  /** Whether two players take nine events out (ECO-VAR.2). */
  twoPlayerDeck: 'reduced' | 'full';
  /** The shape of the field (ECO-VAR.3, ECO-VAR.4): a hexagon, 2 by default, or 2 · players to 37 distinct places. */
  field: { kind: 'hexagon'; radius: 1 | 2 | 3 } | { kind: 'custom'; coords: readonly { q: number; r: number }[] };
  /** What players may ask each other for (ECO-AID). */
  mutualAid: 'gifts-and-loans' | 'gifts' | 'off';
  /** The interest, in coins, that a loan may carry: up to ten different amounts, only 0 by default (ECO-AID.2). */
  loanInterest: readonly number[];
  /** Whether loans are repaid by force or by choice (ECO-VAR.8). */
  loanEnforcement: 'income' | 'promise';
  /** How often a player may build in a round (ECO-VAR.5). */
  buildStep: 'until-pass' | 'one-each';
  /** Whether a refused initiative may be taken up by others (ECO-VAR.6). */
  refusedInitiative: 'discard' | 'offer-next';
  /** Whether a dual hex may hold both branches (ECO-VAR.7). */
  dualHex: 'single-branch' | 'mixed';
  /** Whether starting pieces earn bio-capacity; true by default (ECO-R6). */
  setupBioCapacity: boolean;
  /** Whether a hex pays its bio-capacity once, or once to each player (ECO-R29). */
  bioCapacityOnce: 'global' | 'per-player';
  /** Whether specials need a piece of their owner next to them; true by default (ECO-R24). */
  specialAdjacency: boolean;
  /** Whether an initiative makes its object less dirty: `net` (ECO-R31). */
  dirtiness: 'gross' | 'net';
  /** What a negative eco fund scores (ECO-R39). */
  negativeEco: 'zero' | 'formula';
  /** How equal scores are ranked (ECO-R42). */
  finalTie: 'balance' | 'shared';
  /** How many pieces of each branch a player has; 10 by default (ECO-R1). */
  piecesPerBranch: 10 | 5;
}

/** The first value of a list is the default. */
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z._default(z.enum(values), values[0]);

export const optionsSchema: z.Schema<EcoLogicOptions> = z
  .strictObject({
    players: z._default(z.int().check(z.minimum(2), z.maximum(4)), 2),
    supply: oneOf(['limited', 'unlimited']),
    eventDraw: oneOf(['round', 'player']),
    twoPlayerDeck: oneOf(['reduced', 'full']),
    field: z._default(z.discriminatedUnion('kind', [hexagon, custom]), { kind: 'hexagon', radius: 2 }),
    mutualAid: oneOf(['gifts-and-loans', 'gifts', 'off']),
    loanInterest: z._default(loanInterest, [0]),
    loanEnforcement: oneOf(['income', 'promise']),
    buildStep: oneOf(['until-pass', 'one-each']),
    refusedInitiative: oneOf(['discard', 'offer-next']),
    dualHex: oneOf(['single-branch', 'mixed']),
    setupBioCapacity: z._default(z.boolean(), true),
    bioCapacityOnce: oneOf(['global', 'per-player']),
    specialAdjacency: z._default(z.boolean(), true),
    dirtiness: oneOf(['gross', 'net']),
    negativeEco: oneOf(['zero', 'formula']),
    finalTie: oneOf(['balance', 'shared']),
    piecesPerBranch: z._default(z.union([z.literal(10), z.literal(5)]), 10),
  })
  .check(
    z.refine(({ players, field }) => field.kind === 'hexagon' || field.coords.length >= 2 * players, {
      message: 'a field has at least two hexes a player',
      path: ['field', 'coords'],
    }),
  );
