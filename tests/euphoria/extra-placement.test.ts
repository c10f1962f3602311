import { activate, available, market, setGoods, setPlayer, stack, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './facts.js';
import { asked, availableOf, type EuState, goodsOf, place, position } from './positions.js';

// EUP-PLC.11: the extra placement of a new worker.

const stay = (seat = 0) => ({ type: 'decline-placement', seat }) as const;

/** Seat 0 adds a worker that shows a 5 and could place it at once. */
const chase = (recipe: (state: EuState) => void = () => {}, face = 5) =>
  position((state) => {
    available(state, 0, 2, 3);
    setGoods(state, 0, { energy: 3 });
    activate(state, 0, 'chase-the-miner');
    setPlayer(state, 0, { knowledge: 4 });
    recipe(state);
  })
    .script([face])
    .play(place(0, 2, 'tank-energy'));

rule(
  ['EUP-PLC.11', 'EUP-TRN.6', 'EUP-RCT.133b'],
  'the extra placement takes the new worker alone, may be declined, and is a placement of its own',
  () => {
    const game = chase();
    expect(asked(game)).toEqual({ kind: 'place-extra', seat: 0 });
    expect(game.legal()).toEqual([
      ...['generator', 'aquifer', 'farm', 'cloud-mine'].map((space) => place(0, 5, space)),
      stay(),
    ]);
    for (const value of [2, 3])
      expect(game.refusal(place(0, value, 'farm'))).toEqual({
        rule: 'EUP-PLC.11',
        code: 'not-the-new-worker',
        details: { value },
      });
    expect(changes(chase(), stay())).toEqual({});
    expect(changes(game, place(0, 5, 'farm'))).toEqual({
      'workers.0.2': 'farm 5',
      'goods.0.food': 1,
      'knowledge.0': 1,
    });
    expect(game.state.active).toBe(1);
  },
);

rule('EUP-PLC.11', 'after the new worker was left at home the turn goes on', () => {
  const game = chase((state) => available(state, 0, 2, 2)).play(stay());
  expect(asked(game)).toEqual({ kind: 'turn-continue', seat: 0 });
  expect(game.legal('place').every(({ value }) => value === 2)).toBe(true);
  game.play(place(0, 2, 'farm'));
  expect([game.state.active, availableOf(game.state, 0)]).toEqual([1, [5]]);
});

rule(['EUP-PLC.11', 'EUP-BLD.5'], 'the extra placement bumps, pays and completes like any other', () => {
  const game = chase((state) => {
    stand(state, 1, 'euphorian-a-2', 1);
    setGoods(state, 0, { energy: 3, clay: 1 });
    stack(state, 'unbuiltTiles', ['plaza-of-immortalized-humility']);
  });
  game.script([4, 6]).play(place(0, 5, 'euphorian-a-1'));
  expect(game.events.filter(({ type }) => type === 'dice-rolled')).toEqual([
    { type: 'dice-rolled', rule: 'EUP-BLD.9', seat: 0, cause: 'completion', workers: [3], faces: [4], chosen: [] },
    { type: 'dice-rolled', rule: 'EUP-BLD.9', seat: 1, cause: 'completion', workers: [3], faces: [6], chosen: [] },
  ]);
  expect([game.state.stars, goodsOf(game.state, 0)]).toEqual([[9, 9, 10], {}]);
});

rule(['EUP-PLC.11', 'EUP-TRN.5'], 'after the extra placement the doubles group of the first one goes on', () => {
  const game = chase((state) => available(state, 0, 2, 2), 6).play(place(0, 6, 'farm'));
  expect(asked(game)).toEqual({ kind: 'turn-continue', seat: 0 });
  expect(game.legal('place').map(({ value, space }) => [value, space])).toContainEqual([2, 'generator']);
  expect([game.state.placed, game.state.groupValue]).toEqual([2, 2]);
});

rule(['EUP-PLC.11', 'EUP-R46', 'EUP-KNO.9'], 'a new worker that the check takes at once is not placed', () => {
  const game = chase((state) => {
    available(state, 0, 2, 5);
    setPlayer(state, 0, { knowledge: 6 });
  }, 6);
  expect(game.events).toContainEqual({
    type: 'knowledge-checked',
    rule: 'EUP-KNO.8',
    seat: 0,
    sum: 15,
    isTooHigh: false,
    knowledge: 4,
    values: [5, 6],
    isSafe: false,
  });
  const lost = chase((state) => {
    available(state, 0, 2, 5, 2);
    setPlayer(state, 0, { knowledge: 6 });
  }, 6);
  expect(lost.events).toContainEqual({
    type: 'worker-lost',
    rule: 'EUP-KNO.9',
    seat: 0,
    worker: 4,
    value: 6,
    workers: { from: 4, to: 3 },
  });
  expect(asked(lost)).toEqual({ kind: 'turn-continue', seat: 0 });
});

rule(['EUP-PLC.11', 'EUP-R19', 'EUP-PEN.5'], 'where one worker a turn is allowed, there is no extra placement', () => {
  const game = chase((state) => market(state, 'euphorian-a', 'fountain-of-wishful-thinking', 1));
  expect(asked(game)).toEqual({ kind: 'turn-main', seat: 1 });
});

rule(
  ['EUP-PLC.11', 'EUP-TNK.3', 'EUP-RCT.133b'],
  'an extra placement that adds a worker may be followed by another',
  () => {
    const game = chase((state) => {
      available(state, 0, 2);
      setGoods(state, 0, { energy: 3, water: 3 });
    }, 1);
    expect(asked(game)).toEqual({ kind: 'place-extra', seat: 0 });
    game.script([3]).play(place(0, 1, 'tank-water'));
    expect([asked(game), game.state.placed]).toEqual([{ kind: 'place-extra', seat: 0 }, 2]);
    expect(game.refusal(place(0, 1, 'farm'))).toMatchObject({ code: 'not-the-new-worker' });
    expect(changes(game, place(0, 3, 'farm'))).toMatchObject({ 'workers.0.2': 'farm 3' });
    expect([game.state.placed, game.state.active]).toEqual([0, 1]);
  },
);

rule(
  ['EUP-PLC.11', 'EUP-PLC.5', 'EUP-TRN.6'],
  'the extra placement may bump the worker that was placed before it',
  () => {
    const game = chase((state) => setGoods(state, 0, { energy: 6 }), 1);
    game.script([2, 4]).play(place(0, 1, 'tank-energy'));
    expect(asked(game)).toEqual({ kind: 'place-extra', seat: 0 });
    expect(game.events.filter(({ type }) => type === 'dice-rolled')).toEqual([
      { type: 'dice-rolled', rule: 'EUP-PLC.6', seat: 0, cause: 'bump', workers: [1], faces: [2], chosen: [] },
      { type: 'dice-rolled', rule: 'EUP-TNK.4', seat: 0, cause: 'new', workers: [4], faces: [4], chosen: [] },
    ]);
    game.play(stay());
    expect([game.state.active, availableOf(game.state, 0)]).toEqual([1, [2, 3, 4]]);
  },
);
