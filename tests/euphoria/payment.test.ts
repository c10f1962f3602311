import { activate, available, give, market, setGoods, setPlayer } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { eventTypes, plans } from './facts.js';
import { asked, type EuState, pay, place, position } from './positions.js';

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
