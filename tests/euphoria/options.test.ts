import { type EuphoriaOptions, engine } from '@rulewright/euphoria';
import { expect, test } from 'vitest';
import { issues } from '../core/caught.js';
import { bent } from '../support/bent.js';
import { rule } from '../support/rule.js';

const DEFAULTS: EuphoriaOptions = {
  players: 2,
  recruitEdition: 'second',
  recruitDraft: false,
  doublesCostMorale: false,
  marketChoice: false,
  trackDraft: false,
  eldestSeat: 0,
  tradeProposalsPerTurn: 2,
  tradeItemsPerSide: 6,
  tradeWindow: 'any-pause',
  tradeGifts: false,
  tradePartners: 1,
  showing: false,
  builtMarketStarOnTile: false,
  courthouseCoversWindSalon: false,
  starTriggers: 'any',
  penaltyEnds: 'with-star',
  revealedRecruitsUsable: 'next-turn',
  freeRetrievalTakesAll: false,
  turnLimit: 5000,
};

const start = (options: unknown) => engine.init('options', options as Partial<EuphoriaOptions>);

rule(
  [
    'EUP-REC.9',
    'EUP-R75',
    'EUP-R16',
    'EUP-R17',
    'EUP-R20',
    'EUP-R78',
    'EUP-R22',
    'EUP-R77',
    'EUP-R70',
    'EUP-R51',
    'EUP-R79',
    'EUP-R80',
    'EUP-R81',
  ],
  'a game with the seed alone has the default of each option',
  () => {
    expect(engine.init('defaults').options).toEqual(DEFAULTS);
  },
);

test('Each option can be given alone and leaves the others as they are.', () => {
  const others = {
    players: 4,
    recruitEdition: 'first',
    recruitDraft: true,
    doublesCostMorale: true,
    marketChoice: true,
    trackDraft: true,
    eldestSeat: 1,
    tradeProposalsPerTurn: 0,
    tradeItemsPerSide: 1,
    tradeWindow: 'before-action',
    tradeGifts: true,
    tradePartners: 3,
    showing: true,
    builtMarketStarOnTile: true,
    courthouseCoversWindSalon: true,
    starTriggers: 'visits',
    penaltyEnds: 'after-benefit',
    revealedRecruitsUsable: 'at-once',
    freeRetrievalTakesAll: true,
    turnLimit: 10,
  } satisfies EuphoriaOptions;
  expect(Object.keys(others)).toEqual(Object.keys(DEFAULTS));
  for (const [option, value] of Object.entries(others))
    expect(start({ [option]: value }).options).toEqual({ ...DEFAULTS, [option]: value });
  expect(start(others).options).toEqual(others);
});

const flags = [
  'recruitDraft',
  'doublesCostMorale',
  'marketChoice',
  'trackDraft',
  'builtMarketStarOnTile',
  'courthouseCoversWindSalon',
  'freeRetrievalTakesAll',
  'tradeGifts',
  'showing',
];
const words = ['recruitEdition', 'tradeWindow', 'starTriggers', 'penaltyEnds', 'revealedRecruitsUsable'];

test.each([
  ...[1, 7, 2.5, '3', null].map((players) => ({ options: { players }, paths: ['players'] })),
  ...[0, -2].map((players) => ({ options: { players }, paths: ['players', 'eldestSeat'] })),
  ...[-1, 0.5, '0', null].map((eldestSeat) => ({ options: { players: 6, eldestSeat }, paths: ['eldestSeat'] })),
  ...[-1, 11, 1.5, '2', null].map((value) => ({
    options: { tradeProposalsPerTurn: value },
    paths: ['tradeProposalsPerTurn'],
  })),
  ...[0, 11, 1.5, '6', null].map((value) => ({ options: { tradeItemsPerSide: value }, paths: ['tradeItemsPerSide'] })),
  ...[0, 6, 1.5, '2', null].map((value) => ({ options: { tradePartners: value }, paths: ['tradePartners'] })),
  ...[-1, 100_001, 0.5, '5000', null].map((turnLimit) => ({ options: { turnLimit }, paths: ['turnLimit'] })),
  ...flags.flatMap((option) => [0, 'true', null].map((value) => ({ options: { [option]: value }, paths: [option] }))),
  ...words.flatMap((option) =>
    ['', 'other', 1, true, null].map((value) => ({ options: { [option]: value }, paths: [option] })),
  ),
  { options: { players: 6, eldestSeat: 6 }, paths: ['eldestSeat', 'eldestSeat'] },
  { options: { colours: ['red'] }, paths: ['colours'] },
  { options: { Players: 2 }, paths: ['Players'] },
  { options: null, paths: [''] },
  { options: [], paths: [''] },
  { options: { players: 9, turnLimit: -1 }, paths: ['players', 'turnLimit'] },
])('The options $options are refused at $paths.', ({ options, paths }) => {
  expect(issues(() => start(options)).map(({ path }) => path)).toEqual(paths);
});

test.each([
  ...[2, 3, 4, 5, 6].map((players) => ({ players })),
  ...[0, 1, 5].map((eldestSeat) => ({ players: 6, eldestSeat })),
  ...[0, 1, 10].map((tradeProposalsPerTurn) => ({ tradeProposalsPerTurn })),
  ...[1, 10].map((tradeItemsPerSide) => ({ tradeItemsPerSide })),
  ...[1, 5].map((tradePartners) => ({ tradePartners })),
  ...[0, 1, 100_000].map((turnLimit) => ({ turnLimit })),
  ...flags.flatMap((option) => [false, true].map((value) => ({ [option]: value }))),
  { recruitEdition: 'first' },
  { recruitEdition: 'second' },
  { tradeWindow: 'any-pause' },
  { starTriggers: 'any' },
  { revealedRecruitsUsable: 'next-turn' },
  { players: undefined },
  {},
])('The options %j are taken.', (options) => {
  expect(start(options).options).toEqual({
    ...DEFAULTS,
    ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
  });
});

rule('EUP-SET.14', 'the oldest player sits at the table', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    expect(start({ players, eldestSeat: players - 1 }).options.eldestSeat).toBe(players - 1);
    if (players < 6)
      expect(issues(() => start({ players, eldestSeat: players }))).toEqual([
        { path: 'eldestSeat', message: 'the oldest player sits at the table' },
      ]);
  }
});

test('A state holds every option, and no other game’s; a save gets the default of one that it lacks.', () => {
  const state = bent(JSON.parse(JSON.stringify(start({ turnLimit: 7 }))));
  const { turnLimit } = start({}).options;
  delete state.options.turnLimit;
  expect(issues(() => engine.legalActions(state))).toEqual([
    { path: 'options.turnLimit', message: `expected ${turnLimit}, found undefined: a state holds every option` },
  ]);
  expect(engine.load(state).options.turnLimit).toBe(turnLimit);
  state.options.colours = ['red'];
  expect(engine.validate(state)).toEqual([{ path: 'options.colours', message: 'Unrecognized key: "colours"' }]);
});
