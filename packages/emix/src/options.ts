import * as z from 'zod/mini';
import { card } from './content/card.js';
import { deckList } from './content/schema.js';
import { cellFields, MOST_CELLS } from './content/symbols.js';

export const MOST_PLAYERS = 20;
const MOST_SETS = 4;
export const OWN_CARDS_PER_SET = 10;

const seats = z.array(z.int().check(z.minimum(0), z.maximum(MOST_PLAYERS - 1)));

/** Every option of a game with its default; what depends on the content is checked by `optionProblems`. */
export const optionsSchema = z.strictObject({
  /** One is the solo scenario, five and more need more cards (EMX-SET.1, EMX-MANY). */
  players: z._default(z.int().check(z.minimum(1), z.maximum(MOST_PLAYERS)), 2),
  /** How many base sets are joined (EMX-MANY.1). */
  sets: z._default(z.int().check(z.minimum(1), z.maximum(MOST_SETS)), 1),
  /** Who begins round 1 (EMX-SET.8). */
  firstPlayer: z._default(z.union([z.int().check(z.minimum(0)), z.literal('random')]), 'random'),
  /** After how many rounds the game ends at the latest (EMX-END.1). */
  maxRounds: z._default(z.int().check(z.minimum(1), z.maximum(100)), 10),
  /** The position at which the game ends, on either side (EMX-END.1). */
  goal: z._default(z.int().check(z.minimum(1), z.maximum(999)), 100),
  /** Whether a card or a use that would do nothing is allowed (EMX-R10). */
  voidPlays: z._default(z.enum(['forbid', 'allow']), 'forbid'),
  /** What a cancelled action leaves behind (EMX-MOM.10, EMX-R17). */
  cancelMode: z._default(z.enum(['restore', 'fizzle']), 'restore'),
  /** Who is asked in a reaction window (EMX-MOM.17, EMX-R37). */
  reactionPrompt: z._default(z.enum(['holders', 'all']), 'holders'),
  /** Whether the emons are counted (EMX-SUP.1, EMX-R29). */
  supply: z._default(z.enum(['limited', 'unlimited']), 'limited'),
  /** What happens to emons that come after the own Result step 2 (EMX-RES.6, EMX-R18). */
  leftoverEmons: z._default(z.enum(['keep', 'return']), 'keep'),
  /** What a neutral power brings at Charge step 2 (EMX-CHG.3, EMX-R5). */
  neutralPowerEmon: z._default(z.enum(['choice', 'none']), 'choice'),
  /** What a neutral power counts at the end (EMX-END.6, EMX-R6). */
  neutralValue: z._default(z.enum(['favour', 'zero']), 'favour'),
  /** Which way ten steps back are (EMX-SYM.8, EMX-R21). */
  backTen: z._default(z.enum(['lastMove', 'towardZero']), 'lastMove'),
  /** Whether a rolled die counts for the result of the turn (EMX-SYM.6, EMX-R23). */
  dieChangesResult: z._default(z.boolean(), false),
  /** Whether a marker moved by somebody else's symbol triggers its cell (EMX-SYM.9, EMX-R20). */
  movedMarkerTriggers: z._default(z.boolean(), true),
  /** What a chain of symbols may not repeat (EMX-SYM.12, EMX-R26). */
  symbolRepeat: z._default(z.enum(['cell', 'kind']), 'cell'),
  /** Whether a goal that was reached and left again counts (EMX-END.2, EMX-R30). */
  reached: z._default(z.enum(['latched', 'atRoundEnd']), 'latched'),
  /** How equal results are ranked (EMX-END.8, EMX-R31). */
  tie: z._default(z.enum(['shared', 'marker']), 'shared'),
  /** The most actions in one slot, extra ones included (EMX-INF.14, EMX-R16). */
  maxActionsPerSlot: z._default(z.int().check(z.minimum(1), z.maximum(100)), 12),
  /** The symbols of the track in place of the pack's. */
  board: z._default(z.nullable(z.array(z.strictObject(cellFields)).check(z.maxLength(MOST_CELLS))), null),
  /** Cards of the players' own, at most ten a set (EMX-SET.11). */
  customCards: z._default(z.array(card).check(z.maxLength(MOST_SETS * OWN_CARDS_PER_SET)), []),
  /** Team battle: which seats play for which clan (EMX-TEAM.1). */
  teams: z._default(z.nullable(z.strictObject({ light: seats, dark: seats })), null),
  /** A deck for every player: the pack's ready-made ones in turn, or one list a seat (EMX-DECK). */
  individualDecks: z._default(
    z.nullable(
      z.strictObject({
        decks: z._default(z.union([z.literal('ready-made'), z.array(deckList)]), 'ready-made'),
        /** Whether decks of fewer than 30 or more than 50 cards are taken. */
        anyDeckSize: z._default(z.boolean(), false),
      }),
    ),
    null,
  ),
  /** Free feeding: humans belong to nobody; `humans` null means as many as players (EMX-FREE). */
  freeFeeding: z._default(
    z.nullable(
      z.strictObject({
        humans: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(2 * MOST_PLAYERS))), null),
        /** Whether Charge goes round until every human is charged (EMX-FREE.3, EMX-R35). */
        chargeAll: z._default(z.boolean(), false),
      }),
    ),
    null,
  ),
});
export type EmixOptions = z.output<typeof optionsSchema>;
