import * as z from 'zod/mini';

const coordinate = z.int().check(z.minimum(-1000), z.maximum(1000));
const hexagon = z.strictObject({
  kind: z.literal('hexagon'),
  radius: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});
const custom = z.strictObject({
  kind: z.literal('custom'),
  coords: z.array(z.strictObject({ q: coordinate, r: coordinate })).check(
    z.maxLength(37),
    z.refine(
      (coords) => new Set(coords.map(({ q, r }) => `${q} ${r}`)).size === coords.length,
      'a coordinate stands there twice',
    ),
  ),
});

/** ECO-VAR: every option of a game, the default first. */
export const optionsSchema = z
  .strictObject({
    /** 2 to 4 (ECO-SET.1). */
    players: z._default(z.int().check(z.minimum(2), z.maximum(4)), 2),
    /** Whether 45 coins and 45 eco points are a limit (ECO-R2, ECO-SUP). */
    supply: z._default(z.enum(['limited', 'unlimited']), 'limited'),
    /** One event a round, or one for every player (ECO-VAR.1). */
    eventDraw: z._default(z.enum(['round', 'player']), 'round'),
    /** Whether two players take nine events out (ECO-VAR.2). */
    twoPlayerDeck: z._default(z.enum(['reduced', 'full']), 'reduced'),
    /** The shape of the field (ECO-VAR.3, ECO-VAR.4). */
    field: z._default(z.discriminatedUnion('kind', [hexagon, custom]), { kind: 'hexagon', radius: 2 }),
    /** What players may ask each other for (ECO-AID). */
    mutualAid: z._default(z.enum(['gifts-and-loans', 'gifts', 'off']), 'gifts-and-loans'),
    /** The interest, in coins, that a loan may carry (ECO-AID.2). */
    loanInterest: z._default(
      z.array(z.int().check(z.minimum(0), z.maximum(1000))).check(
        z.maxLength(10),
        z.refine((list) => new Set(list).size === list.length, 'an interest stands there twice'),
      ),
      [0],
    ),
    /** Whether loans are repaid by force or by choice (ECO-VAR.8). */
    loanEnforcement: z._default(z.enum(['income', 'promise']), 'income'),
    /** How often a player may build in a round (ECO-VAR.5). */
    buildStep: z._default(z.enum(['until-pass', 'one-each']), 'until-pass'),
    /** Whether a refused initiative may be taken up by others (ECO-VAR.6). */
    refusedInitiative: z._default(z.enum(['discard', 'offer-next']), 'discard'),
    /** Whether a dual hex may hold both branches (ECO-VAR.7). */
    dualHex: z._default(z.enum(['single-branch', 'mixed']), 'single-branch'),
    /** Whether starting pieces earn bio-capacity (ECO-R6). */
    setupBioCapacity: z._default(z.boolean(), true),
    /** Whether a hex pays its bio-capacity once, or once to each player (ECO-R29). */
    bioCapacityOnce: z._default(z.enum(['global', 'per-player']), 'global'),
    /** Whether specials need an own piece next to them (ECO-R24). */
    specialAdjacency: z._default(z.boolean(), true),
    /** Whether an initiative makes its object less dirty (ECO-R31). */
    dirtiness: z._default(z.enum(['gross', 'net']), 'gross'),
    /** What a negative eco fund scores (ECO-R39). */
    negativeEco: z._default(z.enum(['zero', 'formula']), 'zero'),
    /** How equal scores are ranked (ECO-R42). */
    finalTie: z._default(z.enum(['balance', 'shared']), 'balance'),
    /** How many pieces of each branch a player has (ECO-R1). */
    piecesPerBranch: z._default(z.union([z.literal(10), z.literal(5)]), 10),
  })
  .check(
    z.refine(({ players, field }) => field.kind === 'hexagon' || field.coords.length >= 2 * players, {
      message: 'a field has at least two hexes a player',
      path: ['field', 'coords'],
    }),
  );
export type EcoLogicOptions = z.output<typeof optionsSchema>;
