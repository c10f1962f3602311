import {
  activate,
  available,
  give,
  hide,
  setAllegiance,
  setGoods,
  setPlayer,
  setShared,
  stand,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes } from './facts.js';
import { asked, type EuState, place, position, spacesFor } from './positions.js';

const AREAS = ['generator', 'aquifer', 'farm', 'cloud-mine'] as const;
const COMMODITY = { generator: 'energy', aquifer: 'water', farm: 'food', 'cloud-mine': 'bliss' } as const;
const FACTION = { generator: 'euphorian', aquifer: 'subterran', farm: 'wastelander', 'cloud-mine': 'icarite' } as const;
/** A recruit of the faction that does nothing on an area. */
const QUIET = {
  generator: 'laura-the-philanthropist',
  aquifer: 'maggie-the-outlaw',
  farm: 'pete-the-cannibal',
  'cloud-mine': 'lee-the-gossip',
} as const;

/** Others stand on the area with these values, and seat 0 has a worker of value `own` and one of 6. */
const crowd = (area: string, own: number, others: readonly number[], recipe: (state: EuState) => void = () => {}) =>
  position((state) => {
    for (const [i, value] of others.entries()) stand(state, 1 + (i % 2), area, value);
    available(state, 0, own, own === 6 ? 5 : 6);
    recipe(state);
  });

rule.each(
  ['EUP-COM.1', 'EUP-COM.3', 'EUP-COM.5', 'EUP-ALL.1'],
  'a free area gives 1 of its commodity and a step of its own faction when it holds little knowledge',
  AREAS,
  (area) => {
    expect(changes(crowd(area, 1, []), place(0, 1, area))).toEqual({
      [`goods.0.${COMMODITY[area]}`]: 1,
      'workers.0.0': `${area} 1`,
      [`allegiance.${FACTION[area]}`]: 1,
    });
  },
);

rule.each(
  ['EUP-COM.2', 'EUP-COM.3'],
  'the sum with the workers that stand there decides the band',
  [
    [4, [], { 'allegiance.wastelander': 1 }, 1],
    [1, [3], { 'allegiance.wastelander': 1 }, 1],
    [1, [1, 1, 1], { 'allegiance.wastelander': 1 }, 1],
    [5, [], { 'knowledge.0': 2 }, 1],
    [1, [1, 3], { 'knowledge.0': 2 }, 1],
    [6, [2], { 'knowledge.0': 2 }, 1],
    [2, [3, 3], { 'knowledge.0': 2 }, 1],
    [6, [3], { 'knowledge.0': 4 }, 2],
    [3, [3, 3], { 'knowledge.0': 4 }, 2],
    [1, [6, 6, 6, 6], { 'knowledge.0': 4 }, 2],
  ] as const,
  ([own, others, step, food]) => {
    expect(changes(crowd('farm', own, others), place(0, own, 'farm'))).toEqual({
      'goods.0.food': food,
      'workers.0.0': `farm ${own}`,
      ...step,
    });
  },
);

rule('EUP-COM.2', 'own workers on the area count as well, workers on other areas do not', () => {
  const game = position((state) => {
    stand(state, 0, 'farm', 6);
    stand(state, 1, 'generator', 6);
    available(state, 0, 3, 1);
  });
  expect(changes(game, place(0, 3, 'farm'))).toEqual({
    'goods.0.food': 2,
    'knowledge.0': 4,
    'workers.0.0': 'farm 3',
  });
});

rule(['EUP-COM.1', 'EUP-PLC.2'], 'eleven workers on one area bump nobody and leave it open', () => {
  const game = position(
    (state) => {
      for (const seat of [1, 2, 3]) available(state, seat);
      for (let i = 0; i < 12; i++) if (i !== 11) stand(state, 1 + (i % 3), 'aquifer', 1);
      available(state, 3, 1);
    },
    { players: 4 },
  );
  expect(spacesFor(game)).toContain('aquifer');
  expect(changes(game, place(0, 1, 'aquifer'))).toEqual({
    'goods.0.water': 2,
    'knowledge.0': 4,
    'workers.0.0': 'aquifer 1',
  });
  expect(eventTypes(game)).not.toContain('worker-bumped');
});

rule.each(
  'EUP-COM.4',
  'the commodity comes before the step',
  [
    [1, [], ['worker-placed', 'goods-gained', 'allegiance-moved']],
    [5, [], ['worker-placed', 'goods-gained', 'track-moved']],
    [5, [5], ['worker-placed', 'goods-gained', 'track-moved']],
  ] as const,
  ([own, others, types]) => {
    const game = crowd('generator', own, others).play(place(0, own, 'generator'));
    expect(eventTypes(game).slice(0, 3)).toEqual(types);
  },
);

rule('EUP-COM.5', 'the step of the lowest band is taken although it stars the recruit of an opponent', () => {
  const game = crowd('generator', 1, [], (state) => {
    setAllegiance(state, 'euphorian', 10);
    activate(state, 1, QUIET.generator);
  });
  expect(changes(game, place(0, 1, 'generator'))).toEqual({
    'goods.0.energy': 1,
    'workers.0.0': 'generator 1',
    'allegiance.euphorian': 11,
    'stars.1': 9,
    recruitStars: QUIET.generator,
  });
});

rule.each(
  ['EUP-COM.6', 'EUP-ALL.2', 'EUP-ALL.4'],
  'with an active recruit of its faction an area gives one more in every band from allegiance 2 on',
  AREAS,
  (area) => {
    const good = COMMODITY[area];
    const gained = (own: number, others: number[], cell: number) => {
      const game = crowd(area, own, others, (state) => {
        setAllegiance(state, FACTION[area], cell);
        activate(state, 0, QUIET[area]);
      });
      return changes(game, place(0, own, area))[`goods.0.${good}`];
    };
    expect([0, 1, 2, 3].map((cell) => gained(1, [], cell))).toEqual([1, 1, 2, 2]);
    expect([1, 2, 7, 10].map((cell) => gained(5, [], cell))).toEqual([1, 2, 2, 2]);
    expect([1, 2, 5, 8].map((cell) => gained(6, [3], cell))).toEqual([2, 3, 3, 3]);
  },
);

const TIER_1: readonly (readonly [string, number, (state: EuState) => void])[] = [
  ['nobody has a Euphorian', 1, () => {}],
  ['an opponent has the active Euphorian', 1, (state) => activate(state, 1, 'laura-the-philanthropist')],
  ['the player’s Euphorian is hidden', 1, (state) => hide(state, 0, 'laura-the-philanthropist')],
  ['the active recruit is of another faction', 1, (state) => activate(state, 0, 'maggie-the-outlaw')],
  [
    'the Euphorian was revealed in this turn',
    1,
    (state) => {
      activate(state, 0, 'laura-the-philanthropist');
      setShared(state, { freshRecruits: ['laura-the-philanthropist'] });
    },
  ],
  ['one active Euphorian', 2, (state) => activate(state, 0, 'laura-the-philanthropist')],
  ['two active Euphorians', 2, (state) => activate(state, 0, 'laura-the-philanthropist', 'jefferson-the-shock-artist')],
  [
    'one fresh and one older Euphorian',
    2,
    (state) => {
      activate(state, 0, 'laura-the-philanthropist', 'jefferson-the-shock-artist');
      setShared(state, { freshRecruits: ['laura-the-philanthropist'] });
    },
  ],
];
for (const [who, energy, recipe] of TIER_1)
  rule(['EUP-COM.6', 'EUP-ALL.2', 'EUP-ALL.3', 'EUP-REC.1', 'EUP-REC.8'], `tier 1 on the Generator when ${who}`, () => {
    const game = crowd('generator', 5, [], (state) => {
      setAllegiance(state, 'euphorian', 3);
      recipe(state);
    });
    expect(changes(game, place(0, 5, 'generator'))).toEqual({
      'goods.0.energy': energy,
      'knowledge.0': 2,
      'workers.0.0': 'generator 5',
    });
  });

rule(['EUP-COM.6', 'EUP-ALL.2'], 'tier 1 of one faction gives nothing on the area of another', () => {
  const game = crowd('aquifer', 5, [], (state) => {
    setShared(state, { allegiance: { euphorian: 5, subterran: 0, wastelander: 5, icarite: 5 } });
    activate(state, 0, 'laura-the-philanthropist', 'maggie-the-outlaw');
  });
  expect(changes(game, place(0, 5, 'aquifer'))).toEqual({
    'goods.0.water': 1,
    'knowledge.0': 2,
    'workers.0.0': 'aquifer 5',
  });
});

rule(['EUP-COM.6', 'EUP-R71'], 'the placement that brings the marker to cell 2 has no bonus yet', () => {
  const game = crowd('cloud-mine', 1, [], (state) => {
    setAllegiance(state, 'icarite', 1);
    activate(state, 0, QUIET['cloud-mine']);
    available(state, 0, 1, 1);
  });
  expect(changes(game, place(0, 1, 'cloud-mine'))).toMatchObject({ 'goods.0.bliss': 1, 'allegiance.icarite': 2 });
  expect(changes(game, place(0, 1, 'cloud-mine'))).toMatchObject({ 'goods.0.bliss': 3, 'allegiance.icarite': 3 });
});

rule('EUP-COM.7', 'the bonuses of recruits follow the step, in ascending card number', () => {
  const game = crowd('farm', 4, [], (state) =>
    activate(state, 0, 'ian-the-horticulturist', 'sir-scarby-the-harvester'),
  ).play(place(0, 4, 'farm'));
  expect(game.events.slice(1)).toEqual([
    { type: 'goods-gained', rule: 'EUP-COM.3', seat: 0, good: 'food', count: 1, owned: { from: 0, to: 1 } },
    { type: 'allegiance-moved', rule: 'EUP-COM.3', faction: 'wastelander', cell: { from: 0, to: 1 } },
    { type: 'ability-used', seat: 0, recruit: 'sir-scarby-the-harvester', rule: 'EUP-RCT.124', ability: 'EUP-RCT.124' },
    { type: 'ability-used', seat: 0, recruit: 'ian-the-horticulturist', rule: 'EUP-RCT.125', ability: 'EUP-RCT.125' },
  ]);
  expect(asked(game)).toMatchObject({ kind: 'ability-choose', seat: 0 });
  expect(game.refusal({ type: 'choose', seat: 0, option: 'gold' })).toEqual({
    rule: 'EUP-RCT.124',
    code: 'no-such-option',
    details: { option: 'gold' },
  });
  expect(changes(game, { type: 'choose', seat: 0, option: 'food' })).toEqual({ 'goods.0.food': 2, 'goods.0.water': 1 });
  expect(game.events.slice(0, 3)).toEqual([
    { type: 'goods-gained', rule: 'EUP-RCT.124', seat: 0, good: 'food', count: 1, owned: { from: 1, to: 2 } },
    { type: 'goods-gained', rule: 'EUP-RCT.125', seat: 0, good: 'water', count: 1, owned: { from: 0, to: 1 } },
    { type: 'turn-began', rule: 'EUP-TRN.9', seat: 1, turn: 2 },
  ]);
});

rule.each(
  ['EUP-COM.7', 'EUP-REC.6'],
  'Katy looks at the hand as the benefit begins and adds food to an empty one',
  [
    [[], 1],
    [['bat'], 0],
  ] as const,
  ([cards, food]) => {
    const game = crowd('generator', 5, [], (state) => {
      activate(state, 0, 'katy-the-dietician');
      give(state, 0, ...cards);
    });
    expect(changes(game, place(0, 5, 'generator'))).toEqual({
      'goods.0.energy': 1,
      'knowledge.0': 2,
      'workers.0.0': 'generator 5',
      ...(food === 0 ? {} : { 'goods.0.food': food }),
    });
  },
);

rule.each(
  ['EUP-COM.8', 'EUP-KNO.2'],
  'at the end of the track a total gives the commodities alone',
  [
    [1, 5, { 'goods.0.food': 1 }],
    [1, 8, { 'goods.0.food': 1 }],
    [6, 9, { 'goods.0.food': 2 }],
    [2, 8, { 'goods.0.food': 1, 'knowledge.0': 1 }],
    [5, 9, { 'goods.0.food': 2, 'knowledge.0': 6 }],
  ] as const,
  ([knowledge, total, found]) => {
    const game = crowd('farm', 4, [total - 4], (state) => {
      setPlayer(state, 0, { knowledge });
      available(state, 0, 4, 1);
    });
    expect(changes(game, place(0, 4, 'farm'))).toEqual({ 'workers.0.0': 'farm 4', ...found });
  },
);

rule(['EUP-COM.9', 'EUP-SET.8'], 'goods never run out: the 19th and 20th food are there as well', () => {
  const game = crowd('farm', 6, [3], (state) => setGoods(state, 0, { food: 18 }));
  expect(changes(game, place(0, 6, 'farm'))).toMatchObject({ 'goods.0.food': 20 });
});

rule(['EUP-COM.3', 'EUP-COM.5', 'EUP-ALL.1'], 'at allegiance 11 the lowest band still gives its commodity', () => {
  const game = crowd('generator', 1, [], (state) => {
    setAllegiance(state, 'euphorian', 11);
  });
  expect(changes(game, place(0, 1, 'generator'))).toEqual({ 'goods.0.energy': 1, 'workers.0.0': 'generator 1' });
  expect(eventTypes(game)).not.toContain('allegiance-moved');
});

rule('EUP-COM.3', 'an area of the middle or top band moves no allegiance', () => {
  for (const others of [[1], [6]]) {
    const game = crowd('generator', 4, others);
    expect(Object.keys(changes(game, place(0, 4, 'generator'))).filter((path) => path.startsWith('alleg'))).toEqual([]);
  }
});
