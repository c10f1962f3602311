import {
  activate,
  available,
  give,
  market,
  setGoods,
  setPlayer,
  setShared,
  stand,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes } from './facts.js';
import { asked, availableOf, choose, discard, type EuState, place, position, use } from './positions.js';

// EUP-TNK: the Worker Activation Tank.

const done = { type: 'done', seat: 0 } as const;

/** Seat 0 has the price of both spaces and the available workers of these values. */
const tank = (values: readonly number[], recipe: (state: EuState) => void = () => {}, options = {}) =>
  position((state) => {
    available(state, 0, ...values);
    setGoods(state, 0, { energy: 3, water: 3 });
    recipe(state);
  }, options);
/** How many workers a player owns. */
const owned = (state: { readonly place: readonly number[] }, seat: number): number =>
  state.place.slice(4 * seat, 4 * seat + 4).filter((where) => where !== -1).length;

rule(['EUP-TNK.1', 'EUP-TNK.4'], '3 energy take 2 knowledge away and bring a worker, which is rolled alone', () => {
  const game = tank([4, 6]).script([5], 'first');
  expect(changes(game, place(0, 4, 'tank-energy'))).toEqual({
    'goods.0.energy': 0,
    'knowledge.0': 1,
    'workers.0.0': 'tank-energy 4',
    'workers.0.2': 'available 5',
  });
  expect(game.events).toEqual([
    {
      type: 'worker-placed',
      rule: 'EUP-PLC.1',
      seat: 0,
      worker: 1,
      value: 4,
      space: 'tank-energy',
      total: 4,
      there: 1,
      own: 1,
      needed: 0,
    },
    {
      type: 'placement-paid',
      rule: 'EUP-PLC.8',
      seat: 0,
      space: 'tank-energy',
      plan: ['energy', 'energy', 'energy'],
    },
    {
      type: 'goods-lost',
      rule: 'EUP-PLC.8',
      seat: 0,
      good: 'energy',
      count: 3,
      cause: 'placement',
      owned: { from: 3, to: 0 },
    },
    { type: 'track-moved', rule: 'EUP-TNK.2', seat: 0, track: 'knowledge', cell: { from: 3, to: 1 } },
    { type: 'worker-added', rule: 'EUP-TNK.4', seat: 0, worker: 3, workers: { from: 2, to: 3 } },
    { type: 'dice-rolled', rule: 'EUP-TNK.4', seat: 0, cause: 'new', workers: [3], faces: [5], chosen: [] },
    {
      type: 'knowledge-checked',
      rule: 'EUP-KNO.8',
      seat: 0,
      sum: 12,
      isTooHigh: false,
      knowledge: 1,
      values: [6, 5],
      isSafe: false,
    },
    { type: 'turn-began', rule: 'EUP-TRN.9', seat: 1, turn: 2 },
  ]);
});

rule(['EUP-TNK.1', 'EUP-TNK.2'], '3 water give 2 morale first, and then bring a worker', () => {
  const game = tank([4, 6]).script([1], 'first');
  expect(changes(game, place(0, 6, 'tank-water'))).toEqual({
    'goods.0.water': 0,
    'morale.0': 3,
    'workers.0.1': 'tank-water 6',
    'workers.0.2': 'available 1',
  });
  expect(eventTypes(game).slice(3, 6)).toEqual(['track-moved', 'worker-added', 'dice-rolled']);
});

rule(['EUP-TNK.2', 'EUP-KNO.8'], 'the check of the new worker counts the lowered knowledge', () => {
  const check = (knowledge: number, face: number) => {
    const game = tank([1, 6], (state) => {
      setPlayer(state, 0, { knowledge });
    }).script([face], 'first');
    game.play(place(0, 1, 'tank-energy'));
    return [game.events.find(({ type }) => type === 'knowledge-checked'), owned(game.state, 0)];
  };
  expect(check(5, 6)).toEqual([
    {
      type: 'knowledge-checked',
      rule: 'EUP-KNO.8',
      seat: 0,
      sum: 15,
      isTooHigh: false,
      knowledge: 3,
      values: [6, 6],
      isSafe: false,
    },
    3,
  ]);
  expect(check(6, 6)).toEqual([
    {
      type: 'knowledge-checked',
      rule: 'EUP-KNO.8',
      seat: 0,
      sum: 16,
      isTooHigh: true,
      knowledge: 4,
      values: [6, 6],
      isSafe: false,
    },
    2,
  ]);
});

rule.each(
  'EUP-TNK.3',
  'nobody owns more than 4 workers, available or on the board',
  [
    { inHand: 1, onBoard: 0, after: 2 },
    { inHand: 1, onBoard: 2, after: 4 },
    { inHand: 3, onBoard: 0, after: 4 },
    { inHand: 4, onBoard: 0, after: 4 },
    { inHand: 1, onBoard: 3, after: 4 },
  ],
  ({ inHand, onBoard, after }) => {
    const game = position((state) => {
      available(state, 0);
      for (let i = 0; i < onBoard; i++) stand(state, 0, 'farm', 1);
      available(state, 0, ...Array<number>(inHand).fill(2));
      setGoods(state, 0, { water: 3 });
    });
    if (after > inHand + onBoard) game.script([1], 'first');
    game.play(place(0, 2, 'tank-water'));
    expect([owned(game.state, 0), game.state.morale[0]]).toEqual([after, 3]);
  },
);

rule(['EUP-TNK.4', 'EUP-ENG.2', 'EUP-KNO.10'], 'the new worker is the lowest of the supply, lost ones too', () => {
  const game = position((state) => {
    available(state, 0, 6, 6, 2);
    setPlayer(state, 0, { workers: [{ worker: 1, where: 'supply', space: null, value: null }] });
    setShared(state, { noted: [2, 3] });
    setGoods(state, 0, { water: 3 });
  });
  expect(changes(game.script([3], 'first'), place(0, 6, 'tank-water'))).toMatchObject({
    'workers.0.0': 'available 3',
    'workers.0.1': 'tank-water 6',
  });
  const last = position(
    (state) => {
      available(state, 2, 1, 1, 2);
      setGoods(state, 2, { water: 3 });
    },
    {},
    2,
  );
  expect(changes(last.script([4], 'first'), place(2, 2, 'tank-water'))).toMatchObject({ 'workers.2.3': 'available 4' });
});

rule(['EUP-TNK.5', 'EUP-TRN.6'], 'the new worker cannot be placed in the turn, whatever it shows', () => {
  const game = tank([4])
    .script([4], 'first')
    .play(place(0, 4, 'tank-energy'));
  expect([game.state.active, availableOf(game.state, 0)]).toEqual([1, [4]]);
});

rule('EUP-TNK.6', 'the tank moves no allegiance and belongs to no territory', () => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'tank-water', 2);
    activate(state, 0, 'maggie-the-outlaw');
  });
  expect(changes(game.script([3], 'first'), { type: 'retrieve', seat: 0, workers: [1], price: 'free' })).toEqual({
    'workers.0.0': 'available 3',
  });
  const placed = tank([1, 2])
    .script([2], 'first')
    .play(place(0, 1, 'tank-water'));
  expect(placed.state.allegiance).toEqual([0, 0, 0, 0]);
});

/** Seat 0 owns the two recruits that trade for a new worker. */
const traders = (state: EuState) => activate(state, 0, 'pete-the-cannibal', 'dr-sheppard-the-lobotomist');
rule(['EUP-TNK.7', 'EUP-PLC.10', 'EUP-RCT.110b', 'EUP-RCT.129b'], 'a worker that was added opens the window', () => {
  const game = tank([1, 2], (state) => {
    traders(state);
    setPlayer(state, 0, { morale: 3 });
  })
    .script([3], 'first')
    .play(place(0, 1, 'tank-energy'));
  expect(asked(game)).toEqual({ kind: 'ability-window', hook: 'new-worker', seat: 0, used: [] });
  expect(game.legal()).toEqual([use(0, 'pete-the-cannibal'), use(0, 'dr-sheppard-the-lobotomist'), done]);
  expect(eventTypes(game).slice(-1)).toEqual(['knowledge-checked']);
});

rule('EUP-TNK.7', 'without a new worker the window does not open', () => {
  const game = tank([1, 2, 3, 4], traders).play(place(0, 1, 'tank-energy'));
  expect(asked(game)).toEqual({ kind: 'turn-main', seat: 1 });
});

rule(['EUP-R46', 'EUP-TNK.7'], 'a new worker that the check takes at once was added all the same', () => {
  const game = tank([1, 6], (state) => {
    traders(state);
    setPlayer(state, 0, { knowledge: 6 });
  })
    .script([6], 'first')
    .play(place(0, 1, 'tank-energy'));
  expect([owned(game.state, 0), asked(game)]).toEqual([
    2,
    { kind: 'ability-window', hook: 'new-worker', seat: 0, used: [] },
  ]);
});

rule(['EUP-R46', 'EUP-RCT.140', 'EUP-REC.4'], 'a sacrificed worker is not lost to a check', () => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'farm', 3);
    stand(state, 0, 'farm', 4);
    activate(state, 0, 'pete-the-cannibal', 'steven-the-scholar');
  }).play({ type: 'retrieve', seat: 0, workers: [1], price: 'free' }, use(0, 'pete-the-cannibal'), choose(0, 'gold'));
  expect(asked(game)).toEqual({ kind: 'turn-main', seat: 1 });
  expect(game.state.lostWorker).toEqual([false, false, false]);
});

rule.each(
  ['EUP-R36', 'EUP-PEN.1', 'EUP-TNK.3'],
  'under the penalty a second worker comes, and a fifth was never possible, but no third or fourth',
  [
    { before: 1, after: 2 },
    { before: 2, after: 2 },
    { before: 3, after: 3 },
    { before: 4, after: 4 },
  ],
  ({ before, after }) => {
    const game = tank(Array<number>(before).fill(2), (state) =>
      market(state, 'euphorian-a', 'laboratory-of-selective-genetics', 1),
    );
    if (after > before) game.script([3], 'first');
    game.play(place(0, 2, 'tank-water'));
    expect([owned(game.state, 0), game.state.morale[0]]).toEqual([after, 3]);
  },
);

rule(['EUP-R36', 'EUP-BLD.10'], 'a star on the tile lets a third worker come', () => {
  const game = tank([2, 3], (state) => market(state, 'euphorian-a', 'laboratory-of-selective-genetics', 0));
  expect(owned(game.script([1], 'first').play(place(0, 2, 'tank-water')).state, 0)).toBe(3);
});

rule(['EUP-R41', 'EUP-TNK.3'], 'an own worker bumped from the tank by the fourth is no new worker', () => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'tank-water', 2);
    available(state, 0, 3, 1, 1);
    setGoods(state, 0, { water: 3 });
    traders(state);
  }).script([5], 'first');
  expect(changes(game, place(0, 3, 'tank-water'))).toEqual({
    'goods.0.water': 0,
    'morale.0': 3,
    'workers.0.0': 'available 5',
    'workers.0.1': 'tank-water 3',
  });
  expect(asked(game)).toEqual({ kind: 'turn-main', seat: 1 });
});

rule(['EUP-TNK.3', 'EUP-KNO.9'], 'a worker that the bump cost makes room for a new one', () => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'tank-water', 2);
    available(state, 0, 1, 6, 4);
    setGoods(state, 0, { water: 3 });
  }).script([5, 2], 'first');
  expect(changes(game, place(0, 1, 'tank-water'))).toEqual({
    'goods.0.water': 0,
    'morale.0': 3,
    'workers.0.0': 'available 5',
    'workers.0.1': 'tank-water 1',
    'workers.0.2': 'available 2',
  });
  expect(eventTypes(game)).toContain('worker-lost');
});

rule(['EUP-TNK.2', 'EUP-MOR.2'], 'morale from the tank leaves room for cards before anything else', () => {
  const game = tank(
    [1, 2],
    (state) => {
      give(state, 0, 'bat');
      activate(state, 0, 'pete-the-cannibal');
    },
    { recruitEdition: 'second' },
  )
    .script([2], 'first')
    .play(place(0, 1, 'tank-water'), use(0, 'pete-the-cannibal'));
  expect([game.state.hands[0]?.length, game.state.morale[0]]).toEqual([2, 3]);
  expect(game.legal('discard')).not.toContainEqual(discard(0, 'bat'));
});
