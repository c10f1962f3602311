import { z } from '@rulewright/core/words';
import { HAND_LIMIT } from './numbers.js';

const GENDERS = ['woman', 'man', 'unspecified'] as const;
export type Gender = (typeof GENDERS)[number];

/** DNE-END.1, DNE-FIN.8: the souls that win by default. */
export const WIN_SOULS = 10;

/** The options of a game. The first value of a list, and the value in a comment, is the default. */
export interface DoesNotExistOptions {
  /** Number of players: 2 to 6; 2 by default (DNE-R12). */
  players: number;
  /** Dice, the gentle round, or a fixed seat (DNE-SET.4, DNE-SET.5). */
  firstPlayer: 'roll' | 'gentle' | number;
  /** The time of laying in a gentle round: after the eighth card, or after each card up to it (DNE-R11). */
  gentleLaying: 'afterEight' | 'whileDealt';
  /** Sound cards in a hand at the start; 5 (DNE-R9). */
  startingHand: number;
  /** The souls that win; 10 (DNE-FIN.8). */
  winSouls: number;
  /** Number of turns after which the game ends; 300 (DNE-R74). */
  maxTurns: number;
  /** By how much a total must exceed the expectation; 1 (DNE-R8). */
  successMargin: 1 | 0;
  /** The shared genres that count (DNE-R1, DNE-R2). */
  genreBonus: 'lineup' | 'bestPair' | 'combos09' | 'off';
  /** Rounding of halves: up for each card, up for the total, or down for the total (DNE-R4). */
  genreRounding: 'ceilCard' | 'ceilTotal' | 'floorTotal';
  /** Finding a monster: by choice, by chance, or from a deck (DNE-R13). */
  monsterChoice: 'choose' | 'random' | 'draw';
  /** A monster's level is a gate, or is added to the expectation (DNE-R20). */
  monsterLevel: 'gate' | 'add';
  /** The place a leaving monster goes to (DNE-R14). */
  monsterReturn: 'discard' | 'supply';
  /** The souls of a monster whose card leaves them blank; 0 (DNE-R17). */
  blankMonsterSouls: 0 | 1;
  /** True if a leading Host may call; false by default (DNE-R24). */
  callWhenLeading: boolean;
  /** Calls: allowed at all, number to each opponent in a rave, and counters to a split (DNE-R25). */
  calls: { enabled: boolean; perOpponent: number; counter: boolean };
  /** The most held sound cards that a call can promise beyond all those of the monster; 0 (DNE-R25). */
  heldPromises: number;
  /** Trades of the Host alone or of everybody, and the proposals of each in a turn; 2 (DNE-R72). */
  trading: { mode: 'host' | 'off' | 'everybody'; proposalsPerTurn: number };
  /** The most pairs of cards of one trade; 1 (DNE-R72). */
  tradePairs: number;
  /** The most invaders of one rave; null for any number (DNE-R30). */
  maxInvaders: number | null;
  /** Limit of one player's invasions (DNE-R32). */
  invasionLimit: 'none' | 'oncePerRound';
  /** Invaders who lose 2 souls: all who do not win, or those whom a Host above the expectation beats too (DNE-R33). */
  beatenInvaders: 'all' | 'byHost';
  /** True if cards of others keep a winning invader below the goal; false by default (DNE-R39). */
  helpedInvaderCap: boolean;
  /** The player who recovers a card from a contested rave, and the line-ups it may come from (DNE-R40). */
  recover: 'winnerAny' | 'hostOwn';
  /** The winner when Host and Saviour reach the goal together (DNE-R42). */
  simultaneousWin: 'host' | 'mostSouls' | 'shared';
  /** The soul lost by rolling adds to the failure, or only the greater loss counts (DNE-R44). */
  mrBones: 'cumulative' | 'greater';
  /** The moment at which a zeroed player returns (DNE-R48). */
  zeroReturn: 'nextTurn' | 'immediate';
  /** The cards that count as abilities (DNE-R50). */
  abilityCards: readonly ['class'] | readonly ['class', 'mercenary'];
  /** The players hit by a branch by class (DNE-R51). */
  horrorScope: 'unsuccessful' | 'everyone';
  /** Attempts to recruit in a turn; null for any number (DNE-R55). */
  recruitLimit: number | null;
  /** The moment at which a mercenary leaves its Host (DNE-R56). */
  mercenaryLeaves: 'whenEmpty' | 'afterTwo';
  /** True (the default) if turns can be hijacked (DNE-R61). */
  proxyHijack: boolean;
  /** Winning ties counts among line-ups, or against the expectation too (DNE-R64). */
  writerTie: 'lineups' | 'lineupsAndExpectation';
  /** One die for all cards of a needle roll, or one for each (DNE-R65). */
  tattooRoll: 'single' | 'perCard';
  /** Only in games of rulesVersion 1, where the engine took the one answer that a hand left (DNE-GNL.14). */
  oneAnswer?: 'taken' | undefined;
  /** Only in games of rulesVersion 1, where a Hand of Fate that served as mercenary left like a guest (DNE-SPC.1). */
  leavingFate?: 'guest' | undefined;
  /** Traits by seat; a seat that is not listed is unspecified (DNE-R22). */
  traits: readonly { readonly gender: Gender }[];
}

/** The first value of a list is the default. */
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z._default(z.enum(values), values[0]);
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const flag = (value: boolean) => z._default(z.boolean(), value);

const calls = z.strictObject({ enabled: flag(true), perOpponent: z._default(whole(0, 9), 2), counter: flag(true) });
const trading = z.strictObject({
  mode: oneOf(['host', 'off', 'everybody']),
  proposalsPerTurn: z._default(whole(0, 9), 2),
});

export const optionsSchema: z.Schema<DoesNotExistOptions> = z.strictObject({
  players: z._default(whole(2, 6), 2),
  firstPlayer: z._default(z.union([z.enum(['roll', 'gentle']), whole(0, 5)]), 'roll'),
  gentleLaying: oneOf(['afterEight', 'whileDealt']),
  startingHand: z._default(whole(0, 9), 5),
  winSouls: z._default(whole(3, 50), WIN_SOULS),
  maxTurns: z._default(whole(1, 1000), 300),
  successMargin: z._default(z.union([z.literal(1), z.literal(0)]), 1),
  genreBonus: oneOf(['lineup', 'bestPair', 'combos09', 'off']),
  genreRounding: oneOf(['ceilCard', 'ceilTotal', 'floorTotal']),
  monsterChoice: oneOf(['choose', 'random', 'draw']),
  monsterLevel: oneOf(['gate', 'add']),
  monsterReturn: oneOf(['discard', 'supply']),
  blankMonsterSouls: z._default(z.union([z.literal(0), z.literal(1)]), 0),
  callWhenLeading: flag(false),
  calls: z._default(calls, { enabled: true, perOpponent: 2, counter: true }),
  heldPromises: z._default(whole(0, HAND_LIMIT), 0),
  trading: z._default(trading, { mode: 'host', proposalsPerTurn: 2 }),
  tradePairs: z._default(whole(1, HAND_LIMIT), 1),
  maxInvaders: z._default(z.nullable(whole(1, 5)), null),
  invasionLimit: oneOf(['none', 'oncePerRound']),
  beatenInvaders: oneOf(['all', 'byHost']),
  helpedInvaderCap: flag(false),
  recover: oneOf(['winnerAny', 'hostOwn']),
  simultaneousWin: oneOf(['host', 'mostSouls', 'shared']),
  mrBones: oneOf(['cumulative', 'greater']),
  zeroReturn: oneOf(['nextTurn', 'immediate']),
  abilityCards: z._default(
    z.union([z.tuple([z.literal('class')]), z.tuple([z.literal('class'), z.literal('mercenary')])]),
    ['class'],
  ),
  horrorScope: oneOf(['unsuccessful', 'everyone']),
  recruitLimit: z._default(z.nullable(whole(0, 20)), null),
  mercenaryLeaves: oneOf(['whenEmpty', 'afterTwo']),
  proxyHijack: flag(true),
  writerTie: oneOf(['lineups', 'lineupsAndExpectation']),
  tattooRoll: oneOf(['single', 'perCard']),
  oneAnswer: z.optional(z.literal('taken')),
  leavingFate: z.optional(z.literal('guest')),
  traits: z._default(z.array(z.strictObject({ gender: z.enum(GENDERS) })).check(z.maxLength(6)), []),
});
