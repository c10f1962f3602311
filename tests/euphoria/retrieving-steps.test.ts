import { activate, available, give, market, setGoods, setPlayer, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes } from './facts.js';
import {
  asked,
  choose,
  discard,
  type EuScenario,
  type EuState,
  sentOut as out,
  place,
  position,
  retrieve,
  use,
} from './positions.js';

// EUP-RET: workers are taken back.
// EUP-RET: the steps of a retrieval.

const done = { type: 'done', seat: 0 } as const;
const prices = (game: EuScenario) => [...new Set(game.legal('retrieve').map(({ price }) => price))];

rule(
  ['EUP-RET.2', 'EUP-RET.5', 'EUP-RET.7'],
  'the price is the same for four workers, and all are rolled in one event',
  () => {
    const game = out(
      [
        ['farm', 3],
        ['generator', 4],
        ['aquifer', 6],
        ['cloud-mine', 6],
      ],
      (state) => setGoods(state, 0, { food: 1 }),
    ).script([1, 2, 3, 4]);
    expect(changes(game, retrieve(0, [1, 2, 3, 4], 'food'))).toEqual({
      'goods.0.food': 0,
      'morale.0': 3,
      'workers.0.0': 'available 1',
      'workers.0.1': 'available 2',
      'workers.0.2': 'available 3',
      'workers.0.3': 'available 4',
    });
    expect(game.events).toEqual([
      {
        type: 'workers-retrieved',
        rule: 'EUP-RET.1',
        seat: 0,
        workers: [1, 2, 3, 4],
        price: 'food',
        values: [3, 4, 6, 6],
        from: ['farm', 'generator', 'aquifer', 'cloud-mine'],
      },
      {
        type: 'goods-lost',
        rule: 'EUP-RET.2',
        seat: 0,
        good: 'food',
        count: 1,
        cause: 'retrieval',
        owned: { from: 1, to: 0 },
      },
      { type: 'track-moved', rule: 'EUP-RET.2', seat: 0, track: 'morale', cell: { from: 1, to: 3 } },
      {
        type: 'workers-returned',
        rule: 'EUP-RET.5',
        seat: 0,
        workers: [1, 2, 3, 4],
        from: ['farm', 'generator', 'aquifer', 'cloud-mine'],
      },
      {
        type: 'dice-rolled',
        rule: 'EUP-RET.7',
        seat: 0,
        cause: 'retrieve',
        workers: [1, 2, 3, 4],
        faces: [1, 2, 3, 4],
        chosen: [],
      },
      {
        type: 'knowledge-checked',
        rule: 'EUP-KNO.8',
        seat: 0,
        sum: 13,
        isTooHigh: false,
        knowledge: 3,
        values: [1, 2, 3, 4],
        isSafe: false,
      },
      { type: 'turn-began', rule: 'EUP-TRN.9', seat: 1, turn: 2 },
    ]);
    expect(game.state.retrieval).toEqual({ seat: -1, price: '', from: [] });
    expect(game.state.roll.seat).toBe(-1);
  },
);

rule(['EUP-RET.5', 'EUP-RET.1'], 'workers that were not chosen stay where they are', () => {
  const game = out([
    ['farm', 3],
    ['euphorian-tunnel', 4],
    ['aquifer', 6],
  ]).script([5, 1]);
  expect(changes(game, retrieve(0, [1, 3]))).toEqual({ 'workers.0.0': 'available 5', 'workers.0.2': 'available 1' });
});

rule(
  ['EUP-RET.4', 'EUP-MOR.2', 'EUP-R24'],
  'the hand limit comes after the morale and before the workers leave',
  () => {
    const game = out([['farm', 3]], (state) => {
      setPlayer(state, 0, { morale: 2 });
      give(state, 0, 'bat', 'book');
    }).play(retrieve(0, [1]));
    expect([asked(game), game.state.place[0], eventTypes(game)]).toEqual([
      { kind: 'hand-discard', seat: 0 },
      2,
      ['workers-retrieved', 'track-moved'],
    ]);
    expect(changes(game.script([4]), discard(0, 'book'))).toEqual({
      'hands.0': 'bat',
      discard: 'book',
      'workers.0.0': 'available 4',
    });
  },
);

rule(['EUP-RET.6', 'EUP-RET.7', 'EUP-RCT.110'], 'a sacrifice comes before the roll, the others are rolled', () => {
  const pete = (state: EuState) => {
    activate(state, 0, 'pete-the-cannibal');
    setGoods(state, 0, { bliss: 1 });
  };
  const game = out(
    [
      ['farm', 3],
      ['generator', 4],
    ],
    pete,
  ).play(retrieve(0, [1, 2], 'bliss'));
  expect(asked(game)).toEqual({ kind: 'ability-window', hook: 'retrieve-step', seat: 0, used: [] });
  expect(game.state.place.slice(0, 2)).toEqual([-3, -3]);
  expect(changes(game.script([6]), use(0, 'pete-the-cannibal'), choose(0, 'gold'))).toEqual({
    'workers.0.0': 'supply',
    'workers.0.1': 'available 6',
    'goods.0.food': 4,
    'goods.0.gold': 1,
  });
  const declined = out(
    [
      ['farm', 3],
      ['generator', 4],
    ],
    pete,
  ).play(retrieve(0, [1], 'bliss'));
  expect(changes(declined.script([2]), done)).toEqual({ 'workers.0.0': 'available 2' });
});

rule(['EUP-RET.7', 'EUP-RCT.110'], 'if no retrieved worker remains there is neither a roll nor a check', () => {
  const game = out(
    [
      ['farm', 3],
      ['generator', 4],
    ],
    (state) => activate(state, 0, 'pete-the-cannibal'),
  ).play(retrieve(0, [1]), use(0, 'pete-the-cannibal'), choose(0, 'clay'));
  expect(eventTypes(game)).toEqual([
    'workers-retrieved',
    'workers-returned',
    'ability-used',
    'worker-sacrificed',
    'goods-gained',
    'goods-gained',
    'turn-began',
  ]);
});

rule(['EUP-RET.8', 'EUP-RCT.104'], 'the closing bonus comes after the roll and its check', () => {
  const game = out([['aquifer', 3]], (state) => {
    activate(state, 0, 'maggie-the-outlaw');
    setPlayer(state, 0, { knowledge: 6 });
  })
    .script([2])
    .play(retrieve(0, [1]));
  expect([asked(game)?.kind, eventTypes(game)]).toEqual([
    'ability-choose',
    ['workers-retrieved', 'workers-returned', 'dice-rolled', 'knowledge-checked', 'ability-used'],
  ]);
  expect(changes(game, choose(0, 'stone'))).toEqual({ 'goods.0.stone': 1 });
});

rule(['EUP-RET.3', 'EUP-RCT.141', 'EUP-RCT.127'], 'recruits add prices that stand beside the ordinary ones', () => {
  const game = out([['farm', 3]], (state) => {
    activate(state, 0, 'jefferson-the-shock-artist', 'gidgit-the-hypnotist');
    setGoods(state, 0, { energy: 1, bliss: 1 });
    setPlayer(state, 0, { knowledge: 5 });
  });
  expect(prices(game)).toEqual(['bliss', 'free', 'gidgit-the-hypnotist', 'jefferson-the-shock-artist']);
  expect(changes(game.script([1]), retrieve(0, [1], 'jefferson-the-shock-artist'))).toEqual({
    'goods.0.energy': 0,
    'knowledge.0': 4,
    'morale.0': 2,
    'workers.0.0': 'available 1',
  });
});

rule(
  ['EUP-RET.10', 'EUP-BLD.2'],
  'a worker taken from a site leaves its space empty, and who enters pays again',
  () => {
    const game = out(
      [['euphorian-a-2', 3]],
      (state) => {
        setGoods(state, 1, { gold: 1 });
      },
      { players: 4 },
    ).script([4]);
    expect(changes(game, retrieve(0, [1]))).toEqual({ 'workers.0.0': 'available 4' });
    expect(changes(game, place(1, 1, 'euphorian-a-2'))).toEqual({
      'workers.1.0': 'euphorian-a-2 1',
      'goods.1.gold': 0,
    });
  },
);

rule.each(
  ['EUP-R38', 'EUP-PEN.8', 'EUP-MOR.4'],
  'under the penalty a free retrieval costs 2 morale, stopping at 1',
  [
    { from: 4, to: 2, built: [] },
    { from: 2, to: 1, built: [] },
    { from: 1, to: 1, built: [] },
    { from: 4, to: 3, built: [0] },
  ],
  ({ from, to, built }) => {
    const game = out([['farm', 3]], (state) => {
      market(state, 'euphorian-a', 'cafeteria-of-nameless-meat', ...built);
      setPlayer(state, 0, { morale: from });
    });
    game.script([2]).play(retrieve(0, [1]));
    expect(game.state.morale[0]).toBe(to);
  },
);

rule('EUP-R38', 'the penalty leaves paid retrievals alone', () => {
  const game = out([['farm', 3]], (state) => {
    market(state, 'euphorian-a', 'cafeteria-of-nameless-meat');
    setGoods(state, 0, { food: 1 });
  });
  expect(game.script([2]).play(retrieve(0, [1], 'food')).state.morale[0]).toBe(3);
});

rule(['EUP-R44', 'EUP-MOR.6', 'EUP-RCT.138'], 'at morale 1 a free retrieval loses nothing, so nothing follows', () => {
  const curtis = (morale: number) =>
    changes(
      out([['farm', 3]], (state) => {
        activate(state, 0, 'curtis-the-propagandist');
        setPlayer(state, 0, { morale });
      }).script([2]),
      retrieve(0, [1]),
    );
  expect(curtis(1)).toEqual({ 'workers.0.0': 'available 2' });
  expect(curtis(2)).toEqual({ 'workers.0.0': 'available 2', 'morale.0': 1, 'knowledge.0': 2 });
});

rule(
  ['EUP-RET.7', 'EUP-KNO.8'],
  'workers that were available already count in the check, those on the board do not',
  () => {
    const game = position((state) => {
      available(state, 0);
      stand(state, 0, 'farm', 6);
      stand(state, 0, 'generator', 6);
      available(state, 0, 4);
    }).script([2]);
    game.play(retrieve(0, [1]));
    expect(game.events).toContainEqual({
      type: 'knowledge-checked',
      rule: 'EUP-KNO.8',
      seat: 0,
      sum: 9,
      isTooHigh: false,
      knowledge: 3,
      values: [2, 4],
      isSafe: false,
    });
  },
);
