import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { begin, giveAny, type Options, setClass, setExpectation, table } from './table.js';

// The 46 monsters: what each is worth, and its level for each class and trait. What each does when it is let down
// stands in failure-*.test.ts and zeroing.test.ts, the special texts in escape.test.ts and monster-specials.test.ts.

type Modifiers = Record<string, number>;

/** By monster: level, souls, sound cards, and what is added to the level for a class or a trait. */
const MONSTERS: Record<string, readonly [level: number, souls: number, sounds: number, modifiers: Modifiers]> = {
  blobgoblin: [1, 0, 1, {}],
  'minor-god': [1, 0, 1, {}],
  centaurpede: [2, 0, 1, { dragonborn: 3, dj: 2 }],
  'mr-bones': [2, 0, 1, {}],
  'pinball-lizard': [2, 0, 1, { human: 3 }],
  'pit-bull': [2, 0, 1, {}],
  'the-brothers-grimm': [2, 0, 1, { dj: 2 }],
  'under-the-bed': [2, 0, 1, { olivye: 2, support: 2 }],
  'mud-wrestler': [3, 0, 1, { woman: 2, ttter: 4 }],
  telemarketer: [3, 0, 1, { dj: 3 }],
  'a-cute-angel': [4, 0, 2, { alien: 3, support: -2 }],
  'chocolate-bunny': [4, 0, 2, { olivye: -2, dj: 3 }],
  'gms-ex-girlfriend': [4, 0, 2, { man: 4 }],
  harpies: [4, 0, 2, { netrunner: 5 }],
  leperchaun: [4, 0, 2, { alien: 5 }],
  'roc-star': [4, 0, 2, { dj: -2, alien: 3 }],
  salamander: [4, 0, 2, { dragonborn: 4 }],
  'ghost-in-the-shell': [5, 0, 2, { netrunner: 2, proxy: 2 }],
  'frog-prince': [6, 0, 2, {}],
  lawyers: [6, 0, 2, {}],
  pukachu: [6, 0, 2, {}],
  ghoulfiends: [8, 0, 2, {}],
  'cat-girl': [9, 0, 3, { support: 5 }],
  'right-angel': [9, 0, 3, { ttter: 3 }],
  'floating-nose': [10, 0, 3, {}],
  meanderthal: [10, 0, 3, {}],
  'net-troll': [10, 0, 3, {}],
  'the-wraith-of-khan': [10, 0, 3, { writer: 3, support: 2 }],
  'lord-tennis-anyone': [12, 0, 3, { writer: -2, support: 4 }],
  'lounge-lizards': [12, 0, 3, { dragonborn: -2, dj: 4, ttter: 4 }],
  snerks: [12, 0, 3, { ttter: -2, dragonborn: 3 }],
  'tongue-demon': [12, 0, 3, { ttter: -4 }],
  'the-three-munchketeers': [13, 0, 3, { netrunner: 2, dj: 2, support: -2 }],
  druid: [14, 0, 4, { alien: 3, dragonborn: 3 }],
  'obsture-angel': [14, 0, 4, { ttter: -2, olivye: -3 }],
  'stoned-golem': [14, 0, 4, {}],
  'unspeakably-awful-indescribable-horror': [14, 0, 4, { netrunner: 4 }],
  oxymoron: [15, 2, 4, {}],
  'undead-clowns': [16, 2, 4, { netrunner: -2, dj: -2 }],
  'wight-brothers': [16, 2, 4, {}],
  bullrog: [18, 2, 5, {}],
  elmer: [18, 2, 4, { dj: 3, netrunner: 2 }],
  'the-hand-of-fate': [18, 2, 4, {}],
  cyclops: [19, 2, 5, { proxy: -2 }],
  'midgard-serpent': [19, 2, 5, { dragonborn: -3, dj: 5 }],
  smog: [20, 2, 5, {}],
};
const entries = Object.entries(MONSTERS);

const CLASSES = ['proxy', 'dj', 'writer', 'ttter', 'support', 'olivye', 'alien', 'dragonborn', 'netrunner'] as const;
const invite = (monster: string) => ({ type: 'invite', seat: 0, monster }) as const;

/** The Host may invite, with this class and gender, against this expectation. */
const preparing = (expectation: number, cls: string, options: Options = {}) =>
  table(options).edit((state) => {
    begin(state);
    setExpectation(state, expectation);
    giveAny(state, 0, 3);
    if (cls !== 'none') setClass(state, 0, cls);
    for (const other of [1, 2]) setClass(state, other, CLASSES.filter((each) => each !== cls)[other] ?? 'dj');
  });

rule('DNE-SET.1', 'the box holds these monsters, one of each', () => {
  const names = engine.content.monsters.map(({ id }) => id);
  expect(names).toHaveLength(46);
  expect([...names].sort()).toEqual(Object.keys(MONSTERS).sort());
});

rule.each(
  ['DNE-MON.2', 'DNE-MON.3', 'DNE-R18', 'DNE-SPC.16', 'DNE-R22'],
  'each monster has its level for this Host',
  [
    { cls: 'none', gender: undefined },
    { cls: 'none', gender: 'unspecified' as const },
    { cls: 'none', gender: 'woman' as const },
    { cls: 'none', gender: 'man' as const },
    { cls: 'alien', gender: 'man' as const },
    ...CLASSES.map((cls) => ({ cls, gender: undefined })),
  ],
  ({ cls, gender }) => {
    const traits: Options = gender === undefined ? {} : { traits: [{ gender }] };
    const game = preparing(1, cls, traits);
    const levels = Object.fromEntries(
      entries.map(([monster]) => {
        const why = engine.explain(game.state, invite(monster));
        const level = why?.details && 'level' in why.details ? why.details.level : 1;
        if (level !== 1)
          expect(why).toEqual({
            rule: 'DNE-MON.2',
            code: 'level-too-high',
            details: { monster, level, expectation: 1 },
          });
        return [monster, level];
      }),
    );
    const expected = entries.map(([monster, [level, , , modifiers]]) => {
      const human = cls === 'alien' ? 0 : (modifiers.human ?? 0);
      return [monster, level + human + (modifiers[cls] ?? 0) + (modifiers[gender ?? ''] ?? 0)];
    });
    expect(levels).toEqual(Object.fromEntries(expected));
  },
);

rule.each(
  ['DNE-MON.2', 'DNE-MON.3'],
  'the monster comes at an expectation equal to its level, not below',
  entries
    .map(([monster, [level, , , { human = 0 }]]) => ({ monster, level: level + human }))
    .filter(({ level }) => level > 1),
  ({ monster, level }) => {
    const listed = (expectation: number) =>
      preparing(expectation, 'none')
        .legal('invite')
        .some((action) => action.monster === monster);
    expect([listed(level - 1), listed(level)]).toEqual([false, true]);
  },
);
