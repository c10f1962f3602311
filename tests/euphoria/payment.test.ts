import { activate, available, give, market, setGoods, setPlayer, setShared } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes, plans } from './facts.js';
import { asked, type EuState, pay, place, position, spacesFor } from './positions.js';

// EUP-PLC.8, EUP-PLC.13: the ways to pay for a placement.

type Goods = Parameters<typeof setGoods>[2];
type Card = Parameters<typeof give>[2];

/** Seat 0 has placed its only worker on the space and owns these. */
const at = (space: string, goods: Goods, cards: readonly Card[] = [], recipe: (state: EuState) => void = () => {}) =>
  position((state) => {
    available(state, 0, 1);
    setPlayer(state, 0, { morale: 6 });
    setGoods(state, 0, goods);
    give(state, 0, ...cards);
    recipe(state);
  }).play(place(0, 1, space));

rule.each(
  ['EUP-PLC.13', 'EUP-PLC.8'],
  'a part that leaves a choice is listed once for each multiset that can be paid',
  [
    {
      space: 'nimbus-loft',
      goods: { gold: 2, stone: 1, clay: 3 },
      ways: [
        'gold gold stone',
        'gold gold clay',
        'gold stone clay',
        'gold clay clay',
        'stone clay clay',
        'clay clay clay',
      ],
    },
    { space: 'nimbus-loft', goods: { gold: 3, clay: 1 }, ways: ['gold gold gold', 'gold gold clay'] },
    {
      space: 'sky-lounge',
      goods: { energy: 1, water: 1, food: 1, bliss: 2 },
      ways: ['energy bliss', 'water bliss', 'food bliss'],
    },
  ],
  ({ space, goods, ways }) => {
    const game = at(space, goods);
    expect(asked(game)).toEqual({ kind: 'place-pay', seat: 0 });
    expect(plans(game)).toEqual(ways);
  },
);

rule.each(
  ['EUP-PLC.13', 'EUP-ART.2', 'EUP-ENG.2'],
  'pairs and triples of artifacts are listed once by their kinds',
  [
    { cards: ['bat', 'bat', 'bear'], ways: ['bat bat', 'bat bat bear'] },
    { cards: ['bat', 'bat', 'bat'], ways: ['bat bat', 'bat bat bat'] },
    { cards: ['bat', 'bat', 'bear', 'bear'], ways: ['bat bat', 'bat bat bear', 'bat bear bear', 'bear bear'] },
    { cards: ['bat', 'bear', 'book', 'box'], ways: ['bat bear book', 'bat bear box', 'bat book box', 'bear book box'] },
  ] satisfies { cards: Card[]; ways: string[] }[],
  ({ cards, ways }) => {
    expect(plans(at('ark', {}, cards)).sort()).toEqual(ways);
  },
);

rule(['EUP-PLC.8', 'EUP-ENG.1'], 'the only way to pay is taken without a question', () => {
  const game = position((state) => {
    available(state, 0, 1);
    setGoods(state, 0, { bliss: 1, food: 1, clay: 2 });
    setPlayer(state, 0, { morale: 3 });
  });
  expect(changes(game, place(0, 1, 'breeze-bar'))).toMatchObject({ 'goods.0.bliss': 0, 'goods.0.food': 0 });
  expect(game.events.slice(1, 4)).toEqual([
    { type: 'placement-paid', rule: 'EUP-PLC.8', seat: 0, space: 'breeze-bar', plan: ['food', 'bliss'] },
    {
      type: 'goods-lost',
      rule: 'EUP-PLC.8',
      seat: 0,
      good: 'food',
      count: 1,
      cause: 'placement',
      owned: { from: 1, to: 0 },
    },
    {
      type: 'goods-lost',
      rule: 'EUP-PLC.8',
      seat: 0,
      good: 'bliss',
      count: 1,
      cause: 'placement',
      owned: { from: 1, to: 0 },
    },
  ]);
});

rule('EUP-PLC.8', 'a free space is not paid for', () => {
  const game = at('farm', { food: 1 });
  expect(eventTypes(game)).not.toContain('placement-paid');
  expect(game.state.artifactDiscard).toEqual([]);
});

rule.each(
  ['EUP-ENG.1', 'EUP-PLC.8'],
  'cards that no price fixes are asked for while one stays in the hand',
  [
    { space: 'ark', goods: {}, cards: ['bat', 'bat'], isAsked: false },
    { space: 'ark', goods: {}, cards: ['bat', 'bear', 'book'], isAsked: false },
    { space: 'ark', goods: {}, cards: ['bat', 'bear', 'bat'], isAsked: true },
    { space: 'subterran-a-visit', goods: { water: 4 }, cards: ['bat'], isAsked: false },
    { space: 'subterran-a-visit', goods: { water: 4 }, cards: ['bat', 'bat'], isAsked: true },
    { space: 'subterran-b-visit', goods: { food: 1 }, cards: ['bear', 'bat'], isAsked: false },
  ] satisfies { space: string; goods: Goods; cards: Card[]; isAsked: boolean }[],
  ({ space, goods, cards, isAsked }) => {
    const game = at(space, goods, cards, (state) => {
      market(state, 'subterran-a', 'spa-of-fleeting-pleasure', 0);
      market(state, 'subterran-b', 'disassemble-a-teddy-bear-shop', 0);
    });
    expect(asked(game)?.kind).toBe(isAsked ? 'place-pay' : 'turn-main');
    if (isAsked && space !== 'ark') expect(plans(game)).toEqual(['water water water water bat']);
  },
);

rule.each(
  ['EUP-PLC.8', 'EUP-PLC.13'],
  'only a listed plan pays',
  [
    ['gold', 'gold', 'gold', 'gold'],
    ['gold', 'gold'],
    ['gold', 'stone', 'stone'],
    ['stone', 'stone', 'gold'],
    ['gold', 'gold', 'energy'],
  ] as const,
  (plan) => {
    const game = at('nimbus-loft', { gold: 4, stone: 1, clay: 1, energy: 1 });
    expect(game.refusal(pay(0, ...plan))).toEqual({ rule: 'EUP-PLC.8', code: 'no-such-plan' });
  },
);

rule.each(
  ['EUP-ENG.4', 'EUP-PLC.13'],
  'a plan in another order is refused for its order alone',
  [
    ['clay', 'gold', 'gold'],
    ['gold', 'stone', 'gold'],
  ] as const,
  (plan) => {
    const game = at('nimbus-loft', { gold: 4, stone: 1, clay: 1, energy: 1 });
    expect(game.refusal(pay(0, ...plan))).toEqual({ rule: 'EUP-ENG.4', code: 'not-in-order' });
  },
);

rule(['EUP-PLC.8', 'EUP-PLC.13', 'EUP-DRW.3'], 'all parts leave at once, cards face up to the discard pile', () => {
  const game = at('euphorian-a-visit', { gold: 1, clay: 2 }, ['bat', 'bear'], (state) =>
    market(state, 'euphorian-a', 'laboratory-of-selective-genetics', 1),
  );
  expect(plans(game)).toEqual(['gold bat', 'gold bear', 'clay bat', 'clay bear']);
  expect(changes(game, pay(0, 'clay', 'bear'))).toEqual({
    'goods.0.clay': 1,
    'hands.0': 'bat',
    discard: 'bear',
    'stars.0': 9,
    'territory.euphorian.0': 1,
    'allegiance.euphorian': 1,
  });
  expect(game.events.slice(0, 3)).toEqual([
    { type: 'placement-paid', rule: 'EUP-PLC.8', seat: 0, space: 'euphorian-a-visit', plan: ['clay', 'bear'] },
    {
      type: 'goods-lost',
      rule: 'EUP-PLC.8',
      seat: 0,
      good: 'clay',
      count: 1,
      cause: 'placement',
      owned: { from: 2, to: 1 },
    },
    {
      type: 'artifact-discarded',
      rule: 'EUP-PLC.8',
      seat: 0,
      artifact: 'bear',
      cause: 'placement',
      hand: { from: 2, to: 1 },
    },
  ]);
});

rule(['EUP-PLC.13', 'EUP-RCT.134', 'EUP-RCT.148'], 'with Josh and Brian the ways to pay are counted once each', () => {
  const game = at('euphorian-a-visit', { food: 5, bliss: 5, gold: 1, stone: 1, clay: 1 }, [], (state) => {
    market(state, 'euphorian-a', 'apothecary-of-productive-dreams', 0);
    activate(state, 0, 'josh-the-negotiator', 'brian-the-viticulturist');
  });
  const ways = plans(game);
  expect(ways).toHaveLength(new Set(ways).size);
  const resource = (k: number) => ['gold', 'stone', 'clay'].map((r) => mixed(k, 4, r));
  const mixed = (food: number, all: number, rest = '') =>
    [...Array<string>(food).fill('food'), ...Array<string>(all - food).fill('bliss'), rest].join(' ').trim();
  const expected = [0, 1, 2, 3, 4].flatMap(resource);
  const withJosh = [0, 1, 2, 3, 4, 5].map((k) => mixed(k, 5));
  expect([...ways].sort()).toEqual([...expected, ...withJosh].sort());
});

rule(['EUP-PLC.8', 'EUP-R25', 'EUP-RCT.148b/2', 'EUP-MOR.7'], 'a morale price and cards leave together', () => {
  const game = position((state) => {
    available(state, 0, 1);
    setPlayer(state, 0, { morale: 3 });
    give(state, 0, 'bat', 'bat', 'book');
    activate(state, 0, 'brian-the-viticulturist');
  }).play(place(0, 1, 'wind-salon'));
  expect(plans(game)).toEqual(['bat bat book morale', 'bat bat morale']);
  game.play(pay(0, 'bat', 'bat', 'morale'));
  expect(eventTypes(game).slice(0, 5)).toEqual([
    'placement-paid',
    'artifact-discarded',
    'artifact-discarded',
    'track-moved',
    'ability-used',
  ]);
  expect([game.state.morale[0], game.state.hands[0]?.length]).toEqual([2, 1]);
});

rule(
  ['EUP-PLC.8', 'EUP-R25', 'EUP-MOR.2'],
  'the hand limit comes after the whole payment and before the benefit',
  () => {
    const game = position((state) => {
      available(state, 0, 1);
      setPlayer(state, 0, { morale: 4 });
      setGoods(state, 0, { gold: 3 });
      give(state, 0, 'bat', 'bear', 'book', 'box');
      activate(state, 0, 'brian-the-viticulturist');
    }).play(place(0, 1, 'nimbus-loft'));
    expect([asked(game), game.state.stars[0], game.state.morale[0]]).toEqual([
      { kind: 'hand-discard', seat: 0 },
      10,
      3,
    ]);
    expect(changes(game, { type: 'discard', seat: 0, artifact: 'box' })).toMatchObject({ 'stars.0': 9 });
  },
);

rule(['EUP-R26', 'EUP-KNO.3', 'EUP-PLC.13', 'EUP-RCT.128'], 'a knowledge price is tested on the track as it is', () => {
  const kadan = (knowledge: number) =>
    position((state) => {
      available(state, 0, 2);
      setShared(state, { miners: { euphorian: 9 } });
      setPlayer(state, 0, { knowledge });
      activate(state, 0, 'kadan-the-infiltrator', 'curtis-the-propagandist');
    });
  expect(spacesFor(kadan(5))).not.toContain('euphorian-tunnel-end');
  const game = kadan(4);
  expect(changes(game, place(0, 2, 'euphorian-tunnel-end'))).toEqual({
    'workers.0.0': 'euphorian-tunnel-end 2',
    'knowledge.0': 6,
    'goods.0.water': 3,
  });
  expect(game.events[1]).toEqual({
    type: 'placement-paid',
    rule: 'EUP-PLC.8',
    seat: 0,
    space: 'euphorian-tunnel-end',
    plan: ['knowledge', 'knowledge'],
  });
});
