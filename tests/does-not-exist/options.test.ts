import { type DoesNotExistOptions, engine } from '@rulewright/does-not-exist';
import { expect, test } from 'vitest';
import { issues } from '../core/caught.js';
import { rule } from '../support/rule.js';
import { engineWith, optionProblemsOf } from './packs.js';

const DEFAULTS: DoesNotExistOptions = {
  players: 2,
  firstPlayer: 'roll',
  gentleLaying: 'afterEight',
  startingHand: 5,
  winSouls: 10,
  maxTurns: 300,
  successMargin: 1,
  genreBonus: 'lineup',
  genreRounding: 'ceilCard',
  monsterChoice: 'choose',
  monsterLevel: 'gate',
  monsterReturn: 'discard',
  blankMonsterSouls: 0,
  callWhenLeading: false,
  calls: { enabled: true, perOpponent: 2, counter: true },
  heldPromises: 0,
  trading: { mode: 'host', proposalsPerTurn: 2 },
  tradePairs: 1,
  maxInvaders: null,
  invasionLimit: 'none',
  beatenInvaders: 'all',
  helpedInvaderCap: false,
  recover: 'winnerAny',
  simultaneousWin: 'host',
  mrBones: 'cumulative',
  zeroReturn: 'nextTurn',
  abilityCards: ['class'],
  horrorScope: 'unsuccessful',
  recruitLimit: null,
  mercenaryLeaves: 'whenEmpty',
  proxyHijack: true,
  writerTie: 'lineups',
  tattooRoll: 'single',
  traits: [],
};

const start = (options: unknown) => engine.init('options', options as Partial<DoesNotExistOptions>);

test('A game with the seed alone has the default of each option.', () => {
  expect(engine.init('defaults').options).toEqual(DEFAULTS);
});

const others = {
  players: 3,
  firstPlayer: 'gentle',
  gentleLaying: 'whileDealt',
  startingHand: 4,
  winSouls: 8,
  maxTurns: 60,
  successMargin: 0,
  genreBonus: 'combos09',
  genreRounding: 'ceilTotal',
  monsterChoice: 'draw',
  monsterLevel: 'add',
  monsterReturn: 'supply',
  blankMonsterSouls: 1,
  callWhenLeading: true,
  calls: { enabled: false, perOpponent: 1, counter: false },
  heldPromises: 2,
  trading: { mode: 'everybody', proposalsPerTurn: 3 },
  tradePairs: 3,
  maxInvaders: 1,
  invasionLimit: 'oncePerRound',
  beatenInvaders: 'byHost',
  helpedInvaderCap: true,
  recover: 'hostOwn',
  simultaneousWin: 'shared',
  mrBones: 'greater',
  zeroReturn: 'immediate',
  abilityCards: ['class', 'mercenary'],
  horrorScope: 'everyone',
  recruitLimit: 2,
  mercenaryLeaves: 'afterTwo',
  proxyHijack: false,
  writerTie: 'lineupsAndExpectation',
  tattooRoll: 'perCard',
  traits: [{ gender: 'woman' }, { gender: 'man' }],
} satisfies DoesNotExistOptions;

test('Each option can be given alone and leaves the others as they are.', () => {
  expect(Object.keys(others)).toEqual(Object.keys(DEFAULTS));
  for (const [option, value] of Object.entries(others))
    expect(start({ [option]: value }).options).toEqual({ ...DEFAULTS, [option]: value });
  expect(start(others).options).toEqual(others);
});

test('The parts of calls and trading have defaults of their own.', () => {
  expect(start({ calls: { counter: false }, trading: { proposalsPerTurn: 1 } }).options).toEqual({
    ...DEFAULTS,
    calls: { enabled: true, perOpponent: 2, counter: false },
    trading: { mode: 'host', proposalsPerTurn: 1 },
  });
  expect(start({ calls: {}, trading: {} }).options).toEqual(DEFAULTS);
});

const choices = {
  gentleLaying: ['whileDealt'],
  genreBonus: ['bestPair', 'combos09', 'off'],
  genreRounding: ['ceilTotal', 'floorTotal'],
  monsterChoice: ['random', 'draw'],
  monsterLevel: ['add'],
  monsterReturn: ['supply'],
  invasionLimit: ['oncePerRound'],
  beatenInvaders: ['byHost'],
  recover: ['hostOwn'],
  simultaneousWin: ['mostSouls', 'shared'],
  mrBones: ['greater'],
  zeroReturn: ['immediate'],
  horrorScope: ['everyone'],
  mercenaryLeaves: ['afterTwo'],
  writerTie: ['lineupsAndExpectation'],
  tattooRoll: ['perCard'],
};
const flags = ['callWhenLeading', 'helpedInvaderCap', 'proxyHijack'];

/** Numbers from `least` to `most`: what lies just outside, and what is no whole number. */
const outside = (least: number, most: number) => [least - 1, most + 1, least + 0.5, `${least}`, true];

const refused: readonly { readonly options: unknown; readonly paths: readonly string[] }[] = [
  ...[...outside(2, 6), 0, null].map((players) => ({ options: { players }, paths: ['players'] })),
  ...[...outside(0, 5), 'first', '', null].map((firstPlayer) => ({ options: { firstPlayer }, paths: ['firstPlayer'] })),
  ...[...outside(0, 9), null].map((startingHand) => ({ options: { startingHand }, paths: ['startingHand'] })),
  ...[...outside(3, 50), null].map((winSouls) => ({ options: { winSouls }, paths: ['winSouls'] })),
  ...[...outside(1, 1000), null].map((maxTurns) => ({ options: { maxTurns }, paths: ['maxTurns'] })),
  ...[...outside(0, 1), null].map((successMargin) => ({ options: { successMargin }, paths: ['successMargin'] })),
  ...[...outside(0, 1), null].map((value) => ({ options: { blankMonsterSouls: value }, paths: ['blankMonsterSouls'] })),
  ...[...outside(0, 5), null].map((heldPromises) => ({ options: { heldPromises }, paths: ['heldPromises'] })),
  ...[...outside(1, 5), null].map((tradePairs) => ({ options: { tradePairs }, paths: ['tradePairs'] })),
  ...outside(1, 5).map((maxInvaders) => ({ options: { maxInvaders }, paths: ['maxInvaders'] })),
  ...outside(0, 20).map((recruitLimit) => ({ options: { recruitLimit }, paths: ['recruitLimit'] })),
  ...Object.keys(choices).flatMap((option) =>
    ['', 'other', 1, true, null].map((value) => ({ options: { [option]: value }, paths: [option] })),
  ),
  ...flags.flatMap((option) =>
    [0, 1, 'true', null].map((value) => ({ options: { [option]: value }, paths: [option] })),
  ),
  ...outside(0, 9).map((perOpponent) => ({ options: { calls: { perOpponent } }, paths: ['calls.perOpponent'] })),
  ...[0, 'true', null].flatMap((value) => [
    { options: { calls: { enabled: value } }, paths: ['calls.enabled'] },
    { options: { calls: { counter: value } }, paths: ['calls.counter'] },
  ]),
  ...[true, null, 2, []].flatMap((value) => [
    { options: { calls: value }, paths: ['calls'] },
    { options: { trading: value }, paths: ['trading'] },
  ]),
  { options: { calls: { limit: 2 } }, paths: ['calls.limit'] },
  { options: { trading: { mode: 'all' } }, paths: ['trading.mode'] },
  ...outside(0, 9).map((value) => ({
    options: { trading: { proposalsPerTurn: value } },
    paths: ['trading.proposalsPerTurn'],
  })),
  { options: { trading: { partners: 2 } }, paths: ['trading.partners'] },
  ...[
    [],
    ['mercenary'],
    ['mercenary', 'class'],
    ['class', 'class'],
    ['class', 'mercenary', 'class'],
    'class',
    null,
  ].map((abilityCards) => ({ options: { abilityCards }, paths: ['abilityCards'] })),
  { options: { traits: null }, paths: ['traits'] },
  { options: { traits: {} }, paths: ['traits'] },
  { options: { players: 6, traits: Array(7).fill({ gender: 'man' }) }, paths: ['traits'] },
  { options: { traits: ['woman'] }, paths: ['traits.0'] },
  { options: { traits: [{ gender: 'man' }, {}] }, paths: ['traits.1.gender'] },
  { options: { traits: [{ gender: 'human' }] }, paths: ['traits.0.gender'] },
  { options: { traits: [{ gender: 'man', species: 'human' }] }, paths: ['traits.0.species'] },
  { options: { colours: ['red'] }, paths: ['colours'] },
  { options: { Players: 2 }, paths: ['Players'] },
  { options: null, paths: [''] },
  { options: [], paths: [''] },
  { options: { players: 99, recover: 'all', winSouls: 0 }, paths: ['players', 'winSouls', 'recover'] },
];

test.each(refused)('The options $options are refused at $paths.', ({ options, paths }) => {
  expect([...new Set(optionProblemsOf(options).map(({ path }) => path))]).toEqual(paths);
});

test.each([
  ...[2, 3, 4, 5, 6].map((players) => ({ players })),
  ...['roll', 'gentle', 0, 1].map((firstPlayer) => ({ firstPlayer })),
  { players: 6, firstPlayer: 5 },
  { startingHand: 0 },
  { players: 6, startingHand: 9 },
  { winSouls: 3 },
  { winSouls: 50 },
  { maxTurns: 1 },
  { maxTurns: 1000 },
  { maxInvaders: 5 },
  { recruitLimit: 0 },
  { recruitLimit: 20 },
  { calls: { enabled: true, perOpponent: 0, counter: true } },
  { calls: { enabled: true, perOpponent: 9, counter: true } },
  { trading: { mode: 'host', proposalsPerTurn: 0 } },
  { trading: { mode: 'host', proposalsPerTurn: 9 } },
  { traits: [{ gender: 'unspecified' }] },
  { players: 6, traits: Array(6).fill({ gender: 'woman' }) },
  ...Object.entries(choices).flatMap(([option, values]) => values.map((value) => ({ [option]: value }))),
])('The options %j are taken.', (options) => {
  expect(start(options).options).toEqual({ ...DEFAULTS, ...options });
});

test('An option that is undefined has its default, and so have all when none are given.', () => {
  expect(start({ players: 4, winSouls: undefined }).options).toEqual({ ...DEFAULTS, players: 4 });
  expect(start(undefined).options).toEqual(DEFAULTS);
});

rule.each(
  ['DNE-SET.5', 'DNE-R10'],
  'a fixed first player sits at the table',
  [
    { players: 2, firstPlayer: 1, taken: true },
    { players: 2, firstPlayer: 2, taken: false },
    { players: 5, firstPlayer: 4, taken: true },
    { players: 5, firstPlayer: 5, taken: false },
  ],
  ({ players, firstPlayer, taken }) => {
    if (taken) expect(start({ players, firstPlayer }).turn.host).toBe(firstPlayer);
    else
      expect(optionProblemsOf({ players, firstPlayer })).toEqual([
        { path: 'firstPlayer', message: `nobody sits at ${firstPlayer}` },
      ]);
  },
);

rule('DNE-R22', 'traits are given to seats, at most one for each', () => {
  const man = { gender: 'man' } as const;
  expect(start({ players: 3, traits: [man, man, man] }).options.traits).toHaveLength(3);
  expect(optionProblemsOf({ players: 3, traits: [man, man, man, man] })).toEqual([
    { path: 'traits', message: '4 traits for 3 seats' },
  ]);
});

rule.each(
  ['DNE-SET.3', 'DNE-R9', 'DNE-GTL.3'],
  'a pack needs enough sound cards for all starting hands, or for the nine cards of the gentle round',
  [
    { players: 3, sounds: 15, options: {}, taken: true },
    { players: 3, sounds: 14, options: {}, taken: false },
    { players: 3, sounds: 24, options: { startingHand: 8 }, taken: true },
    { players: 3, sounds: 23, options: { startingHand: 8 }, taken: false },
    { players: 3, sounds: 27, options: { firstPlayer: 'gentle' as const }, taken: true },
    { players: 3, sounds: 26, options: { firstPlayer: 'gentle' as const }, taken: false },
    { players: 3, sounds: 26, options: { firstPlayer: 'gentle' as const, startingHand: 1 }, taken: false },
    { players: 4, sounds: 4, options: { startingHand: 1 }, taken: true },
  ],
  ({ players, sounds, options, taken }) => {
    const small = engineWith((pack) => {
      pack.sounds = pack.sounds.slice(0, sounds);
    });
    const init = () => small.init('small', { players, ...options });
    if (taken) expect(init().players).toHaveLength(players);
    else
      expect(issues(init)).toEqual([
        { path: 'players', message: `${sounds} sound cards are too few for ${players} players` },
      ]);
  },
);

test('All that is wrong with options is named at once.', () => {
  const small = engineWith((pack) => {
    pack.sounds = pack.sounds.slice(0, 3);
  });
  const traits = Array(3).fill({ gender: 'man' });
  expect(issues(() => small.init('all', { players: 2, firstPlayer: 4, traits })).map(({ path }) => path)).toEqual([
    'firstPlayer',
    'traits',
    'players',
  ]);
});
