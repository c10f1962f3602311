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

/** ECO-VAR: the options of a game. The defaults are the readings of the rulings. */
export interface EcoLogicOptions {
  /** Number of players: 2 to 4 (ECO-SET.1); 2 by default. */
  players: number;
  /** Limit of 45 coins and 45 eco points, or none (ECO-R2, ECO-SUP). */
  supply: 'limited' | 'unlimited';
  /** One event a round, or one for every player (ECO-VAR.1). */
  eventDraw: 'round' | 'player';
  /** Two players remove nine events, or play with all (ECO-VAR.2). */
  twoPlayerDeck: 'reduced' | 'full';
  /** The shape of the field (ECO-VAR.3, ECO-VAR.4): a hexagon, 2 by default, or 2 · players to 37 distinct places. */
  field: { kind: 'hexagon'; radius: 1 | 2 | 3 } | { kind: 'custom'; coords: readonly { q: number; r: number }[] };
  /** Kinds of aid that players may ask for (ECO-AID). */
  mutualAid: 'gifts-and-loans' | 'gifts' | 'off';
  /** The interest, in coins, that a loan may carry: up to ten different amounts, only 0 by default (ECO-AID.2). */
  loanInterest: readonly number[];
  /** Loans are repaid by force at income, or by choice (ECO-VAR.8). */
  loanEnforcement: 'income' | 'promise';
  /** Build actions of a player in a round: any number, or one (ECO-VAR.5). */
  buildStep: 'until-pass' | 'one-each';
  /** Pieces and initiatives are given up in the build step, or at an opening too (ECO-R28). */
  removal: 'build-step' | 'action-phase';
  /** The first to be asked in an auction: the opener's left neighbour, or the first player (ECO-R48). */
  biddingOrder: 'opener' | 'first-player';
  /** A refused initiative is discarded, or offered to the next players (ECO-VAR.6). */
  refusedInitiative: 'discard' | 'offer-next';
  /** A dual hex holds one branch, or both (ECO-VAR.7). */
  dualHex: 'single-branch' | 'mixed';
  /** True (the default) if starting pieces earn bio-capacity (ECO-R6). */
  setupBioCapacity: boolean;
  /** A hex pays its bio-capacity once, or once to each player (ECO-R29). */
  bioCapacityOnce: 'global' | 'per-player';
  /** True (the default) if a special needs a piece of its owner next to it (ECO-R24). */
  specialAdjacency: boolean;
  /** Dirtiness of an object: its own harm, or `net` of its initiative's effect (ECO-R31). */
  dirtiness: 'gross' | 'net';
  /** Score of a negative eco fund: 0, or the formula's value (ECO-R39). */
  negativeEco: 'zero' | 'formula';
  /** Ranking of equal scores: by balance and eco fund, or shared (ECO-R42). */
  finalTie: 'balance' | 'shared';
  /** Pieces of each branch that a player has; 10 by default (ECO-R1). */
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
    removal: oneOf(['build-step', 'action-phase']),
    biddingOrder: oneOf(['opener', 'first-player']),
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
