import { z } from '@rulewright/core/words';
import { EDITIONS, type Edition } from './content/words.js';
import { MOST_PARTNERS } from './numbers.js';

/** The options of a game: the variants of EUP-VAR and the switches of the rulings. */
export interface EuphoriaOptions {
  /** 2 to 6 (EUP-SET.1); 2 by default. */
  players: number;
  /** The edition of the recruits' texts; 'second' by default (EUP-REC.9). */
  recruitEdition: Edition;
  /** Drafts the recruits (EUP-VAR.1). */
  recruitDraft: boolean;
  /** Charges 1 morale for every further worker of a doubles group (EUP-VAR.2). */
  doublesCostMorale: boolean;
  /** Lets the players choose the market tiles (EUP-VAR.3). */
  marketChoice: boolean;
  /** Drafts the places on the two tracks (EUP-VAR.4). */
  trackDraft: boolean;
  /** The seat of the oldest player (EUP-SET.14): less than `players`; 0 by default. */
  eldestSeat: number;
  /** The number of trades a player may propose in a turn: 0 to 10, 2 by default; 0 rules trade out (EUP-TRD.3). */
  tradeProposalsPerTurn: number;
  /** The number of items on a side of a trade: 1 to 10, 6 by default (EUP-TRD.5). */
  tradeItemsPerSide: number;
  /** The time for trade: every pause of a turn, or only before its action (EUP-TRD.2). */
  tradeWindow: 'any-pause' | 'before-action';
  /** Lets a side of a trade be empty, for a gift or a request (EUP-R79). */
  tradeGifts: boolean;
  /** The number of partners of a trade: 1 to 5, 1 by default (EUP-R80). */
  tradePartners: number;
  /** Lets players show a hidden recruit or their dilemma on purpose (EUP-R81). */
  showing: boolean;
  /** Lets the star of a visit to a built market go on a tile (EUP-R16). */
  builtMarketStarOnTile: boolean;
  /** Applies the penalty on pairs at the Wind Salon too (EUP-R17). */
  courthouseCoversWindSalon: boolean;
  /**
   * The stars that end penalties and trigger abilities for their owner: all, or only those of the owner's visits
   * (EUP-R20).
   */
  starTriggers: 'any' | 'visits';
  /** The time at which the star of a visit ends the penalty of its tile: at once, or after the benefit (EUP-R78). */
  penaltyEnds: 'with-star' | 'after-benefit';
  /** The time from which a revealed recruit works (EUP-R22). */
  revealedRecruitsUsable: 'next-turn' | 'at-once';
  /** Makes a free retrieval take all workers back (EUP-R77). */
  freeRetrievalTakesAll: boolean;
  /** The last turn: 5000 by default; 0 means no limit (EUP-END.8). */
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
    tradeGifts: off,
    tradePartners: whole(1, MOST_PARTNERS, 1),
    showing: off,
    builtMarketStarOnTile: off,
    courthouseCoversWindSalon: off,
    starTriggers: oneOf(['any', 'visits']),
    penaltyEnds: oneOf(['with-star', 'after-benefit']),
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
