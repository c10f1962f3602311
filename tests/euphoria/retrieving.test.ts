import { engine } from '@rulewright/euphoria';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { changes, eventTypes } from './facts.js';
import {
  activate,
  asked,
  available,
  buildTile,
  choose,
  discard,
  type EuScenario,
  type EuState,
  giveArtifacts,
  goodsOf,
  place,
  position,
  retrieve,
  setGoods,
  stand,
  use,
} from './positions.js';

// EUP-RET: workers are taken back.

type Goods = Parameters<typeof setGoods>[2];
const done = { type: 'done', seat: 0 } as const;

/** Seat 0 has these workers on the board, numbered from 1, and no other. */
const out = (
  workers: readonly (readonly [string, number])[],
  recipe: (state: EuState) => void = () => {},
  options = {},
) =>
  position((state) => {
    available(state, 0);
    for (const [space, value] of workers) stand(state, 0, space, value);
    recipe(state);
  }, options);
const sets = (game: EuScenario, price = 'free') =>
  game.legal('retrieve').flatMap((action) => (action.price === price ? [action.workers.join('')] : []));
const prices = (game: EuScenario) => [...new Set(game.legal('retrieve').map(({ price }) => price))];

rule('EUP-RET.1', 'any non-empty set of own workers can be taken back, from any spaces', () => {
  const game = out([
    ['farm', 3],
    ['euphorian-tunnel', 4],
    ['subterran-a-2', 2],
    ['nimbus-loft', 6],
  ]);
  expect(sets(game)).toEqual([
    ...['1', '2', '12', '3', '13', '23', '123', '4', '14', '24', '124', '34', '134', '234', '1234'],
  ]);
});

rule('EUP-RET.1', 'only own workers on the board can be named', () => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'farm', 3);
    available(state, 0, 2);
    available(state, 1);
    stand(state, 1, 'farm', 4);
  });
  expect(sets(game)).toEqual(['1']);
  for (const worker of [2, 3, 4])
    expect(game.refusal(retrieve(0, [worker]))).toEqual({
      rule: 'EUP-RET.1',
      code: 'not-on-the-board',
      details: { worker },
    });
  expect(game.refusal(retrieve(0, [1, 2]))).toMatchObject({ details: { worker: 2 } });
});

rule.each(
  'EUP-RET.1',
  'a set that is empty or names a worker that nobody has is no action',
  [[], [0], [5], [1, 1, 1, 1, 1]],
  (workers) => {
    const { state } = out([['farm', 3]]);
    expect(() => engine.apply(state, retrieve(0, workers))).toThrow('workers');
  },
);

rule(
  ['EUP-ENG.2', 'EUP-RET.1'],
  'of equal workers on one area the lowest are named, and every set once, ascending',
  () => {
    const game = out([
      ['farm', 3],
      ['farm', 3],
      ['farm', 5],
      ['generator', 3],
    ]);
    expect(sets(game)).toEqual(['1', '12', '3', '13', '123', '4', '14', '124', '34', '134', '1234']);
    for (const workers of [[2], [2, 3], [2, 1], [1, 1], [4, 1]])
      expect(game.refusal(retrieve(0, workers))).toEqual({ rule: 'EUP-ENG.2', code: 'name-the-lowest' });
  },
);

rule('EUP-ENG.2', 'equal workers on other spaces than one area are not interchangeable', () => {
  expect(
    sets(
      out(
        [
          ['euphorian-a-1', 3],
          ['euphorian-a-2', 3],
        ],
        undefined,
        { players: 4 },
      ),
    ),
  ).toEqual(['1', '2', '12']);
  expect(
    sets(
      out([
        ['cloud-mine', 3],
        ['cloud-mine', 3],
      ]),
    ),
  ).toEqual(['1', '12']);
  expect(
    sets(
      out([
        ['cloud-mine', 3],
        ['farm', 3],
      ]),
    ),
  ).toEqual(['1', '2', '12']);
});

rule.each(
  'EUP-RET.2',
  'food, bliss and nothing are the prices, as far as they are owned',
  [
    { goods: {}, expected: ['free'] },
    { goods: { food: 1 }, expected: ['food', 'free'] },
    { goods: { bliss: 1 }, expected: ['bliss', 'free'] },
    { goods: { food: 2, bliss: 3 }, expected: ['food', 'bliss', 'free'] },
    { goods: { energy: 9, water: 9, gold: 9 }, expected: ['free'] },
  ] satisfies { goods: Goods; expected: string[] }[],
  ({ goods, expected }) => {
    const game = out([['farm', 3]], (state) => setGoods(state, 0, goods));
    expect(prices(game)).toEqual(expected);
    for (const price of ['food', 'bliss', 'energy', 'gidgit-the-hypnotist'])
      if (!expected.includes(price))
        expect(game.refusal(retrieve(0, [1], price))).toEqual({
          rule: 'EUP-RET.2',
          code: 'no-such-price',
          details: { price },
        });
  },
);

rule.each(
  ['EUP-RET.2', 'EUP-MOR.4', 'EUP-RET.9'],
  'a price buys 2 morale, nothing costs 1, and both stop at the ends',
  [
    { price: 'food', from: 1, to: 3 },
    { price: 'food', from: 5, to: 6 },
    { price: 'bliss', from: 4, to: 6 },
    { price: 'bliss', from: 6, to: 6 },
    { price: 'free', from: 6, to: 5 },
    { price: 'free', from: 2, to: 1 },
    { price: 'free', from: 1, to: 1 },
  ],
  ({ price, from, to }) => {
    const game = out([['farm', 3]], (state) => {
      state.morale[0] = from;
      setGoods(state, 0, { food: 2, bliss: 2 });
    }).rig([2]);
    const left = { food: { food: 1, bliss: 2 }, bliss: { food: 2, bliss: 1 } }[price] ?? { food: 2, bliss: 2 };
    game.play(retrieve(0, [1], price));
    expect([game.state.morale[0], goodsOf(game.state, 0)]).toEqual([to, left]);
    expect(game.state.morale.slice(1)).toEqual([1, 1]);
  },
);

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
    ).rig([1, 2, 3, 4]);
    expect(changes(game, retrieve(0, [1, 2, 3, 4], 'food'))).toEqual({
      'goods.0.food': 0,
      'morale.0': 3,
      'workers.0.0': 'available 1',
      'workers.0.1': 'available 2',
      'workers.0.2': 'available 3',
      'workers.0.3': 'available 4',
    });
    expect(game.events).toEqual([
      { type: 'workers-retrieved', seat: 0, workers: [1, 2, 3, 4], price: 'food' },
      { type: 'goods-lost', seat: 0, good: 'food', count: 1 },
      { type: 'track-moved', seat: 0, track: 'morale', steps: 2, cell: 3 },
      { type: 'dice-rolled', seat: 0, cause: 'retrieve', workers: [1, 2, 3, 4], faces: [1, 2, 3, 4] },
      { type: 'knowledge-checked', seat: 0, sum: 13, isTooHigh: false },
      { type: 'turn-began', seat: 1, turn: 2 },
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
  ]).rig([5, 1]);
  expect(changes(game, retrieve(0, [1, 3]))).toEqual({ 'workers.0.0': 'available 5', 'workers.0.2': 'available 1' });
});

rule(
  ['EUP-RET.4', 'EUP-MOR.2', 'EUP-R24'],
  'the hand limit comes after the morale and before the workers leave',
  () => {
    const game = out([['farm', 3]], (state) => {
      state.morale[0] = 2;
      giveArtifacts(state, 0, 'bat', 'book');
    }).play(retrieve(0, [1]));
    expect([asked(game), game.state.place[0], eventTypes(game)]).toEqual([
      { kind: 'hand-discard', seat: 0 },
      2,
      ['workers-retrieved', 'track-moved'],
    ]);
    expect(changes(game.rig([4]), discard(0, 'book'))).toEqual({
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
  expect(changes(game.rig([6]), use(0, 'pete-the-cannibal'), choose(0, 'gold'))).toEqual({
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
  expect(changes(declined.rig([2]), done)).toEqual({ 'workers.0.0': 'available 2' });
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
    state.knowledge[0] = 6;
  })
    .rig([2])
    .play(retrieve(0, [1]));
  expect([asked(game)?.kind, eventTypes(game)]).toEqual([
    'ability-choose',
    ['workers-retrieved', 'dice-rolled', 'knowledge-checked', 'ability-used'],
  ]);
  expect(changes(game, choose(0, 'stone'))).toEqual({ 'goods.0.stone': 1 });
});

rule(['EUP-RET.3', 'EUP-RCT.141', 'EUP-RCT.127'], 'recruits add prices that stand beside the ordinary ones', () => {
  const game = out([['farm', 3]], (state) => {
    activate(state, 0, 'jefferson-the-shock-artist', 'gidgit-the-hypnotist');
    setGoods(state, 0, { energy: 1, bliss: 1 });
    state.knowledge[0] = 5;
  });
  expect(prices(game)).toEqual(['bliss', 'free', 'gidgit-the-hypnotist', 'jefferson-the-shock-artist']);
  expect(changes(game.rig([1]), retrieve(0, [1], 'jefferson-the-shock-artist'))).toEqual({
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
    ).rig([4]);
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
      buildTile(state, 'euphorian-a', 'cafeteria-of-nameless-meat', ...built);
      state.morale[0] = from;
    });
    game.rig([2]).play(retrieve(0, [1]));
    expect(game.state.morale[0]).toBe(to);
  },
);

rule('EUP-R38', 'the penalty leaves paid retrievals alone', () => {
  const game = out([['farm', 3]], (state) => {
    buildTile(state, 'euphorian-a', 'cafeteria-of-nameless-meat');
    setGoods(state, 0, { food: 1 });
  });
  expect(game.rig([2]).play(retrieve(0, [1], 'food')).state.morale[0]).toBe(3);
});

rule(['EUP-R77', 'EUP-RET.2'], 'with the option the free retrieval takes all workers, a paid one any of them', () => {
  const game = out(
    [
      ['farm', 3],
      ['generator', 4],
      ['aquifer', 1],
    ],
    (state) => setGoods(state, 0, { food: 1 }),
    { freeRetrievalTakesAll: true },
  );
  expect([sets(game), sets(game, 'food')]).toEqual([['123'], ['1', '2', '12', '3', '13', '23', '123']]);
  expect(game.refusal(retrieve(0, [1, 2]))).toEqual({ rule: 'EUP-R77', code: 'all-or-none' });
  const some = position(
    (state) => {
      available(state, 0);
      stand(state, 0, 'farm', 3);
      available(state, 0, 2, 2);
    },
    { freeRetrievalTakesAll: true },
  );
  expect(sets(some)).toEqual(['1']);
});

rule(
  ['EUP-R77', 'EUP-R42', 'EUP-RCT.113', 'EUP-PEN.8'],
  'Yordy keeps all morale, and still takes all by the option',
  () => {
    const yordy = (options: object) =>
      out(
        [
          ['farm', 3],
          ['generator', 4],
        ],
        (state) => {
          activate(state, 0, 'yordy-the-demotivator');
          buildTile(state, 'euphorian-a', 'cafeteria-of-nameless-meat');
          state.morale[0] = 4;
        },
        { recruitEdition: 'first', ...options },
      );
    const game = yordy({});
    expect(sets(game)).toEqual(['1', '2', '12']);
    expect(game.rig([2]).play(retrieve(0, [1])).state.morale[0]).toBe(4);
    expect(sets(yordy({ freeRetrievalTakesAll: true }))).toEqual(['12']);
  },
);

rule(['EUP-R44', 'EUP-MOR.6', 'EUP-RCT.138'], 'at morale 1 a free retrieval loses nothing, so nothing follows', () => {
  const curtis = (morale: number) =>
    changes(
      out([['farm', 3]], (state) => {
        activate(state, 0, 'curtis-the-propagandist');
        state.morale[0] = morale;
      }).rig([2]),
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
    }).rig([2]);
    game.play(retrieve(0, [1]));
    expect(game.events).toContainEqual({ type: 'knowledge-checked', seat: 0, sum: 9, isTooHigh: false });
  },
);
