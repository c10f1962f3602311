import { type EmixOptions, engine } from '@rulewright/emix';
import { expect, test } from 'vitest';
import { issues } from '../core/caught.js';
import { rule } from '../rule.js';
import { engineWith, optionProblemsOf } from './packs.js';
import { ownEffect, ownPower } from './phases.js';

const DEFAULTS: EmixOptions = {
  players: 2,
  sets: 'needed',
  firstPlayer: 'random',
  maxRounds: 10,
  goal: 100,
  voidPlays: 'forbid',
  cancelMode: 'restore',
  reactionPrompt: 'all',
  supply: 'limited',
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

const start = (options: unknown) => engine.init('options', options as Partial<EmixOptions>);

test('There are 24 options, and a game with the seed alone has the default of each.', () => {
  expect(engine.init('defaults').options).toEqual(DEFAULTS);
  expect(Object.keys(DEFAULTS)).toHaveLength(24);
});

test('Each option can be given alone and leaves the others as they are.', () => {
  const others = {
    players: 4,
    sets: 2,
    firstPlayer: 1,
    maxRounds: 3,
    goal: 50,
    voidPlays: 'allow',
    cancelMode: 'fizzle',
    reactionPrompt: 'holders',
    supply: 'unlimited',
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
  'voidPlays',
  'cancelMode',
  'reactionPrompt',
  'supply',
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

/** So many kinds of own cards with ten copies each. */
function customTens(kinds: number) {
  return Array.from({ length: kinds }, (_, i) => ownEffect(`own-${i}`, 'play any: gain pos 1', { copies: 10 }));
}

rule.each(
  ['EMX-SET.1', 'EMX-MANY.1'],
  'there are at least twenty cards for every player',
  [
    { players: 4, sets: 1, tens: 0, cards: 90, taken: true },
    { players: 5, sets: 1, tens: 0, cards: 90, taken: false },
    { players: 5, sets: 1, tens: 1, cards: 100, taken: true },
    { players: 6, sets: 1, tens: 1, cards: 100, taken: false },
    { players: 9, sets: 2, tens: 0, cards: 180, taken: true },
    { players: 10, sets: 2, tens: 0, cards: 180, taken: false },
    { players: 10, sets: 2, tens: 2, cards: 200, taken: true },
    { players: 13, sets: 3, tens: 0, cards: 270, taken: true },
    { players: 14, sets: 3, tens: 0, cards: 270, taken: false },
    { players: 18, sets: 4, tens: 0, cards: 360, taken: true },
    { players: 19, sets: 4, tens: 0, cards: 360, taken: false },
    { players: 20, sets: 4, tens: 4, cards: 400, taken: true },
    { players: 20, sets: 5, tens: 0, cards: 450, taken: true },
  ],
  ({ players, sets, tens, cards, taken }) => {
    const options = { players, sets, customCards: customTens(tens) };
    if (taken) expect(start(options).hands).toHaveLength(players);
    else
      expect(optionProblemsOf(options)).toEqual([
        { path: 'sets', message: `${cards} cards are too few for ${players} players; ${sets + 1} sets would do` },
      ]);
  },
);

rule('EMX-SET.1', 'there are nineteen cards too few for one player, and twenty are enough', () => {
  const small = (copies: number) =>
    engineWith((pack) => {
      pack.cards = pack.cards.slice(0, 2).map((card, i) => ({ ...card, copies: i === 0 ? 10 : copies }));
      pack.decks = [];
    });
  expect(small(10).init('small', { players: 1, sets: 1 }).hands).toHaveLength(1);
  expect(issues(() => small(9).init('small', { players: 1, sets: 1 }))).toEqual([
    { path: 'sets', message: '19 cards are too few for 1 player; 2 sets would do' },
  ]);
  expect(issues(() => small(1).init('small', { players: 4 }))).toEqual([
    { path: 'sets', message: '55 cards are too few for 4 players' },
  ]);
});

rule.each(
  'EMX-MANY.2',
  'there are six markers in a set, even where the cards of another pack would do',
  [
    { players: 6, sets: 1, taken: true },
    { players: 7, sets: 1, taken: false },
    { players: 12, sets: 2, taken: true },
    { players: 13, sets: 2, taken: false },
  ],
  ({ players, sets, taken }) => {
    const rich = engineWith((pack) => {
      for (const card of pack.cards) card.copies = 10;
    });
    const init = () => rich.init('markers', { players, sets });
    if (taken) expect(init().marker).toHaveLength(players);
    else
      expect(issues(init)).toEqual([
        { path: 'sets', message: `there are ${6 * sets} markers for ${players} players; ${sets + 1} sets would do` },
      ]);
  },
);

rule('EMX-SET.8', 'the first player sits at the table', () => {
  expect(start({ players: 3, firstPlayer: 2 }).firstPlayer).toBe(2);
  expect(optionProblemsOf({ players: 3, firstPlayer: 3 })).toEqual([
    { path: 'firstPlayer', message: 'nobody sits at 3' },
  ]);
});

rule(
  ['EMX-SET.11', 'EMX-VOC.25'],
  'own cards have ids of their own and pass the validator, and all faults are named',
  () => {
    const [first, second] = [ownEffect('twice', 'play any: gain pos 1'), ownPower('twice', 'slot 1')];
    const joy = ownEffect('joy', 'play any: gain pos 1');
    const broken = { ...ownEffect('broken', 'play self: take pos 1'), limit: 2 };
    expect(optionProblemsOf({ customCards: [first, second, joy, broken] })).toEqual([
      { path: 'customCards.3.limit', message: 'an effect has no limit' },
      { path: 'customCards.3.play.ops.0', message: 'take needs one partner, which scope self has not' },
      { path: 'customCards.1.id', message: 'twice is listed twice' },
      { path: 'customCards.2.id', message: 'joy is listed twice' },
    ]);
  },
);

rule('EMX-SYM.1', 'a board of the option names a cell once', () => {
  const board = [5, -5, 7, 5].map((cell) => ({ cell, symbol: 'back-ten' }));
  expect(optionProblemsOf({ board })).toEqual([{ path: 'board.3.cell', message: 'cell 5 is listed twice' }]);
});

rule.each(
  'EMX-TEAM.1',
  'every player joins exactly one clan, and both have members',
  [
    { light: [0, 1], dark: [2, 3], taken: true },
    { light: [3], dark: [2, 0, 1], taken: true },
    { light: [0, 1, 2, 3], dark: [], taken: false },
    { light: [], dark: [0, 1, 2, 3], taken: false },
    { light: [0, 1], dark: [2], taken: false },
    { light: [0, 1], dark: [2, 2], taken: false },
    { light: [0, 1, 2], dark: [2, 3], taken: false },
    { light: [0, 1], dark: [2, 4], taken: false },
  ],
  ({ light, dark, taken }) => {
    const options = { players: 4, teams: { light, dark } };
    if (taken) expect(start(options).options.teams).toEqual({ light, dark });
    else
      expect(optionProblemsOf(options)).toEqual([
        { path: 'teams', message: 'every seat plays for one clan, and both clans have members' },
      ]);
  },
);

rule.each(
  ['EMX-R41', 'EMX-FREE.1'],
  'there are one to two humans for every player',
  [
    { players: 3, humans: 2, taken: false },
    { players: 3, humans: 3, taken: true },
    { players: 3, humans: 6, taken: true },
    { players: 3, humans: 7, taken: false },
    { players: 1, humans: 2, taken: true },
    { players: 1, humans: 3, taken: false },
  ],
  ({ players, humans, taken }) => {
    const options = { players, freeFeeding: { humans } };
    if (taken) expect(start(options).rows).toHaveLength(humans);
    else
      expect(optionProblemsOf(options)).toEqual([
        { path: 'freeFeeding.humans', message: `${players} players have ${players} to ${2 * players} humans` },
      ]);
  },
);

rule('EMX-R41', 'there are as many humans as players unless told otherwise', () => {
  expect(start({ players: 4, freeFeeding: {} }).rows).toHaveLength(4);
});
