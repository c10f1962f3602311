import { z } from '@rulewright/core/words';
import { EDITIONS, type Edition } from './content/words.js';

/** EUP-VAR and the switches of the rulings: what can be chosen before a game. */
export interface EuphoriaOptions {
  /** 2 to 6 (EUP-SET.1); 2 by default. */
  players: number;
  /** Which texts of the recruits count (EUP-REC.9); 'second' by default. */
  recruitEdition: Edition;
  /** Whether the recruits are drafted (EUP-VAR.1). */
  recruitDraft: boolean;
  /** Whether every further worker of a doubles group costs 1 morale (EUP-VAR.2). */
  doublesCostMorale: boolean;
  /** Whether the players choose the market tiles (EUP-VAR.3). */
  marketChoice: boolean;
  /** Whether the places on the two tracks are drafted (EUP-VAR.4). */
  trackDraft: boolean;
  /** The seat of the oldest player (EUP-SET.14): less than `players`; 0 by default. */
  eldestSeat: number;
  /** How many trades a player may propose in a turn (EUP-TRD.3): 0 to 10, 2 by default; 0 rules trade out. */
  tradeProposalsPerTurn: number;
  /** How many items a side of a trade may hold (EUP-TRD.5): 1 to 10, 6 by default. */
  tradeItemsPerSide: number;
  /** Whether trade is possible at every pause of a turn, or only before its action (EUP-TRD.2). */
  tradeWindow: 'any-pause' | 'before-action';
  /** Whether the star of a visit to a built market may go on a tile (EUP-R16). */
  builtMarketStarOnTile: boolean;
  /** Whether the penalty on pairs also holds at the Wind Salon (EUP-R17). */
  courthouseCoversWindSalon: boolean;
  /** Which stars have consequences for their owner: all, or only those of their own visits (EUP-R20). */
  starTriggers: 'any' | 'visits';
  /** From when on a revealed recruit works (EUP-R22). */
  revealedRecruitsUsable: 'next-turn' | 'at-once';
  /** Whether who retrieves for free must take all workers back (EUP-R77). */
  freeRetrievalTakesAll: boolean;
  /** After how many turns the game ends at the latest (EUP-END.8): 5000 by default; 0 is never. */
  turnLimit: number;
}

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z._default(z.enum(values), values[0]);
const off = z._default(z.boolean(), false);
const whole = (least: number, most: number, usual: number) =>
  z._default(z.int().check(z.minimum(least), z.maximum(most)), usual);

export const optionsSchema: z.Schema<EuphoriaOptions> = z
  .strictObject({
    players: whole(2, 6, 2),
    recruitEdition: z._default(z.enum(EDITIONS), 'second'),
    recruitDraft: off,
    doublesCostMorale: off,
    marketChoice: off,
    trackDraft: off,
    eldestSeat: whole(0, 5, 0),
    tradeProposalsPerTurn: whole(0, 10, 2),
    tradeItemsPerSide: whole(1, 10, 6),
    tradeWindow: oneOf(['any-pause', 'before-action']),
    builtMarketStarOnTile: off,
    courthouseCoversWindSalon: off,
    starTriggers: oneOf(['any', 'visits']),
    revealedRecruitsUsable: oneOf(['next-turn', 'at-once']),
    freeRetrievalTakesAll: off,
    turnLimit: whole(0, 100_000, 5000),
  })
  .check(
    z.refine(({ players, eldestSeat }) => eldestSeat < players, {
      message: 'the oldest player sits at the table',
      path: ['eldestSeat'],
    }),
  );
