import type { DoesNotExistOptions } from '@rulewright/does-not-exist';

type Set = Partial<DoesNotExistOptions>;

/** Every number of players. */
export const playerCounts: readonly Set[] = [2, 3, 4, 5, 6].map((players) => ({ players }));

const woman = { gender: 'woman' } as const;
const man = { gender: 'man' } as const;

/** Values that came after the others, in the order of their recorded games: new ones go to the end. */
export const laterOptions = [
  { genreRounding: 'floorTotal' },
  { beatenInvaders: 'byHost' },
  { firstPlayer: 'gentle', gentleLaying: 'whileDealt' },
  { heldPromises: 5 },
  { trading: { mode: 'everybody', proposalsPerTurn: 1 }, tradePairs: 3 },
] as const;

/** Every value of every option other than the default. */
export const optionSets: readonly Set[] = [
  { firstPlayer: 'gentle' },
  { firstPlayer: 1 },
  { startingHand: 0 },
  { startingHand: 8 },
  { winSouls: 6 },
  { maxTurns: 12 },
  { successMargin: 0 },
  { genreBonus: 'bestPair' },
  { genreBonus: 'combos09' },
  { genreBonus: 'off' },
  { genreRounding: 'ceilTotal' },
  { monsterChoice: 'random' },
  { monsterChoice: 'draw' },
  { monsterLevel: 'add' },
  { monsterLevel: 'add', monsterChoice: 'draw' },
  { monsterReturn: 'supply' },
  { monsterReturn: 'supply', monsterChoice: 'draw' },
  { blankMonsterSouls: 1 },
  { callWhenLeading: true },
  { calls: { enabled: false, perOpponent: 2, counter: true } },
  { calls: { enabled: true, perOpponent: 1, counter: false } },
  { trading: { mode: 'off', proposalsPerTurn: 2 } },
  { trading: { mode: 'host', proposalsPerTurn: 5 } },
  { maxInvaders: 1 },
  { invasionLimit: 'oncePerRound' },
  { helpedInvaderCap: true },
  { recover: 'hostOwn' },
  { simultaneousWin: 'mostSouls' },
  { simultaneousWin: 'shared' },
  { mrBones: 'greater' },
  { zeroReturn: 'immediate' },
  { abilityCards: ['class', 'mercenary'] },
  { horrorScope: 'everyone' },
  { recruitLimit: 1 },
  { mercenaryLeaves: 'afterTwo' },
  { proxyHijack: false },
  { writerTie: 'lineupsAndExpectation' },
  { tattooRoll: 'perCard' },
  { traits: [woman, man] },
  ...laterOptions,
];
