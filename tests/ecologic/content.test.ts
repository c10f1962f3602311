import { createEngine, engine } from '@rulewright/ecologic';
import { expect, test } from 'vitest';
import { rule } from '../rule.js';
import { type Pack, packWith, problemsOf } from './packs.js';

type Row = readonly [path: string, change: (pack: Pack) => void];

/** Replaces any part of the pack, even by what does not fit. */
const put =
  (path: string, value: unknown) =>
  (pack: Pack): void => {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let node = pack as unknown as Record<string, unknown>;
    for (const step of steps) node = node[step] as Record<string, unknown>;
    node[last] = value;
  };

test('The base pack has no problem, and it is what the rules use when no other is given.', () => {
  expect(problemsOf(packWith(() => undefined))).toEqual([]);
  expect(createEngine({ content: packWith(() => undefined) }).content).toEqual(engine.content);
  expect(engine.contentName).toMatch(/^ecologic-base#[0-9a-f]{16}$/);
});

test('A pack that is no object is refused as such.', () => {
  for (const content of [null, 7, 'pack', [], true]) expect(problemsOf(content).map(({ path }) => path)).toEqual(['']);
});

test('Each part of a pack that is missing is named by its path.', () => {
  expect(problemsOf({}).map(({ path }) => path)).toEqual(['id', 'name', 'tiles', 'initiatives', 'specials', 'events']);
  const missing = (path: string) => problemsOf(packWith(put(path, undefined))).map((problem) => problem.path);
  for (const path of [
    'name.en',
    'tiles.box',
    'tiles.extension',
    'tiles.box.3.id',
    'tiles.box.3.resources',
    'tiles.box.3.bio',
    'tiles.box.3.provenance',
    'tiles.extension.17.bio',
    'initiatives.5.id',
    'initiatives.5.name',
    'initiatives.5.level',
    'initiatives.5.provenance',
    'specials.2.id',
    'specials.2.name',
    'specials.2.effects',
    'specials.2.effects.0.n',
    'specials.2.effects.0.max',
    'specials.2.provenance',
    'events.8.id',
    'events.8.name',
    'events.8.level',
    'events.8.scope',
    'events.8.effects',
    'events.8.effects.0.branch',
    'events.8.provenance',
  ])
    expect(missing(path), path).toEqual([path]);
});

test('A field that no pack has is refused wherever it stands.', () => {
  for (const path of [
    'author',
    'name.fr',
    'tiles.middle',
    'tiles.box.0.colour',
    'initiatives.0.nominal',
    'specials.0.price',
    'specials.0.effects.0.max',
    'events.0.text',
    'events.0.effects.0.max',
    'events.9.effects.0.n',
  ])
    expect(
      problemsOf(packWith(put(path, 1))).map((problem) => problem.path),
      path,
    ).toEqual([path]);
});

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

test('An id that stands twice is named where it stands for the second time.', () => {
  const twice = (message: string, ...paths: string[]) =>
    paths.map((path) => ({ path, message: `${message} is listed twice` }));
  const clash = (path: string, id: string) => problemsOf(packWith(put(path, id)));
  expect(clash('tiles.box.4.id', 'H01')).toEqual(twice('H01', 'tiles.box.4.id'));
  expect(clash('tiles.extension.0.id', 'H19')).toEqual(twice('H19', 'tiles.extension.0.id'));
  expect(clash('tiles.extension.17.id', 'X01')).toEqual(twice('X01', 'tiles.extension.17.id'));
  expect(clash('initiatives.19.id', 'I01')).toEqual(twice('I01', 'initiatives.19.id'));
  expect(clash('specials.2.id', 'exchange')).toEqual(twice('exchange', 'specials.2.id'));
  expect(clash('events.3.id', 'EV101')).toEqual(twice('EV101', 'events.3.id'));
});

test('A hex that names a resource twice is refused.', () => {
  expect(problemsOf(packWith(put('tiles.box.0.resources', ['oil', 'oil'])))).toEqual([
    { path: 'tiles.box.0.resources.1', message: 'oil is listed twice' },
  ]);
  expect(problemsOf(packWith(put('tiles.extension.2.resources', ['mineral', 'oil', 'mineral'])))).toEqual([
    { path: 'tiles.extension.2.resources.2', message: 'mineral is listed twice' },
  ]);
});

rule.each(
  'ECO-EVT.2',
  'an effect on the auctions of all, or on the whole game, is refused for the drawer alone',
  [
    { op: 'skipSeries', series: 'plants' },
    { op: 'nominalDelta', series: 'plants', n: 1, min: 0 },
  ],
  (wide) => {
    const pack = packWith((draft) => {
      put('events.4.scope', 'drawer')(draft);
      put('events.4.effects', [{ op: 'money', n: 1 }, wide])(draft);
    });
    expect(problemsOf(pack)).toEqual([
      { path: 'events.4.effects.1', message: `${wide.op} always concerns all players` },
    ]);
  },
);

rule('ECO-SUP.5', 'a pack has exactly one Final Report, of level 3 and for all', () => {
  const report = (change: (pack: Pack) => void) => problemsOf(packWith(change));
  expect(report(put('events.20.effects', []))).toEqual([
    { path: 'events', message: 'one card has the effect finalReport, not 0' },
  ]);
  expect(report(put('events.19.effects', [{ op: 'finalReport' }]))).toEqual([
    { path: 'events', message: 'one card has the effect finalReport, not 2' },
  ]);
  expect(report(put('events.20.level', 2))).toEqual([
    { path: 'events.20.level', message: 'the card with finalReport is of level 3' },
  ]);
  expect(report(put('events.20.scope', 'drawer'))).toEqual([
    { path: 'events.20.effects.0', message: 'finalReport always concerns all players' },
  ]);
});

rule('ECO-SET.13', 'a pack needs three cards of each level that two players can take out', () => {
  const without = (...ids: string[]) =>
    problemsOf(packWith((pack) => Object.assign(pack, { events: pack.events.filter(({ id }) => !ids.includes(id)) })));
  expect(without('EV101', 'EV102', 'EV103', 'EV104')).toEqual([]);
  expect(without('EV101', 'EV102', 'EV103', 'EV104', 'EV105')).toEqual([
    { path: 'events', message: 'level 1 needs at least 3 cards besides finalReport' },
  ]);
  expect(without('EV201', 'EV202', 'EV203', 'EV204', 'EV205')).toEqual([
    { path: 'events', message: 'level 2 needs at least 3 cards besides finalReport' },
  ]);
  expect(without('EV301', 'EV302', 'EV303')).toEqual([]);
  expect(without('EV301', 'EV302', 'EV303', 'EV304')).toEqual([
    { path: 'events', message: 'level 3 needs at least 3 cards besides finalReport' },
  ]);
});

test('A pack that could bring more than 100,000 coins into a game is refused.', () => {
  const factor = (num: number, den: number, times: number) =>
    problemsOf(packWith(put('events.0.effects', Array(times).fill({ op: 'incomeFactor', num, den }))));
  // 21 rounds of at most 259 coins from objects times the factor and 2 from the Exchange, and 4 times 123 besides
  expect(factor(18, 1, 1)).toEqual([]);
  expect(factor(19, 1, 1)).toEqual([
    { path: 'events', message: 'events and specials could bring 103875 coins, more than 100000' },
  ]);
  expect(factor(2, 1, 4)).toEqual([]);
  expect(factor(2, 1, 5).map(({ path }) => path)).toEqual(['events']);
  expect(factor(99, 1, 10).map(({ path }) => path)).toEqual(['events']);
  expect(factor(1, 9, 10)).toEqual([]);
});

test('All problems of a pack are reported together.', () => {
  const pack = packWith((draft) => {
    put('tiles.box.2.bio', -1)(draft);
    put('initiatives.7.level', 9)(draft);
    put('events.3.effects.0.n', 'two')(draft);
  });
  expect(problemsOf(pack).map(({ path }) => path)).toEqual([
    'tiles.box.2.bio',
    'initiatives.7.level',
    'events.3.effects.0.n',
  ]);
});

function required<X>(value: X | undefined): X {
  if (value === undefined) throw new Error('the base pack lacks it');
  return value;
}
