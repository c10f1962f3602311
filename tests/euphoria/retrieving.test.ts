import { engine } from '@rulewright/euphoria';
import { activate, available, market, setGoods, setPlayer, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { type EuScenario, goodsOf, sentOut as out, position, retrieve } from './positions.js';

// EUP-RET: workers are taken back.
// EUP-RET: which workers can be taken back, at which price.

type Goods = Parameters<typeof setGoods>[2];
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
  [[], [0], [5], [1, 1, 1, 1, 1]] as const,
  (workers) => {
    const { state } = out([['farm', 3]]);
    expect(() => engine.apply(state, retrieve(0, [...workers]))).toThrow('workers');
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
    for (const price of ['food', 'bliss', 'gidgit-the-hypnotist'])
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
    { price: 'food', from: 1, to: 3, left: { food: 1 } },
    { price: 'food', from: 5, to: 6, left: { food: 1 } },
    { price: 'bliss', from: 4, to: 6, left: { bliss: 1 } },
    { price: 'bliss', from: 6, to: 6, left: { bliss: 1 } },
    { price: 'free', from: 6, to: 5, left: {} },
    { price: 'free', from: 2, to: 1, left: {} },
    { price: 'free', from: 1, to: 1, left: {} },
  ],
  ({ price, from, to, left }) => {
    const game = out([['farm', 3]], (state) => {
      setPlayer(state, 0, { morale: from });
      setGoods(state, 0, { food: 2, bliss: 2 });
    }).script([2]);
    game.play(retrieve(0, [1], price));
    expect([game.state.morale[0], goodsOf(game.state, 0)]).toEqual([to, { food: 2, bliss: 2, ...left }]);
    expect(game.state.morale.slice(1)).toEqual([1, 1]);
  },
);

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
          market(state, 'euphorian-a', 'cafeteria-of-nameless-meat');
          setPlayer(state, 0, { morale: 4 });
        },
        { recruitEdition: 'first', ...options },
      );
    const game = yordy({});
    expect(sets(game)).toEqual(['1', '2', '12']);
    expect(game.script([2]).play(retrieve(0, [1])).state.morale[0]).toBe(4);
    expect(sets(yordy({ freeRetrievalTakesAll: true }))).toEqual(['12']);
  },
);
