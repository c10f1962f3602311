import type { Seat } from '@rulewright/core';
import { z } from '@rulewright/core/words';
import { card, type EmixCard } from './content/card.js';
import { exactly } from './content/exactly.js';
import { type DeckList, deckList } from './content/schema.js';
import { type Cell, cellFields, MOST_CELLS } from './content/symbols.js';

export const MOST_PLAYERS = 20;
export const MOST_SETS = 5;
export const OWN_CARDS_PER_SET = 10;

const seats = z.array(z.int().check(z.minimum(0), z.maximum(MOST_PLAYERS - 1))).check(z.maxLength(MOST_PLAYERS));

/** What can be chosen before a game. The defaults are the readings of the rulings; `optionProblems` checks how they fit. */
export interface EmixOptions {
  /** 1 to 20, 2 by default; one is the solo scenario, five and more play with more sets (EMX-SET.1, EMX-MANY). */
  players: number;
  /** How many base sets are joined, 1 to 5; by default as many as the players need (EMX-MANY.1, EMX-MANY.2, EMX-DECK.2). */
  sets: 'needed' | number;
  /** Who begins round 1 (EMX-SET.8). */
  firstPlayer: 'random' | number;
  /** After how many rounds the game ends at the latest, 10 by default (EMX-END.1). */
  maxRounds: number;
  /** The position at which the game ends, on either side; 100 by default (EMX-END.1). */
  goal: number;
  /** Of games of rulesVersion 1 alone, in which the engine took the one answer that a hand left. */
  oneAnswer?: 'taken' | undefined;
  /** Of games of rulesVersion 1 alone, in which any copy of a power that was applied counted as come back (EMX-CHG.5). */
  copiesComeBack?: 'any' | undefined;
  /** Whether a card or a use that would do nothing is allowed (EMX-R10). */
  voidPlays: 'forbid' | 'allow';
  /** What a cancelled action leaves behind (EMX-MOM.10, EMX-R17). */
  cancelMode: 'restore' | 'fizzle';
  /**
   * Who is asked in a reaction window (EMX-MOM.17, EMX-R37): `all`, or only the `holders` of a Moment that they can pay
   * for, which tells everybody at once that somebody holds one; that is for play with open hands.
   */
  reactionPrompt: 'holders' | 'all';
  /** Whether the emons are counted (EMX-SUP.1, EMX-R29). */
  supply: 'limited' | 'unlimited';
  /** What happens to emons that reach a pool after step 2 of its Result turn (EMX-RES.6, EMX-R18). */
  leftoverEmons: 'keep' | 'return';
  /** What a neutral power brings at Charge step 2 (EMX-CHG.3, EMX-R5). */
  neutralPowerEmon: 'choice' | 'none';
  /** What a neutral power counts at the end (EMX-END.6, EMX-R6). */
  neutralValue: 'favour' | 'zero';
  /** Against what ten steps back go: the result of the turn, the last movement or the distance from 0 (EMX-SYM.8, EMX-R21). */
  backTen: 'result' | 'lastMove' | 'towardZero';
  /** Whether a rolled die counts for the result of the turn; false by default (EMX-SYM.6, EMX-R23). */
  dieChangesResult: boolean;
  /** Whether a marker moved by somebody else's symbol triggers its cell; true by default (EMX-SYM.9, EMX-R20). */
  movedMarkerTriggers: boolean;
  /** What a chain of symbols may not repeat (EMX-SYM.12, EMX-R26). */
  symbolRepeat: 'cell' | 'kind';
  /** Whether a goal that was reached and left again counts (EMX-END.2, EMX-R30). */
  reached: 'latched' | 'atRoundEnd';
  /** How equal results are ranked (EMX-END.8, EMX-R31). */
  tie: 'shared' | 'marker';
  /** The most actions in one slot, extra ones included; 12 by default (EMX-INF.14, EMX-R16). */
  maxActionsPerSlot: number;
  /** The symbols of the track in place of the pack's. */
  board: readonly Cell[] | null;
  /** Cards of the players' own, at most ten a set (EMX-SET.11). */
  customCards: readonly EmixCard[];
  /** Team battle: which seats play for which clan (EMX-TEAM.1). */
  teams: { light: readonly Seat[]; dark: readonly Seat[] } | null;
  /**
   * A deck for every player: the pack's ready-made ones in turn, or one list a seat (EMX-DECK); `anyDeckSize` takes decks
   * of fewer than 30 or more than 50 cards.
   */
  individualDecks: { decks: 'ready-made' | readonly DeckList[]; anyDeckSize: boolean } | null;
  /**
   * Free feeding: humans belong to nobody; `humans` null means as many as players (EMX-FREE). With `chargeAll`, Charge
   * goes round until every human is charged (EMX-FREE.3, EMX-R35).
   */
  freeFeeding: { humans: number | null; chargeAll: boolean } | null;
}

export const optionsSchema = exactly<EmixOptions>()(
  z.strictObject({
    players: z._default(z.int().check(z.minimum(1), z.maximum(MOST_PLAYERS)), 2),
    sets: z._default(z.union([z.int().check(z.minimum(1), z.maximum(MOST_SETS)), z.literal('needed')]), 'needed'),
    firstPlayer: z._default(z.union([z.int().check(z.minimum(0)), z.literal('random')]), 'random'),
    maxRounds: z._default(z.int().check(z.minimum(1), z.maximum(100)), 10),
    goal: z._default(z.int().check(z.minimum(1), z.maximum(999)), 100),
    oneAnswer: z.optional(z.literal('taken')),
    copiesComeBack: z.optional(z.literal('any')),
    voidPlays: z._default(z.enum(['forbid', 'allow']), 'forbid'),
    cancelMode: z._default(z.enum(['restore', 'fizzle']), 'restore'),
    reactionPrompt: z._default(z.enum(['holders', 'all']), 'all'),
    supply: z._default(z.enum(['limited', 'unlimited']), 'limited'),
    leftoverEmons: z._default(z.enum(['keep', 'return']), 'keep'),
    neutralPowerEmon: z._default(z.enum(['choice', 'none']), 'choice'),
    neutralValue: z._default(z.enum(['favour', 'zero']), 'favour'),
    backTen: z._default(z.enum(['result', 'lastMove', 'towardZero']), 'result'),
    dieChangesResult: z._default(z.boolean(), false),
    movedMarkerTriggers: z._default(z.boolean(), true),
    symbolRepeat: z._default(z.enum(['cell', 'kind']), 'cell'),
    reached: z._default(z.enum(['latched', 'atRoundEnd']), 'latched'),
    tie: z._default(z.enum(['shared', 'marker']), 'shared'),
    maxActionsPerSlot: z._default(z.int().check(z.minimum(1), z.maximum(100)), 12),
    board: z._default(z.nullable(z.array(z.strictObject(cellFields)).check(z.maxLength(MOST_CELLS))), null),
    customCards: z._default(z.array(card).check(z.maxLength(MOST_SETS * OWN_CARDS_PER_SET)), []),
    teams: z._default(z.nullable(z.strictObject({ light: seats, dark: seats })), null),
    individualDecks: z._default(
      z.nullable(
        z.strictObject({
          decks: z._default(
            z.union([z.literal('ready-made'), z.array(deckList).check(z.maxLength(MOST_PLAYERS))]),
            'ready-made',
          ),
          anyDeckSize: z._default(z.boolean(), false),
        }),
      ),
      null,
    ),
    freeFeeding: z._default(
      z.nullable(
        z.strictObject({
          humans: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(2 * MOST_PLAYERS))), null),
          chargeAll: z._default(z.boolean(), false),
        }),
      ),
      null,
    ),
  }),
);
