import { activate, available, setGoods, setPlayer, setShared, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './facts.js';
import { type EuState, place, position } from './positions.js';

// EUP-TNK: the Worker Activation Tank.

/** Seat 0 has the price of both spaces and the available workers of these values. */
const tank = (values: readonly number[], recipe: (state: EuState) => void = () => {}, options = {}) =>
  position((state) => {
    available(state, 0, ...values);
    setGoods(state, 0, { energy: 3, water: 3 });
    recipe(state);
  }, options);
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
