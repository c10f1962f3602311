import { isInputError } from '@rulewright/core';
import { type EcoLogicOptions, engine } from '@rulewright/ecologic';
import { expect, test } from 'vitest';
import { rule } from '../support/rule.js';
import { upFrom } from './table.js';

const DEFAULTS = {
  players: 2,
  supply: 'limited',
  eventDraw: 'round',
  twoPlayerDeck: 'reduced',
  field: { kind: 'hexagon', radius: 2 },
  mutualAid: 'gifts-and-loans',
  loanInterest: [0],
  loanEnforcement: 'income',
  buildStep: 'until-pass',
  removal: 'build-step',
  biddingOrder: 'opener',
  refusedInitiative: 'discard',
  dualHex: 'single-branch',
  setupBioCapacity: true,
  bioCapacityOnce: 'global',
  specialAdjacency: true,
  dirtiness: 'gross',
  negativeEco: 'zero',
  finalTie: 'balance',
  piecesPerBranch: 10,
};

/** The paths of everything that `init` finds wrong with these options. */
function wrong(options: unknown): readonly string[] {
  try {
    engine.init('options', options as Partial<EcoLogicOptions>);
    return [];
  } catch (error) {
    if (isInputError(error)) return error.issues.map(({ path }) => path);
    throw error;
  }
}

const row = (count: number) => upFrom(0, count).map((q) => ({ q, r: 0 }));
const custom = (coords: unknown) => ({ field: { kind: 'custom', coords } });

test('A game with the seed alone has the default of each option.', () => {
  expect(engine.init('defaults').options).toEqual(DEFAULTS);
});

test('Each option can be given alone and leaves the others as they are.', () => {
  const others = {
    players: 3,
    supply: 'unlimited',
    eventDraw: 'player',
    twoPlayerDeck: 'full',
    field: { kind: 'hexagon', radius: 3 },
    mutualAid: 'off',
    loanInterest: [1],
    loanEnforcement: 'promise',
    buildStep: 'one-each',
    removal: 'action-phase',
    biddingOrder: 'first-player',
    refusedInitiative: 'offer-next',
    dualHex: 'mixed',
    setupBioCapacity: false,
    bioCapacityOnce: 'per-player',
    specialAdjacency: false,
    dirtiness: 'net',
    negativeEco: 'formula',
    finalTie: 'shared',
    piecesPerBranch: 5,
  } satisfies EcoLogicOptions;
  for (const [option, value] of Object.entries(others))
    expect(engine.init('alone', { [option]: value }).options).toEqual({ ...DEFAULTS, [option]: value });
  expect(engine.init('all', others).options).toEqual(others);
});

test.each([
  ...[1, 5, 0, -2, 2.5, '2', null, [2]].map((players) => ({ options: { players }, paths: ['players'] })),
  ...['supply', 'eventDraw', 'twoPlayerDeck', 'mutualAid', 'loanEnforcement', 'buildStep', 'refusedInitiative'].flatMap(
    (option) => ['', 'other', 1, true, null].map((value) => ({ options: { [option]: value }, paths: [option] })),
  ),
  ...['removal', 'biddingOrder', 'dualHex', 'bioCapacityOnce', 'dirtiness', 'negativeEco', 'finalTie'].flatMap(
    (option) => ['', 'other', 0, false, null].map((value) => ({ options: { [option]: value }, paths: [option] })),
  ),
  ...['setupBioCapacity', 'specialAdjacency'].flatMap((option) =>
    [0, 1, 'true', null].map((value) => ({ options: { [option]: value }, paths: [option] })),
  ),
  ...[0, 4, 6, 9, 11, '10', null].map((value) => ({ options: { piecesPerBranch: value }, paths: ['piecesPerBranch'] })),
  { options: { loanInterest: 0 }, paths: ['loanInterest'] },
  { options: { loanInterest: [0, -1] }, paths: ['loanInterest.1'] },
  { options: { loanInterest: [1001] }, paths: ['loanInterest.0'] },
  { options: { loanInterest: [0.5] }, paths: ['loanInterest.0'] },
  { options: { loanInterest: [0, 3, 0] }, paths: ['loanInterest'] },
  { options: { loanInterest: upFrom(0, 11) }, paths: ['loanInterest'] },
  { options: { field: 'hexagon' }, paths: ['field'] },
  { options: { field: {} }, paths: ['field.kind'] },
  { options: { field: { kind: 'square', radius: 2 } }, paths: ['field.kind'] },
  { options: { field: { kind: 'hexagon' } }, paths: ['field.radius'] },
  ...[0, 4, -1, 1.5, '2'].map((radius) => ({
    options: { field: { kind: 'hexagon', radius } },
    paths: ['field.radius'],
  })),
  { options: { field: { kind: 'hexagon', radius: 2, coords: [] } }, paths: ['field.coords'] },
  { options: custom(undefined), paths: ['field.coords'] },
  { options: custom(row(3)), paths: ['field.coords'] },
  { options: { players: 3, ...custom(row(5)) }, paths: ['field.coords'] },
  { options: { players: 4, ...custom(row(7)) }, paths: ['field.coords'] },
  { options: custom(row(38)), paths: ['field.coords'] },
  { options: custom([...row(4), { q: 2, r: 0 }]), paths: ['field.coords'] },
  { options: custom([...row(4), { q: 1001, r: 0 }]), paths: ['field.coords.4.q'] },
  { options: custom([...row(4), { q: 0, r: -1001 }]), paths: ['field.coords.4.r'] },
  { options: custom([...row(4), { q: 0.5, r: 1 }]), paths: ['field.coords.4.q'] },
  { options: custom([...row(4), { q: 7 }]), paths: ['field.coords.4.r'] },
  { options: custom([...row(4), { q: 7, r: 0, s: 0 }]), paths: ['field.coords.4.s'] },
  { options: custom([...row(4), [7, 0]]), paths: ['field.coords.4'] },
  { options: { colours: ['red', 'blue'] }, paths: ['colours'] },
  { options: { Players: 2 }, paths: ['Players'] },
  { options: null, paths: [''] },
  { options: [], paths: [''] },
  { options: 'players', paths: [''] },
  { options: { players: 9, supply: 'some', loanInterest: [-1] }, paths: ['players', 'supply', 'loanInterest.0'] },
])('The options $options are refused at $paths.', ({ options, paths }) => {
  expect(wrong(options)).toEqual(paths);
});

test.each([
  ...[2, 3, 4].map((players) => ({ players })),
  ...[1, 2, 3].map((radius) => ({ field: { kind: 'hexagon', radius } })),
  { players: 4, field: { kind: 'hexagon', radius: 1 } },
  custom(row(4)),
  { players: 3, ...custom(row(6)) },
  { players: 4, ...custom(row(8)) },
  custom(row(37)),
  custom([...row(4), { q: 1000, r: -1000 }, { q: -1000, r: 1000 }]),
  custom([...row(4), { q: 0, r: 1 }, { q: 1, r: 1 }]),
  { loanInterest: [] },
  { loanInterest: [1000] },
  { loanInterest: upFrom(0, 10) },
  { supply: undefined },
])('The options %j are taken.', (options) => {
  expect(wrong(options)).toEqual([]);
});

rule.each(
  'ECO-SET.1',
  'there are two to four seats',
  [
    { players: 1, path: 'players' },
    { players: 5, path: 'players' },
  ],
  ({ players, path }) => {
    expect(engine.seats).toEqual({ min: 2, max: 4 });
    expect(wrong({ players })).toEqual([path]);
  },
);

rule.each(
  'ECO-VAR.4',
  'says what is wrong with a custom field',
  [
    { players: 2, coords: row(3), message: 'a field has at least two hexes a player' },
    { players: 2, coords: [...row(4), { q: 0, r: 0 }], message: 'a coordinate is listed twice' },
  ],
  ({ players, coords, message }) => {
    expect(() => engine.init(0, { players, field: { kind: 'custom', coords } })).toThrow(`field.coords: ${message}`);
  },
);
