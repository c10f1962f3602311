import { activate, available, give, market, setGoods, setPlayer } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, endTurn, eventTypes } from './facts.js';
import { asked, discard, type EuState, handOf, place, position, spacesFor } from './positions.js';

// EUP-VAR.2: a further worker of the doubles group costs morale.

type Options = Parameters<typeof position>[1];

/** Seat 0 has placed a first 2 on the Farm and has two more. */
const second = (morale: number, recipe: (state: EuState) => void = () => {}, options: Options = {}) =>
  position(
    (state) => {
      available(state, 0, 2, 2, 2);
      setPlayer(state, 0, { morale });
      recipe(state);
    },
    { doublesCostMorale: true, ...options },
  ).play(place(0, 2, 'farm'));

rule(
  'EUP-VAR.2',
  'X22: the first worker is free, the second costs 1 morale, a third is not offered at morale 1',
  () => {
    const game = second(2);
    expect(game.state.morale[0]).toBe(2);
    expect(changes(game, place(0, 2, 'generator'))).toMatchObject({ 'morale.0': 1, 'workers.0.1': 'generator 2' });
    expect(asked(game)).toEqual({ kind: 'turn-main', seat: 1 });
    expect(eventTypes(game)).toEqual([
      'track-moved',
      'worker-placed',
      'goods-gained',
      'allegiance-moved',
      'turn-began',
    ]);
  },
);

rule('EUP-VAR.2', 'every further worker costs 1 morale, not the second one alone', () => {
  const game = second(3).play(place(0, 2, 'generator'), place(0, 2, 'aquifer'));
  expect([game.state.morale[0], asked(game)]).toEqual([1, { kind: 'turn-main', seat: 1 }]);
});

rule('EUP-VAR.2', 'without the option further workers cost nothing', () => {
  const game = second(1, () => {}, { doublesCostMorale: false });
  expect(changes(game, place(0, 2, 'generator'))).not.toHaveProperty('morale.0');
});

rule.each(
  ['EUP-VAR.2', 'EUP-R34'],
  'the morale must be payable in full',
  [
    { morale: 1, spaces: [] },
    { morale: 2, spaces: ['generator', 'aquifer', 'farm', 'cloud-mine', 'wastelander-tunnel'] },
  ],
  ({ morale, spaces }) => {
    const game = second(
      morale,
      (state) => {
        setGoods(state, 0, { gold: 0 });
        setGoods(state, 1, { gold: 1 });
      },
      { tradeProposalsPerTurn: 1 },
    );
    expect(asked(game)).toEqual({ kind: 'turn-continue', seat: 0 });
    expect(spacesFor(game)).toEqual(spaces);
    if (morale === 1)
      expect(game.refusal(place(0, 2, 'farm'))).toMatchObject({ rule: 'EUP-VAR.2', code: 'no-morale-to-lose' });
  },
);

rule(['EUP-VAR.2', 'EUP-R34'], 'the hand limit is kept before the worker is put down', () => {
  const game = second(2, (state) => give(state, 0, 'bat', 'bear'));
  game.play(place(0, 2, 'generator'));
  expect([game.state.morale[0], eventTypes(game)]).toEqual([1, ['track-moved']]);
  expect(game.legal()).toEqual([discard(0, 'bat'), discard(0, 'bear')]);
  expect(changes(game, discard(0, 'bear'))).toMatchObject({ 'hands.0': 'bat', 'workers.0.1': 'generator 2' });
  expect(eventTypes(game).slice(0, 2)).toEqual(['artifact-discarded', 'worker-placed']);
});

rule.each(
  ['EUP-VAR.2', 'EUP-PLC.4'],
  'cards pay only as far as they fit the lower hand limit',
  [
    { morale: 2, cards: ['bat', 'bat'], isOpen: false },
    { morale: 3, cards: ['bat', 'bat'], isOpen: true },
    { morale: 3, cards: ['bat', 'bear', 'book'], isOpen: false },
    { morale: 4, cards: ['bat', 'bear', 'book'], isOpen: true },
    { morale: 3, cards: ['bat', 'bat', 'book'], isOpen: true },
  ] as const,
  ({ morale, cards, isOpen }) => {
    const game = second(morale, (state) => give(state, 0, ...cards));
    expect(spacesFor(game).includes('free-press')).toBe(isOpen);
    if (!isOpen)
      expect(game.refusal(place(0, 2, 'free-press'))).toMatchObject({ rule: 'EUP-PLC.4', code: 'cannot-pay' });
  },
);

rule('EUP-VAR.2', 'the first placement of a turn asks only for the hand as it is', () => {
  const game = position(
    (state) => {
      available(state, 0, 2, 2);
      setPlayer(state, 0, { morale: 2 });
      give(state, 0, 'bat', 'bat');
    },
    { doublesCostMorale: true },
  );
  expect(spacesFor(game)).toContain('free-press');
});

rule(['EUP-VAR.2', 'EUP-MKT.5'], 'a tile that costs one card can be visited with a morale of 2', () => {
  const game = second(2, (state) => {
    market(state, 'subterran-a', 'spa-of-fleeting-pleasure');
    setGoods(state, 0, { water: 4 });
    give(state, 0, 'bat', 'bear');
  });
  game.play(place(0, 2, 'subterran-a-visit'), discard(0, 'bat'));
  expect([handOf(game.state, 0), game.state.stars[0]]).toEqual([[], 9]);
});

rule(['EUP-R34', 'EUP-PLC.12', 'EUP-R74'], 'who discards the price gets a void placement that counts as one', () => {
  const game = second(3, (state) => give(state, 0, 'bat', 'bat', 'book'));
  game.play(place(0, 2, 'free-press'));
  expect(asked(game)).toEqual({ kind: 'hand-discard', seat: 0 });
  game.play(discard(0, 'bat'));
  expect(game.events).toContainEqual({ type: 'placement-void', rule: 'EUP-PLC.12', seat: 0, space: 'free-press' });
  expect([handOf(game.state, 0), game.state.stars[0], game.state.allegiance[1]]).toEqual([['bat', 'book'], 10, 0]);
  expect([game.state.placed, asked(game)]).toEqual([2, { kind: 'turn-continue', seat: 0 }]);
  expect(changes(game, place(0, 2, 'aquifer'))).toEqual({ 'morale.0': 1 });
  expect(changes(game, discard(0, 'bat'))).toMatchObject({ 'hands.0': 'book', 'workers.0.2': 'aquifer 2' });
});

rule(['EUP-R34', 'EUP-MOR.6', 'EUP-RCT.138'], 'the morale that is paid counts as lost for Curtis', () => {
  const game = second(2, (state) => activate(state, 0, 'curtis-the-propagandist'));
  expect(changes(game, place(0, 2, 'generator'))).toMatchObject({ 'morale.0': 1, 'knowledge.0': 2 });
});

rule.each(
  ['EUP-VAR.2', 'EUP-RCT.148b/2', 'EUP-MOR.5'],
  'with a morale price on top a further worker needs morale 3',
  [
    { morale: 2, isOpen: false },
    { morale: 3, isOpen: true },
  ],
  ({ morale, isOpen }) => {
    const game = second(morale, (state) => activate(state, 0, 'brian-the-viticulturist'));
    expect(spacesFor(game).includes('cloud-mine')).toBe(isOpen);
    expect(spacesFor(game)).toContain('generator');
    if (isOpen) expect(changes(game, place(0, 2, 'cloud-mine'))).toMatchObject({ 'morale.0': 1 });
  },
);

rule(['EUP-R34', 'EUP-RCT.133b', 'EUP-PLC.11'], 'the extra placement of a new worker costs no morale', () => {
  const game = position(
    (state) => {
      available(state, 0, 2, 2);
      setGoods(state, 0, { energy: 3 });
      activate(state, 0, 'chase-the-miner');
    },
    { doublesCostMorale: true },
  )
    .script([2])
    .play(place(0, 2, 'tank-energy'));
  expect(asked(game)).toEqual({ kind: 'place-extra', seat: 0 });
  expect(changes(game, place(0, 2, 'farm'))).toMatchObject({ 'workers.0.2': 'farm 2' });
  expect([game.state.morale[0], game.state.active]).toEqual([1, 1]);
});

rule(['EUP-VAR.2', 'EUP-PLC.8'], 'the hand that is left pays, after the worker stands there', () => {
  const game = second(4, (state) => give(state, 0, 'bat', 'bear', 'book', 'box'));
  game.play(place(0, 2, 'free-press'), discard(0, 'box'));
  expect(eventTypes(game)).toEqual([
    'track-moved',
    'artifact-discarded',
    'worker-placed',
    'placement-paid',
    'artifact-discarded',
    'artifact-discarded',
    'artifact-discarded',
    'choice-forced',
    'star-placed',
    'allegiance-moved',
  ]);
  expect([handOf(game.state, 0), game.state.morale[0]]).toEqual([[], 3]);
  expect(game.legal()).toContainEqual(endTurn());
});
