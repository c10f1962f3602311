import { createEngine, engine } from '@rulewright/ecologic';
import { expect, test } from 'vitest';
import { rule } from '../support/rule.js';
import { put } from './pack-changes.js';
import { type Pack, packWith, problemsOf } from './packs.js';

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
