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

/** The options of a game. Defaults follow the rulings; `optionProblems` checks how they fit together. */
export interface EmixOptions {
  /** 1 to 20, 2 by default; one is the solo scenario, five and more play with more sets (EMX-SET.1, EMX-MANY). */
  players: number;
  /**
   * The number of joined base sets, 1 to 5; by default as many as the players need (EMX-MANY.1, EMX-MANY.2,
   * EMX-DECK.2).
   */
  sets: 'needed' | number;
  /** The cards that a deck must have for each player: the recommended 20, or a hand (EMX-MANY.1, EMX-R42). */
  cardsPerPlayer: 'recommended' | 'any';
  /** The first player of round 1 (EMX-SET.8). */
  firstPlayer: 'random' | number;
  /** The last round, 10 by default (EMX-END.1). */
  maxRounds: number;
  /** The distance from 0 at which the game ends, 100 cells by default (EMX-END.1). */
  goal: number;
  /** Games of rulesVersion 1 only: the engine takes the only answer that a hand leaves. */
  oneAnswer?: 'taken' | undefined;
  /** Games of rulesVersion 1 only: any copy of an applied power counts as returned (EMX-CHG.5). */
  copiesComeBack?: 'any' | undefined;
  /** Games of rulesVersion 2 and earlier only: a cancel does not give back what the action made viewers forget (EMX-MOM.12). */
  cancelMemory?: 'lost' | undefined;
  /** Playing a card or using a power to no effect (EMX-R10). */
  voidPlays: 'forbid' | 'allow';
  /** The result of a cancel: everything restored, or the card spent to no effect (EMX-MOM.10, EMX-R17). */
  cancelMode: 'restore' | 'fizzle';
  /**
   * The end of the time for a cancel: anybody's next action, or the next player's. With `next-player` a cancel takes back
   * the later actions of the slot too (EMX-MOM.2, EMX-R17).
   */
  cancelUntil: 'next-action' | 'next-player';
  /**
   * The seats asked in a reaction window: `all`, or `holders` of a Moment they can pay for (EMX-MOM.17, EMX-R37). With
   * `holders`, every question reveals that somebody holds one; it is for play with open hands.
   */
  reactionPrompt: 'holders' | 'all';
  /** The supply of emons: counted, or endless (EMX-SUP.1, EMX-R29). */
  supply: 'limited' | 'unlimited';
  /** A power that enters a row during a step: applied in that step, or from the next one on (EMX-CHG.5, EMX-R11). */
  enteringPowers: 'apply' | 'wait';
  /** The fate of emons that reach a pool after step 2 of its Result turn (EMX-RES.6, EMX-R18). */
  leftoverEmons: 'keep' | 'return';
  /** The emon of a neutral power at Charge step 2: a chosen colour, or none (EMX-CHG.3, EMX-R5). */
  neutralPowerEmon: 'choice' | 'none';
  /** The value of a neutral power at the end: in the player's favour, or zero (EMX-END.6, EMX-R6). */
  neutralValue: 'favour' | 'zero';
  /**
   * The direction that ten steps back oppose: the turn's result, the last movement, or the way from 0 (EMX-SYM.8,
   * EMX-R21).
   */
  backTen: 'result' | 'lastMove' | 'towardZero';
  /** Counts a rolled die into the result of the turn; false by default (EMX-SYM.6, EMX-R23). */
  dieChangesResult: boolean;
  /** Lets a marker moved by another player's symbol trigger its cell; true by default (EMX-SYM.9, EMX-R20). */
  movedMarkerTriggers: boolean;
  /** The thing a chain of symbols may not repeat: a cell, or a kind of symbol (EMX-SYM.12, EMX-R26). */
  symbolRepeat: 'cell' | 'kind';
  /**
   * The moment that decides about the goal: a marker that reached it once counts, or only one there at the round's end
   * (EMX-END.2, EMX-R30).
   */
  reached: 'latched' | 'atRoundEnd';
  /** The ranking of equal scores: shared, or by the marker (EMX-END.8, EMX-R31). */
  tie: 'shared' | 'marker';
  /** The most actions in one slot, extra ones included; 12 by default (EMX-INF.14, EMX-R16). */
  maxActionsPerSlot: number;
  /** The symbols of the track in place of the pack's. */
  board: readonly Cell[] | null;
  /** Cards of the players' own, at most ten a set (EMX-SET.11). */
  customCards: readonly EmixCard[];
  /** Team battle: the seats of each clan; null without teams (EMX-TEAM.1). */
  teams: { light: readonly Seat[]; dark: readonly Seat[] } | null;
  /**
   * A deck for every player: the pack's ready-made ones in turn, or one list a seat (EMX-DECK). `anyDeckSize` allows
   * decks of fewer than 30 or more than 50 cards.
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
    cardsPerPlayer: z._default(z.enum(['recommended', 'any']), 'recommended'),
    firstPlayer: z._default(z.union([z.int().check(z.minimum(0)), z.literal('random')]), 'random'),
    maxRounds: z._default(z.int().check(z.minimum(1), z.maximum(100)), 10),
    goal: z._default(z.int().check(z.minimum(1), z.maximum(999)), 100),
    oneAnswer: z.optional(z.literal('taken')),
    copiesComeBack: z.optional(z.literal('any')),
    cancelMemory: z.optional(z.literal('lost')),
    voidPlays: z._default(z.enum(['forbid', 'allow']), 'forbid'),
    cancelMode: z._default(z.enum(['restore', 'fizzle']), 'restore'),
    cancelUntil: z._default(z.enum(['next-action', 'next-player']), 'next-action'),
    reactionPrompt: z._default(z.enum(['holders', 'all']), 'all'),
    supply: z._default(z.enum(['limited', 'unlimited']), 'limited'),
    enteringPowers: z._default(z.enum(['apply', 'wait']), 'apply'),
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
