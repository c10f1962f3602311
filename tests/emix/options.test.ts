import { type EmixOptions, engine } from '@rulewright/emix';
import { expect, test } from 'vitest';
import { optionProblemsOf } from './packs.js';
import { ownEffect, ownPower } from './phases.js';
import { customTens, start } from './starts.js';

const DEFAULTS: EmixOptions = {
  players: 2,
  sets: 'needed',
  cardsPerPlayer: 'recommended',
  firstPlayer: 'random',
  maxRounds: 10,
  goal: 100,
  voidPlays: 'forbid',
  cancelMode: 'restore',
  cancelUntil: 'next-action',
  reactionPrompt: 'all',
  supply: 'limited',
  enteringPowers: 'apply',
  leftoverEmons: 'keep',
  neutralPowerEmon: 'choice',
  neutralValue: 'favour',
  backTen: 'result',
  dieChangesResult: false,
  movedMarkerTriggers: true,
  symbolRepeat: 'cell',
  reached: 'latched',
  tie: 'shared',
  maxActionsPerSlot: 12,
  board: null,
  customCards: [],
  teams: null,
  individualDecks: null,
  freeFeeding: null,
};

test('A game with the seed alone has the default of each option.', () => {
  expect(engine.init('defaults').options).toEqual(DEFAULTS);
});

test('Each option can be given alone and leaves the others as they are.', () => {
  const others = {
    players: 4,
    sets: 2,
    cardsPerPlayer: 'any',
    firstPlayer: 1,
    maxRounds: 3,
    goal: 50,
    voidPlays: 'allow',
    cancelMode: 'fizzle',
    cancelUntil: 'next-player',
    reactionPrompt: 'holders',
    supply: 'unlimited',
    enteringPowers: 'wait',
    leftoverEmons: 'return',
    neutralPowerEmon: 'none',
    neutralValue: 'zero',
    backTen: 'towardZero',
    dieChangesResult: true,
    movedMarkerTriggers: false,
    symbolRepeat: 'kind',
    reached: 'atRoundEnd',
    tie: 'marker',
    maxActionsPerSlot: 5,
    board: [{ cell: 7, symbol: 'roll-red' }],
    customCards: [ownPower('own', 'slot 1')],
    teams: { light: [1], dark: [0] },
    individualDecks: { decks: 'ready-made', anyDeckSize: true },
    freeFeeding: { humans: 3, chargeAll: true },
  } satisfies EmixOptions;
  expect(Object.keys(others)).toEqual(Object.keys(DEFAULTS));
  for (const [option, value] of Object.entries(others))
    expect(start({ [option]: value }).options).toEqual({ ...DEFAULTS, [option]: value });
  const all = { ...others, teams: { light: [1, 2], dark: [0, 3] }, freeFeeding: { humans: 4, chargeAll: true } };
  expect(start(all).options).toEqual(all);
});

test('The parts of a scenario have defaults of their own.', () => {
  expect(start({ individualDecks: {}, freeFeeding: {} }).options).toEqual({
    ...DEFAULTS,
    individualDecks: { decks: 'ready-made', anyDeckSize: false },
    freeFeeding: { humans: null, chargeAll: false },
  });
});

const choices = [
  'cardsPerPlayer',
  'voidPlays',
  'cancelMode',
  'cancelUntil',
  'reactionPrompt',
  'supply',
  'enteringPowers',
  'leftoverEmons',
  'neutralPowerEmon',
  'neutralValue',
  'backTen',
  'symbolRepeat',
  'reached',
  'tie',
];

const own = (fields: object) => ({ customCards: [{ ...ownEffect('own', 'play any: gain pos 1'), ...fields }] });

test.each([
  ...[0, 21, -1, 2.5, '2', null].map((players) => ({ options: { players }, paths: ['players'] })),
  ...[0, 6, -1, 1.5, '1', 'many', null].map((sets) => ({ options: { sets }, paths: ['sets'] })),
  ...[-1, 0.5, 'first', '', null].map((firstPlayer) => ({ options: { firstPlayer }, paths: ['firstPlayer'] })),
  ...[0, 101, -1, 1.5, '10', null].map((maxRounds) => ({ options: { maxRounds }, paths: ['maxRounds'] })),
  ...[0, 1000, -100, 99.5, '100', null].map((goal) => ({ options: { goal }, paths: ['goal'] })),
  ...[0, 101, -1, 1.5, '12', null].map((value) => ({
    options: { maxActionsPerSlot: value },
    paths: ['maxActionsPerSlot'],
  })),
  ...choices.flatMap((option) =>
    ['', 'other', 1, true, null].map((value) => ({ options: { [option]: value }, paths: [option] })),
  ),
  ...['dieChangesResult', 'movedMarkerTriggers'].flatMap((option) =>
    [0, 1, 'true', null].map((value) => ({ options: { [option]: value }, paths: [option] })),
  ),
  { options: { board: {} }, paths: ['board'] },
  ...[0, 1000, -1000, 1.5, '5'].map((cell) => ({
    options: { board: [{ cell, symbol: 'back-ten' }] },
    paths: ['board.0.cell'],
  })),
  { options: { board: [{ cell: 5, symbol: 'back-nine' }] }, paths: ['board.0.symbol'] },
  { options: { board: [{ cell: 5 }] }, paths: ['board.0.symbol'] },
  { options: { board: [{ cell: 5, symbol: 'back-ten', provenance: 'attested' }] }, paths: ['board.0.provenance'] },
  { options: { customCards: null }, paths: ['customCards'] },
  { options: own({ id: 'Own' }), paths: ['customCards.0.id'] },
  { options: own({ name: 'Own' }), paths: ['customCards.0.name'] },
  { options: own({ sign: 'any' }), paths: ['customCards.0.sign'] },
  { options: own({ type: 'spell' }), paths: ['customCards.0.type'] },
  ...[-1, 10, 0.5].map((value) => ({ options: own({ value }), paths: ['customCards.0.value'] })),
  ...[0, 11, 1.5].map((copies) => ({ options: own({ copies }), paths: ['customCards.0.copies'] })),
  { options: own({ provenance: 'attested' }), paths: ['customCards.0.provenance'] },
  { options: { teams: {} }, paths: ['teams.light', 'teams.dark'] },
  { options: { teams: { light: [0], dark: [-1] } }, paths: ['teams.dark.0'] },
  { options: { teams: { light: [20], dark: [0] } }, paths: ['teams.light.0'] },
  { options: { teams: { light: [0], dark: [1], grey: [] } }, paths: ['teams.grey'] },
  { options: { individualDecks: true }, paths: ['individualDecks'] },
  { options: { individualDecks: { decks: 'light' } }, paths: ['individualDecks.decks'] },
  { options: { individualDecks: { anyDeckSize: 1 } }, paths: ['individualDecks.anyDeckSize'] },
  { options: { individualDecks: { size: 30 } }, paths: ['individualDecks.size'] },
  ...[0, 41, 2.5, '2'].map((humans) => ({ options: { freeFeeding: { humans } }, paths: ['freeFeeding.humans'] })),
  { options: { freeFeeding: { chargeAll: 1 } }, paths: ['freeFeeding.chargeAll'] },
  { options: { freeFeeding: { all: true } }, paths: ['freeFeeding.all'] },
  { options: { colours: ['red'] }, paths: ['colours'] },
  { options: { Players: 2 }, paths: ['Players'] },
  { options: null, paths: [''] },
  { options: [], paths: [''] },
  { options: { players: 99, tie: 'none', goal: 0 }, paths: ['players', 'goal', 'tie'] },
])('The options $options are refused at $paths.', ({ options, paths }) => {
  expect(optionProblemsOf(options).map(({ path }) => path)).toEqual(paths);
});

test.each([
  ...[1, 2, 3, 4].map((players) => ({ players })),
  ...[1, 2, 3, 4, 5, 'needed'].map((sets) => ({ sets })),
  { backTen: 'lastMove' },
  { reactionPrompt: 'all' },
  { players: 20, sets: 4, customCards: customTens(4) },
  ...[0, 1, 'random'].map((firstPlayer) => ({ firstPlayer })),
  { maxRounds: 1 },
  { maxRounds: 100 },
  { goal: 1 },
  { goal: 999 },
  { maxActionsPerSlot: 1 },
  { maxActionsPerSlot: 100 },
  { board: [] },
  {
    board: [
      { cell: 999, symbol: 'draw-two' },
      { cell: -999, symbol: 'steal-two' },
    ],
  },
  { board: Array.from({ length: 999 }, (_, i) => ({ cell: i + 1, symbol: 'draw-two' })) },
  own({ value: 9, copies: 10 }),
  { teams: { light: [1], dark: [0] } },
  { freeFeeding: { humans: 2 } },
  { freeFeeding: { humans: 4 } },
  { players: 1, freeFeeding: {} },
  { supply: undefined },
  undefined,
])('The options %j are taken.', (options) => {
  expect(() => start(options)).not.toThrow();
});
