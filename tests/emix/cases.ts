import type { Options } from './table.js';

// Every option value and scenario, for the conformance runs.

const SYMBOLS = [
  'extra-action',
  'draw-two',
  'discard-any-power',
  'steal-two',
  'roll-blue',
  'roll-red',
  'double-result',
  'back-ten',
  'other-moves',
  'discard-own-powers',
] as const;
/** A symbol on every cell near the start, so that chains are long. */
const denseBoard = Array.from({ length: 80 }, (_, i) => (i < 40 ? i - 40 : i - 39)).map((cell) => ({
  cell,
  symbol: SYMBOLS[Math.abs(cell * 7) % SYMBOLS.length] ?? 'back-ten',
}));

/** Cards of the players' own that use what no base card uses. */
const customCards: NonNullable<Options['customCards']> = [
  {
    id: 'own-storm',
    name: { en: 'Storm' },
    sign: 'pos',
    type: 'power',
    value: 1,
    copies: 5,
    limit: 3,
    onto: 'other',
    charge: {
      scope: 'any',
      ops: [
        { op: 'discardPower', n: 2 },
        { op: 'activate', n: 1 },
      ],
    },
    influence: {
      scope: 'all',
      ops: [
        { op: 'gain', colour: 'any', amount: 2 },
        { op: 'discard', n: 1 },
        { op: 'lose', colour: 'any', amount: 'all' },
      ],
    },
  },
  {
    id: 'own-tide',
    name: { en: 'Tide' },
    sign: 'neutral',
    type: 'effect',
    value: 0,
    copies: 5,
    play: {
      scope: 'other',
      ops: [
        { op: 'take', colour: 'any', amount: 3 },
        { op: 'give', colour: 'any', amount: 2 },
        { op: 'activate', n: 2 },
        { op: 'action', n: 2 },
        { op: 'flip', colour: 'any', amount: 'powers' },
        { op: 'steal', n: 1 },
      ],
    },
  },
];

const readyMade = { decks: 'ready-made', anyDeckSize: false } as const;

/** One to nine players. */
export const playerCounts: readonly Options[] = [
  { players: 1 },
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 5, sets: 2 },
  { players: 6, sets: 2 },
  { players: 9, sets: 2 },
];

/** Every option value that is not the default, and every scenario with combinations. */
export const optionSets: readonly Options[] = [
  { players: 3, firstPlayer: 1 },
  { players: 3, maxRounds: 2 },
  { players: 3, goal: 15 },
  { players: 3, voidPlays: 'allow' },
  { players: 3, cancelMode: 'fizzle' },
  { players: 3, reactionPrompt: 'all' },
  { players: 3, supply: 'unlimited' },
  { players: 3, leftoverEmons: 'return' },
  { players: 3, neutralPowerEmon: 'none' },
  { players: 3, neutralValue: 'zero' },
  { players: 3, backTen: 'towardZero', board: denseBoard },
  { players: 3, dieChangesResult: true, board: denseBoard },
  { players: 3, movedMarkerTriggers: false, board: denseBoard },
  { players: 3, symbolRepeat: 'kind', board: denseBoard },
  { players: 3, reached: 'atRoundEnd', goal: 20 },
  { players: 3, tie: 'marker', maxRounds: 1 },
  { players: 3, maxActionsPerSlot: 1 },
  { players: 3, board: denseBoard },
  { players: 3, customCards },
  { players: 4, teams: { light: [0, 3], dark: [1, 2] } },
  { players: 2, individualDecks: readyMade },
  { players: 4, sets: 2, individualDecks: readyMade, reactionPrompt: 'all' },
  { players: 2, freeFeeding: { humans: null, chargeAll: false } },
  { players: 3, freeFeeding: { humans: 5, chargeAll: true }, cancelMode: 'fizzle', customCards },
  { players: 1, freeFeeding: { humans: 2, chargeAll: false } },
  {
    players: 4,
    sets: 2,
    individualDecks: readyMade,
    freeFeeding: { humans: 6, chargeAll: false },
    teams: { light: [0], dark: [1, 2, 3] },
  },
  { players: 3, reactionPrompt: 'holders' },
  { players: 3, backTen: 'lastMove', board: denseBoard },
  { players: 5, maxRounds: 3 },
  { players: 3, enteringPowers: 'wait', customCards },
  { players: 6, cardsPerPlayer: 'any', maxRounds: 2 },
  { players: 3, cancelUntil: 'next-player', customCards },
];
