import { createEngine, engine } from '@rulewright/does-not-exist';
import { expect, test } from 'vitest';
import { inFull } from '../support/depth.js';
import { engineWith, type Pack, packWith, problemsOf, put } from './packs.js';

// Other cards: what is refused, and where. How they change play: other-packs.test.ts.

const pathsOf = (change: (pack: Pack) => void) => [...new Set(problemsOf(packWith(change)).map(({ path }) => path))];

test('The base pack is sound, and it is what the rules use when no other is given.', () => {
  const again = createEngine({ content: packWith(() => undefined) });
  expect([again.content, again.contentName]).toEqual([engine.content, engine.contentName]);
});

test('A pack that is no object is refused as such.', () => {
  for (const content of [null, 7, 'pack', [], true]) expect(problemsOf(content).map(({ path }) => path)).toEqual(['']);
});

test('Each part of a pack that is missing is named by its path.', inFull, () => {
  expect(problemsOf({}).map(({ path }) => path)).toEqual([
    'id',
    'name',
    'sounds',
    'monsters',
    'classes',
    'mercenaries',
  ]);
  for (const path of [
    ...['id', 'name', 'count', 'provenance', 'bonus', 'durationMin', 'genres'].map((field) => `sounds.3.${field}`),
    ...['id', 'name', 'count', 'provenance', 'level', 'souls', 'sounds', 'levelMods', 'failure'].map(
      (field) => `monsters.0.${field}`,
    ),
    ...['who', 'delta'].map((field) => `monsters.0.levelMods.0.${field}`),
    ...['n', 'from', 'op'].map((field) => `monsters.0.failure.${field}`),
    ...['id', 'name', 'abilities', 'count', 'provenance'].map((field) => `classes.0.${field}`),
    ...['op', 'souls', 'min'].map((field) => `classes.0.abilities.1.${field}`),
    ...['id', 'name', 'count', 'provenance'].map((field) => `mercenaries.2.${field}`),
  ])
    expect(pathsOf(put(path, undefined)), path).toEqual([path]);
});

test('What a record may leave out may be missing.', () => {
  const optional = ['source', 'reconstructed', 'note', 'type', 'name.en', 'comparisonBonus'].map(
    (f) => `sounds.0.${f}`,
  );
  for (const path of [...optional, 'monsters.0.special', 'mercenaries.0.name.uk', 'classes.0.source'])
    expect(engineWith(put(path, undefined)).content.sounds, path).toHaveLength(150);
});

const monsterAt = (id: string) => packWith(() => undefined).monsters.findIndex((monster) => monster.id === id);
const oxymoron = `monsters.${monsterAt('oxymoron')}`;
const smog = `monsters.${monsterAt('smog')}`;
const nose = `monsters.${monsterAt('floating-nose')}`;
const god = `monsters.${monsterAt('minor-god')}`;
const pukachu = `monsters.${monsterAt('pukachu')}`;
const horror = `monsters.${monsterAt('unspeakably-awful-indescribable-horror')}`;

test('A field that no pack has is refused wherever it stands.', () => {
  for (const path of [
    'author',
    'name.fr',
    'sounds.0.text',
    'sounds.0.name.fr',
    'monsters.0.bonus',
    'monsters.0.levelMods.0.rate',
    'monsters.0.failure.pick',
    `${smog}.special.summary`,
    `${smog}.special.onInvite.lose`,
    `${nose}.special.escape.way.price`,
    'classes.0.souls',
    'classes.0.abilities.0.souls',
    'mercenaries.0.abilities',
  ])
    expect(pathsOf(put(path, 1)), path).toEqual([path]);
});

/** `loseSouls` in that many layers, itself included. */
const nested = (layers: number): object =>
  layers === 1 ? { op: 'loseSouls', n: 1 } : { op: 'seq', ops: [nested(layers - 1)] };
const several = <X>(count: number, entry: X): X[] => Array.from({ length: count }, () => entry);
const sounds = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...packWith(() => undefined).sounds[0], id: `sound-${i}` }));

const outside = (least: number, most: number) => [least - 1, most + 1, least + 0.5, `${least}`];
/** Each path with values that do not fit. */
const misfits: readonly (readonly [path: string, values: readonly unknown[], at?: string])[] = [
  ['id', ['a pack', '7wonders', '', `a${'b'.repeat(40)}`, 7]],
  ['sounds', [[], sounds(401), {}]],
  ['monsters', [{}, null]],
  ['sounds.0.id', ['a card', '', '#2']],
  ['sounds.0.count', outside(1, 20)],
  ['sounds.0.provenance', ['guessed', null]],
  ['sounds.0.note', [7]],
  ['sounds.0.bonus', [{ die: 1 }, { die: 21 }], 'sounds.0.bonus.die'],
  ['sounds.0.reconstructed', ['count']],
  ['sounds.0.type', ['tape']],
  ['sounds.0.comparisonBonus', outside(0, 99)],
  ['sounds.0.durationMin', outside(0, 10_000)],
  ['sounds.0.genres', ['jazz', Array.from({ length: 10 }, (_, i) => `g${i}`)]],
  ['sounds.0.genres.0', [7]],
  ['monsters.0.level', outside(-99, 99)],
  ['monsters.0.souls', outside(0, 9)],
  ['monsters.0.sounds', outside(0, 9)],
  ['monsters.0.levelMods', [several(10, { who: { trait: 'man' }, delta: 1 })]],
  ['monsters.0.levelMods.0.delta', outside(-99, 99)],
  ['monsters.0.levelMods.0.who', [{ trait: 'alien' }, {}, { class: 7 }]],
  ['monsters.0.levelMods.0.who', [{ class: 'class-nobody' }], 'monsters.0.levelMods.0.who.class'],
  ['monsters.0.failure.op', ['loseEverything']],
  ['monsters.0.failure.n', [0, 21, 1.5, '1', null]],
  ['monsters.0.failure.n.die', [1, 21]],
  ['monsters.0.failure.n.die', [2.5, '6'], 'monsters.0.failure.n'],
  ['monsters.0.failure.from', ['deck']],
  ['monsters.0.failure', [nested(7), nested(9)]],
  [
    'monsters.0.failure',
    [
      { op: 'seq', ops: [] },
      { op: 'seq', ops: several(10, nested(1)) },
    ],
    'monsters.0.failure.ops',
  ],
  ['monsters.0.failure', [{ op: 'choose', options: [] }], 'monsters.0.failure.options'],
  [
    'monsters.0.failure',
    [
      { op: 'loseSouls', n: 0 },
      { op: 'loseSouls', n: 21 },
    ],
    'monsters.0.failure.n',
  ],
  ['monsters.0.failure', [{ op: 'drawSounds', n: 21 }], 'monsters.0.failure.n'],
  ['monsters.0.failure', [{ op: 'discardAllAtMost', max: 100, from: 'held' }], 'monsters.0.failure.max'],
  ['monsters.0.failure', [{ op: 'discardMinBonus', min: -1, from: 'held' }], 'monsters.0.failure.min'],
  [
    'monsters.0.failure',
    [0, 5, 'most'].map((size) => ({ op: 'discardSet', size, minTotal: 3 })),
    'monsters.0.failure.size',
  ],
  ['monsters.0.failure', [{ op: 'roll', die: 21, cases: [] }], 'monsters.0.failure.die'],
  [
    'monsters.0.failure',
    [0, 21].map((min) => ({ op: 'roll', die: 6, cases: [{ min, effect: { op: 'none' } }] })),
    'monsters.0.failure.cases.0.min',
  ],
  [`${horror}.failure.class`, ['class-nobody'], `${horror}.failure`],
  [
    `${horror}.failure.otherwise`,
    [{ op: 'ifClass', class: '', effect: nested(1), otherwise: nested(1) }],
    `${horror}.failure`,
  ],
  [`${smog}.special.onInvite.ifClass`, ['class-nobody']],
  [`${smog}.special.onInvite.draw`, outside(0, 9)],
  [`${smog}.special.onInvite.freesHand`, [1]],
  [`${god}.special.lineup.ifClass`, ['class-nobody']],
  [`${god}.special.lineup.weakestTimes`, outside(1, 9)],
  [`${pukachu}.special.onSuccess.op`, ['stays']],
  [`${pukachu}.special.onSuccess.n`, outside(0, 9)],
  [`${pukachu}.special.onSuccess.cards`, outside(0, 9)],
  [`${oxymoron}.special.escape.add`, outside(0, 9)],
  [`${oxymoron}.special.escape.loseBefore`, outside(0, 9)],
  [`${oxymoron}.special.escape.loseIfRolled`, outside(0, 9)],
  [`${oxymoron}.special.escape.releaseAtMost`, outside(0, 99)],
  [`${oxymoron}.special.escape.noRoll`, ['no']],
  [`${oxymoron}.special.invite`, [{ cost: 1 }], `${oxymoron}.special.invite.cost`],
  [`${oxymoron}.special.invite`, [{ raise: 10 }], `${oxymoron}.special.invite.raise`],
  [`${oxymoron}.special.invite`, [{ extraHandCards: 10 }], `${oxymoron}.special.invite.extraHandCards`],
  [`${nose}.special.escape.way.by`, ['fly']],
  [`${nose}.special.escape.way.minBonus`, outside(0, 99)],
  ['classes.0.abilities.1.souls', outside(1, 9)],
  ['classes.0.abilities.1.min', outside(2, 20)],
  ['classes.1.abilities.1.draw', outside(1, 9)],
  ['classes.1.abilities.1.drop', outside(1, 9)],
  ['classes.3.abilities.1.cards', outside(1, 9)],
  ['classes.4.abilities.0.souls', outside(1, 9)],
  ['classes.4.abilities.1.margin', outside(0, 99)],
  ['classes.5.abilities.0.draw', outside(1, 9)],
  ['classes.5.abilities.1.n', outside(5, 9)],
  ['classes.6.abilities.2.n', outside(1, 9)],
  ['classes.7.abilities.0.atMost', outside(0, 99)],
  ['classes.7.abilities.0.times', outside(1, 9)],
  ['classes.7.abilities.1.steps', [several(10, { above: 1, add: 1 }), {}]],
  ['classes.7.abilities.1.steps.0.above', outside(0, 99)],
  ['classes.7.abilities.1.steps.0.add', outside(1, 9)],
  ['classes.8.abilities.0.cards', outside(1, 9)],
  ['classes.8.abilities.1.most', outside(1, 9)],
  ['classes.8.abilities.1.add', outside(1, 9)],
  ['classes.0.abilities.0.op', ['win']],
  ['mercenaries.0.count', outside(1, 20)],
];

test.each(misfits.map(([path, values, at = path]) => ({ path, values, at })))(
  'At $path a value that does not fit is named by the path $at in the issue.',
  ({ path, values, at }) => {
    for (const value of values) expect(pathsOf(put(path, value)), JSON.stringify(value)).toEqual([at]);
  },
);

test.each([null, '3', -1, 100, 1.5, {}])('A bonus is a number or a die, not %j.', (bonus) => {
  expect(pathsOf(put('sounds.0.bonus', bonus))).toEqual(['sounds.0.bonus']);
});

test('A die has sides and nothing else.', () => {
  expect(pathsOf(put('sounds.0.bonus', { die: 6, add: 1 }))).toEqual(['sounds.0.bonus.add']);
});

test('Names that stand twice are named by the path of the second one.', () => {
  for (const [change, path, what] of [
    [put('sounds.2.id', 'album-hentai'), 'sounds.2.id', 'album-hentai'],
    [put('monsters.2.id', 'cat-girl'), 'monsters.2.id', 'cat-girl'],
    [put('mercenaries.2.id', 'noodle2'), '', ''],
    [put('mercenaries.2.id', 'murdoc'), 'mercenaries.2.id', 'murdoc'],
    [put('mercenaries.0.id', 'cat-girl'), 'mercenaries.0.id', 'cat-girl'],
    [put('classes.2.id', 'class-proxy'), 'classes.2.id', 'class-proxy'],
    [put('sounds.0.genres', ['jazz', 'acid', 'jazz']), 'sounds.0.genres.2', 'jazz'],
    [(pack: Pack) => pack.classes[0]?.abilities.push({ op: 'copy' }), 'classes.0.abilities.2', 'copy'],
  ] as const)
    if (path === '') expect(() => engineWith(change)).not.toThrow();
    else expect(problemsOf(packWith(change))).toContainEqual({ path, message: `${what} is listed twice` });
});

test('What just fits is accepted.', inFull, () => {
  const accepted: readonly ((pack: Pack) => void)[] = [
    put('id', `a${'b'.repeat(39)}`),
    put('id', 'My-pack_2'),
    put('name', {}),
    put('monsters', []),
    put('mercenaries', []),
    (pack) => Object.assign(pack, { classes: [], monsters: [] }),
    (pack) => Object.assign(pack, { sounds: sounds(400) }),
    ...[0, 99, { die: 2 }, { die: 20 }].map((bonus) => put('sounds.0.bonus', bonus)),
    ...[1, 20].map((count) => put('sounds.0.count', count)),
    ...[0, 10_000].map((minutes) => put('sounds.0.durationMin', minutes)),
    ...[0, 99].map((bonus) => put('sounds.0.comparisonBonus', bonus)),
    put('sounds.0.genres', []),
    put(
      'sounds.0.genres',
      Array.from({ length: 9 }, (_, i) => `g${i}`),
    ),
    ...[-99, 99].map((level) => put('monsters.0.level', level)),
    ...[null, 0, 9].map((souls) => put('monsters.0.souls', souls)),
    ...[0, 9].map((count) => put('monsters.0.sounds', count)),
    put('monsters.0.failure', nested(6)),
    put('monsters.0.failure', { op: 'seq', ops: several(9, nested(1)) }),
    ...[1, 4, 'fewest'].map((size) => put('monsters.0.failure', { op: 'discardSet', size, minTotal: 99 })),
    ...[5, 9].map((n) => put('classes.5.abilities.1.n', n)),
  ];
  for (const change of accepted) expect(engineWith(change).contentName).toMatch(/#[0-9a-f]{16}$/);
});

test('Every fault of a pack is named at once.', () => {
  const broken = (pack: Pack) => {
    for (const change of [
      put('sounds.1.id', 'album-hentai'),
      put('classes.1.id', 'class-proxy'),
      put('monsters.1.failure', nested(7)),
    ])
      change(pack);
  };
  expect(problemsOf(packWith(broken))).toEqual([
    { path: 'sounds.1.id', message: 'album-hentai is listed twice' },
    { path: 'classes.1.id', message: 'class-proxy is listed twice' },
    { path: 'monsters.1.failure', message: 'the effect is nested too deep' },
    ...[
      ...['2.levelMods.1', '4.levelMods.0', '12.levelMods.1', '13.levelMods.1', '27.levelMods.1'],
      ...['33.levelMods.0', '37.levelMods.0', '38.levelMods.0', '39.levelMods.1', '44.levelMods.1'],
    ].map((mod) => ({ path: `monsters.${mod}.who.class`, message: 'no class class-dj' })),
  ]);
});
