import { activate, available, market, setGoods, setPlayer, setShared, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './facts.js';
import { type EuState, type Goods, place, position, retrieve, workersOn } from './positions.js';

// EUP-PLC.2, EUP-PLC.5, EUP-PLC.6: who stays on a space, and who is bumped.

rule(
  ['EUP-PLC.2', 'EUP-PLC.5', 'EUP-COM.1'],
  'areas hold any number of workers of anybody, and nobody is bumped',
  () => {
    const game = position((state) => {
      stand(state, 0, 'farm', 6);
      stand(state, 1, 'farm', 1);
      stand(state, 1, 'farm', 2);
      stand(state, 2, 'farm', 3);
      available(state, 0, 1);
    }).play(place(0, 1, 'farm'));
    expect(workersOn(game.state, 'farm')).toEqual([
      [0, 1],
      [0, 6],
      [1, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(game.events.map(({ type }) => type)).not.toContain('worker-bumped');
  },
);

/** What a temporary space of each kind needs to be open to seat 0, and what it gives without a question. */
const TEMPORARY = [
  { space: 'tank-energy', goods: { energy: 3 } },
  { space: 'tank-water', goods: { water: 3 } },
  { space: 'wastelander-tunnel', goods: { food: 1 } },
  { space: 'euphorian-tunnel-end', goods: {} },
  { space: 'nimbus-loft', goods: { gold: 3 } },
  { space: 'sky-lounge', goods: { bliss: 1, food: 1 } },
  { space: 'subterran-b-visit', goods: { water: 4, clay: 1 } },
] satisfies { space: string; goods: Goods }[];
const temporary = (goods: Goods, recipe: (state: EuState) => void) =>
  position((state) => {
    setShared(state, { miners: { euphorian: 9 } });
    activate(state, 0, 'laura-the-philanthropist');
    market(state, 'subterran-b', 'plaza-of-immortalized-humility', 0);
    setGoods(state, 0, goods);
    recipe(state);
  });

rule.each(
  ['EUP-PLC.2', 'EUP-PLC.5', 'EUP-PLC.6'],
  'the worker on a temporary space goes home at no cost and is rolled',
  TEMPORARY,
  ({ space, goods }) => {
    const game = temporary(goods, (state) => {
      stand(state, 2, space, 6);
      available(state, 2, 1);
      setPlayer(state, 2, { knowledge: 1 });
    });
    game.script(space.startsWith('tank') ? [2, 1] : [2]).play(place(0, 1, space));
    expect(workersOn(game.state, space)).toEqual([[0, 1]]);
    expect(game.state.place.slice(8)).toEqual([-2, -1, -2, -1]);
    expect(game.state.value.slice(8)).toEqual([1, 0, 2, 0]);
    expect([game.state.goods.slice(14), game.state.morale[2], game.state.knowledge[2]]).toEqual([
      [0, 0, 0, 0, 0, 0, 0],
      1,
      1,
    ]);
    expect(game.events.slice(0, 4)).toEqual([
      {
        type: 'worker-placed',
        rule: 'EUP-PLC.1',
        seat: 0,
        worker: 1,
        value: 1,
        space,
        total: 1,
        there: 1,
        own: 1,
        needed: 0,
      },
      { type: 'worker-bumped', rule: 'EUP-PLC.5', seat: 2, by: 0, worker: 3, value: 6, space },
      { type: 'dice-rolled', rule: 'EUP-PLC.6', seat: 2, cause: 'bump', workers: [3], faces: [2], chosen: [] },
      {
        type: 'knowledge-checked',
        rule: 'EUP-KNO.8',
        seat: 2,
        sum: 4,
        isTooHigh: false,
        knowledge: 1,
        values: [1, 2],
        isSafe: false,
      },
    ]);
  },
);

rule(['EUP-PLC.5', 'EUP-PLC.6'], 'an own worker is bumped like any other', () => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'nimbus-loft', 5);
    available(state, 0, 4);
    setGoods(state, 0, { clay: 3 });
    activate(state, 0, 'lee-the-gossip');
  }).script([6]);
  expect(changes(game, place(0, 4, 'nimbus-loft'))).toEqual({
    'workers.0.0': 'available 6',
    'workers.0.1': 'nimbus-loft 4',
    'goods.0.clay': 0,
    'stars.0': 9,
    'territory.icarite.0': 1,
    'allegiance.icarite': 1,
  });
});

rule(['EUP-PLC.2', 'EUP-BLD.2'], 'a worker on a construction space stays where it is', () => {
  const game = position(
    (state) => {
      stand(state, 1, 'euphorian-a-2', 4);
      setGoods(state, 0, { gold: 1 });
    },
    { players: 4 },
  );
  expect(changes(game, place(0, 1, 'euphorian-a-3'))).toEqual({
    'workers.0.0': 'euphorian-a-3 1',
    'goods.0.gold': 0,
  });
});

rule(['EUP-PLC.1', 'EUP-PLC.14'], 'a worker that stays on its space brings nothing later', () => {
  const game = position((state) => {
    for (const seat of [0, 1, 2]) available(state, seat, 1 + seat);
  }).play(place(0, 1, 'generator'));
  expect(changes(game, place(1, 2, 'aquifer'), place(2, 3, 'farm'))).toEqual({
    'workers.1.0': 'aquifer 2',
    'workers.2.0': 'farm 3',
    'goods.1.water': 1,
    'goods.2.food': 1,
    'allegiance.subterran': 1,
    'allegiance.wastelander': 1,
  });
  expect(changes(game.script([3]), retrieve(0, [1]))).toEqual({ 'workers.0.0': 'available 3' });
});

rule(['EUP-PLC.4', 'EUP-R2'], 'what the bump might bring does not make a placement legal', () => {
  const game = position((state) => {
    stand(state, 1, 'euphorian-tunnel', 4);
    activate(state, 0, 'lee-the-gossip');
    setPlayer(state, 0, { morale: 6 });
  });
  expect(game.refusal(place(0, 1, 'euphorian-tunnel'))).toMatchObject({ rule: 'EUP-PLC.4', code: 'cannot-pay' });
});
