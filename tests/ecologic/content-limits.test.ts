import { expect, test } from 'vitest';
import { put } from './pack-changes.js';
import { type Pack, packWith, problemsOf } from './packs.js';

// How far the numbers of a content pack may go.

type Row = readonly [path: string, change: (pack: Pack) => void];

const effect = (record: unknown) => put('events.0.effects', [record]);

const tooFar: readonly Row[] = [
  ['id', put('id', 'a pack')],
  ['id', put('id', '7wonders')],
  ['id', put('id', '')],
  ['id', put('id', `a${'b'.repeat(40)}`)],
  ['name.en', put('name.en', 7)],
  ['tiles.box', (pack) => pack.tiles.box.pop()],
  ['tiles.box', (pack) => pack.tiles.box.push({ id: 'H20', resources: [], bio: 0, provenance: 'reconstructed' })],
  ['tiles.extension', (pack) => pack.tiles.extension.pop()],
  [
    'tiles.extension',
    (pack) => pack.tiles.extension.push({ id: 'X19', resources: [], bio: 0, provenance: 'reconstructed' }),
  ],
  ['tiles.box.0.bio', put('tiles.box.0.bio', -1)],
  ['tiles.box.0.bio', put('tiles.box.0.bio', 46)],
  ['tiles.box.0.bio', put('tiles.box.0.bio', 1.5)],
  ['tiles.box.0.resources.0', put('tiles.box.0.resources', ['coal'])],
  ['tiles.box.0.provenance', put('tiles.box.0.provenance', 'guessed')],
  ['initiatives', put('initiatives', [])],
  ['initiatives.0.level', put('initiatives.0.level', 0)],
  ['initiatives.0.level', put('initiatives.0.level', 5)],
  ['initiatives.0.level', put('initiatives.0.level', 1.5)],
  ['specials', (pack) => pack.specials.push({ ...required(pack.specials[0]), id: 'fourth' })],
  ['events.0.level', put('events.0.level', 0)],
  ['events.0.level', put('events.0.level', 4)],
  ['events.0.scope', put('events.0.scope', 'others')],
  ['events.0.effects.0.op', effect({ op: 'earthquake' })],
  ['events.0.effects.0.op', effect({})],
  ['events.0.effects.0.op', effect({ op: 'coins', n: 2 })],
  ['events.0.effects.0.n', effect({ op: 'eco', n: -100 })],
  ['events.0.effects.0.n', effect({ op: 'eco', n: 100 })],
  ['events.0.effects.0.n', effect({ op: 'money', n: 0.5 })],
  ['events.0.effects.0.branch', effect({ op: 'ecoPerLevel', branch: 'any', n: 1 })],
  ['events.0.effects.0.branch', effect({ op: 'moneyPerObject', branch: 'gas', minLevel: 1, n: 1 })],
  ['events.0.effects.0.minLevel', effect({ op: 'moneyPerObject', branch: 'any', minLevel: 0, n: 1 })],
  ['events.0.effects.0.minLevel', effect({ op: 'moneyPerObject', branch: 'any', minLevel: 5, n: 1 })],
  ['events.0.effects.0.num', effect({ op: 'incomeFactor', num: -1, den: 2 })],
  ['events.0.effects.0.num', effect({ op: 'incomeFactor', num: 100, den: 2 })],
  ['events.0.effects.0.den', effect({ op: 'incomeFactor', num: 1, den: 0 })],
  ['events.0.effects.0.den', effect({ op: 'incomeFactor', num: 1, den: 100 })],
  ['events.0.effects.0.from', effect({ op: 'loseTopPiece', from: 'lowest' })],
  ['events.0.effects.0.uses', effect({ op: 'veto', uses: 0 })],
  ['events.0.effects.0.uses', effect({ op: 'veto', uses: 10 })],
  ['events.0.effects.0.series', effect({ op: 'skipSeries', series: 'build' })],
  ['events.0.effects.0.series', effect({ op: 'nominalDelta', series: 'any', n: 1, min: 0 })],
  ['events.0.effects.0.n', effect({ op: 'nominalDelta', series: 'plants', n: -100, min: 0 })],
  ['events.0.effects.0.min', effect({ op: 'nominalDelta', series: 'plants', n: 1, min: -1 })],
  ['events.0.effects.0.min', effect({ op: 'nominalDelta', series: 'plants', n: 1, min: 100 })],
  ['events.0.effects', put('events.0.effects', Array(11).fill({ op: 'upkeepZero' }))],
  ['specials.0.effects', put('specials.0.effects', Array(11).fill({ op: 'eco', n: 1 }))],
  ['specials.0.effects.0.op', put('specials.0.effects', [{ op: 'money', n: 1 }])],
  ['specials.0.effects.0.n', put('specials.0.effects', [{ op: 'coins', n: -1 }])],
  ['specials.0.effects.0.n', put('specials.0.effects', [{ op: 'coins', n: 100 }])],
  ['specials.0.effects.0.n', put('specials.0.effects', [{ op: 'eco', n: 100 }])],
  ['specials.0.effects.0.max', put('specials.0.effects', [{ op: 'ecoPerInitiative', n: 1, max: -1 }])],
  ['specials.0.effects.0.max', put('specials.0.effects', [{ op: 'ecoPerInitiative', n: 1, max: 100 }])],
];

test.each(tooFar.map(([path, change], i) => ({ i, path, change })))(
  'What does not fit is named by its path: $path ($i).',
  ({ path, change }) => {
    expect(problemsOf(packWith(change)).map((problem) => problem.path)).toEqual([path]);
  },
);

const justFits: readonly Row[] = [
  ['an id of 40 characters', put('id', `a${'b'.repeat(39)}`)],
  ['an id with a hyphen, an underscore and digits', put('id', 'My-pack_2')],
  ['no specials', put('specials', [])],
  ['one initiative', (pack) => pack.initiatives.splice(1)],
  ['bio-capacities of 0 and 45', (pack) => Object.assign(required(pack.tiles.box[0]), { bio: 45 })],
  ['a name in Russian', put('name.ru', 'Эколоджик')],
  ['an event without effects', put('events.0.effects', [])],
  ['an event with ten effects', put('events.0.effects', Array(10).fill({ op: 'upkeepZero' }))],
  ['a special with ten effects', put('specials.0.effects', Array(10).fill({ op: 'eco', n: 1 }))],
  ...[
    { op: 'eco', n: -99 },
    { op: 'eco', n: 99 },
    { op: 'ecoPerLevel', branch: 'oil', n: 99 },
    { op: 'ecoPerInitiative', n: -99 },
    { op: 'money', n: 0 },
    { op: 'moneyPerObject', branch: 'any', minLevel: 4, n: 1 },
    { op: 'moneyPerObject', branch: 'mineral', minLevel: 1, n: 1 },
    { op: 'incomeFactor', num: 0, den: 1 },
    { op: 'incomeFactor', num: 99, den: 99 },
    { op: 'upkeepZero' },
    { op: 'loseInitiative' },
    { op: 'loseTopPiece', from: 'highest' },
    { op: 'drawInitiative' },
    { op: 'veto', uses: 1 },
    { op: 'veto', uses: 9 },
    { op: 'skipSeries', series: 'specials' },
    { op: 'skipSeries', series: 'initiatives' },
    { op: 'nominalDelta', series: 'specials', n: 99, min: 0 },
    { op: 'nominalDelta', series: 'initiatives', n: 1, min: 99 },
  ].map((record): Row => [JSON.stringify(record), effect(record)]),
  ...[
    { op: 'coins', n: 0 },
    { op: 'coins', n: 99 },
    { op: 'eco', n: -99 },
    { op: 'ecoPerInitiative', n: 99, max: 0 },
    { op: 'ecoPerInitiative', n: 1, max: 99 },
  ].map((record): Row => [JSON.stringify(record), put('specials.0.effects', [record])]),
];

test.each(justFits.map(([what, change]) => ({ what, change })))('A pack may have $what.', ({ change }) => {
  expect(problemsOf(packWith(change))).toEqual([]);
});

test('A pack has at most 200 initiatives and at most 200 events.', () => {
  const many = (count: number) =>
    packWith((pack) => {
      const [initiative, event] = [required(pack.initiatives[0]), required(pack.events[0])];
      while (pack.initiatives.length < count)
        pack.initiatives.push({ ...initiative, id: `J${pack.initiatives.length}` });
      while (pack.events.length < count) pack.events.push({ ...event, id: `E${pack.events.length}` });
    });
  expect(problemsOf(many(200))).toEqual([]);
  expect(problemsOf(many(201)).map(({ path }) => path)).toEqual(['initiatives', 'events']);
});

function required<X>(value: X | undefined): X {
  if (value === undefined) throw new Error('the base pack lacks it');
  return value;
}
