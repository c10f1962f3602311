import { z } from '@rulewright/core/words';

const GENDERS = ['woman', 'man', 'unspecified'] as const;
export type Gender = (typeof GENDERS)[number];

/** What can be chosen before a game. The first value of a list, and the value in a comment, is the default. */
export interface DoesNotExistOptions {
  /** 2 to 6; 2 by default (DNE-R12). */
  players: number;
  /** Dice, the gentle round, or a fixed seat (DNE-SET.4, DNE-SET.5). */
  firstPlayer: 'roll' | 'gentle' | number;
  /** Sound cards in a hand at the start; 5 (DNE-R9). */
  startingHand: number;
  /** The souls that win; 10 (DNE-FIN.8). */
  winSouls: number;
  /** After how many turns the game ends at the latest; 300 (DNE-R74). */
  maxTurns: number;
  /** By how much a total must exceed the expectation; 1 (DNE-R8). */
  successMargin: 1 | 0;
  /** Which shared genres count (DNE-R1, DNE-R2). */
  genreBonus: 'lineup' | 'bestPair' | 'combos09' | 'off';
  /** Where halves are rounded up (DNE-R4). */
  genreRounding: 'ceilCard' | 'ceilTotal';
  /** How a monster is found (DNE-R13). */
  monsterChoice: 'choose' | 'random' | 'draw';
  /** Whether a level is a gate, or is added to the expectation (DNE-R20). */
  monsterLevel: 'gate' | 'add';
  /** Where a monster goes (DNE-R14). */
  monsterReturn: 'discard' | 'supply';
  /** The souls of a monster whose card leaves them blank; 0 (DNE-R17). */
  blankMonsterSouls: 0 | 1;
  /** Whether a leading Host may call; false (DNE-R24). */
  callWhenLeading: boolean;
  /** Calls: whether there are any, how many an opponent gets in a rave, whether splits may be countered (DNE-R25). */
  calls: { enabled: boolean; perOpponent: number; counter: boolean };
  /** Trades, and how many proposals a turn has; 2 (DNE-R72). */
  trading: { mode: 'host' | 'off'; proposalsPerTurn: number };
  /** How many may invade one rave; null for any number (DNE-R30). */
  maxInvaders: number | null;
  /** How often one player may invade (DNE-R32). */
  invasionLimit: 'none' | 'oncePerRound';
  /** Whether cards of others keep a winning invader below the goal; false (DNE-R39). */
  helpedInvaderCap: boolean;
  /** Who recovers a card from a contested rave (DNE-R40). */
  recover: 'winnerAny' | 'hostOwn';
  /** Who wins when Host and Saviour reach the goal together (DNE-R42). */
  simultaneousWin: 'host' | 'mostSouls' | 'shared';
  /** Whether the soul lost by rolling comes on top of the failure (DNE-R44). */
  mrBones: 'cumulative' | 'greater';
  /** When a zeroed player returns (DNE-R48). */
  zeroReturn: 'nextTurn' | 'immediate';
  /** Which cards count as abilities (DNE-R50). */
  abilityCards: readonly ['class'] | readonly ['class', 'mercenary'];
  /** Whom a branch by class hits (DNE-R51). */
  horrorScope: 'unsuccessful' | 'everyone';
  /** Attempts to recruit in a turn; null for any number (DNE-R55). */
  recruitLimit: number | null;
  /** When a mercenary leaves its Host (DNE-R56). */
  mercenaryLeaves: 'whenEmpty' | 'afterTwo';
  /** Whether turns can be hijacked; true (DNE-R61). */
  proxyHijack: boolean;
  /** Whether winning ties helps against the expectation too (DNE-R64). */
  writerTie: 'lineups' | 'lineupsAndExpectation';
  /** One die for all cards of a needle roll, or one for each (DNE-R65). */
  tattooRoll: 'single' | 'perCard';
  /** Of games of rulesVersion 1 alone, in which the engine took the one answer that a hand left (DNE-GNL.14). */
  oneAnswer?: 'taken' | undefined;
  /** Of games of rulesVersion 1 alone, in which a Hand of Fate left a mercenary's place as a guest leaves (DNE-SPC.1). */
  leavingFate?: 'guest' | undefined;
  /** By seat; who is not listed is unspecified (DNE-R22). */
  traits: readonly { readonly gender: Gender }[];
}

/** The first value of a list is the default. */
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z._default(z.enum(values), values[0]);
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const flag = (value: boolean) => z._default(z.boolean(), value);

const calls = z.strictObject({ enabled: flag(true), perOpponent: z._default(whole(0, 9), 2), counter: flag(true) });
const trading = z.strictObject({ mode: oneOf(['host', 'off']), proposalsPerTurn: z._default(whole(0, 9), 2) });

export const optionsSchema: z.Schema<DoesNotExistOptions> = z.strictObject({
  players: z._default(whole(2, 6), 2),
  firstPlayer: z._default(z.union([z.enum(['roll', 'gentle']), whole(0, 5)]), 'roll'),
  startingHand: z._default(whole(0, 9), 5),
  winSouls: z._default(whole(3, 50), 10),
  maxTurns: z._default(whole(1, 1000), 300),
  successMargin: z._default(z.union([z.literal(1), z.literal(0)]), 1),
  genreBonus: oneOf(['lineup', 'bestPair', 'combos09', 'off']),
  genreRounding: oneOf(['ceilCard', 'ceilTotal']),
  monsterChoice: oneOf(['choose', 'random', 'draw']),
  monsterLevel: oneOf(['gate', 'add']),
  monsterReturn: oneOf(['discard', 'supply']),
  blankMonsterSouls: z._default(z.union([z.literal(0), z.literal(1)]), 0),
  callWhenLeading: flag(false),
  calls: z._default(calls, { enabled: true, perOpponent: 2, counter: true }),
  trading: z._default(trading, { mode: 'host', proposalsPerTurn: 2 }),
  maxInvaders: z._default(z.nullable(whole(1, 5)), null),
  invasionLimit: oneOf(['none', 'oncePerRound']),
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
