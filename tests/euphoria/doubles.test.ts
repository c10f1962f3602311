import { available, give, market, setDilemma, setGoods, stack, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { actionTypes, changes, endTurn, eventTypes, placeable } from './facts.js';
import { asked, availableOf, away, join, place, position, retrieve } from './positions.js';

// EUP-TRN.4 to EUP-TRN.7: the doubles group.

rule(
  ['EUP-TRN.4', 'EUP-TRN.5', 'EUP-TRN.8'],
  'after a first placement workers of the same value may follow one at a time, and nothing else',
  () => {
    const game = position((state) => {
      away(state, 0, 'aquifer', 3);
      available(state, 0, 3, 5, 3);
      setDilemma(state, 0, 'book');
      give(state, 0, 'book');
    });
    expect(game.state.noted).toEqual([false, true, true, true]);
    game.play(place(0, 3, 'farm'));
    expect([asked(game), game.state.placed, game.state.groupValue]).toEqual([{ kind: 'turn-continue', seat: 0 }, 1, 3]);
    expect(actionTypes(game)).toEqual(['place', 'end-turn']);
    expect(placeable(game)).toEqual([3]);
    expect(game.refusal(place(0, 5, 'farm'))).toEqual({
      rule: 'EUP-TRN.5',
      code: 'not-of-the-group',
      details: { value: 5, group: 3 },
    });
    expect(game.refusal(retrieve(0, [1]))).toMatchObject({ rule: 'EUP-TRN.2', code: 'not-offered' });
    expect(game.refusal(join(0, 'book'))).toMatchObject({ rule: 'EUP-DIL.1', code: 'not-offered' });
    expect(changes(game, place(0, 3, 'generator'))).toMatchObject({ 'workers.0.3': 'generator 3' });
    expect([game.state.active, availableOf(game.state, 0)]).toEqual([1, [5]]);
  },
);

rule('EUP-TRN.5', 'all workers of the value may be placed, and the player may stop after any of them', () => {
  const four = () => position((state) => available(state, 0, 2, 2, 2, 2));
  const all = four();
  for (const area of ['farm', 'generator', 'aquifer'] as const) {
    all.play(place(0, 2, area));
    expect(asked(all)).toEqual({ kind: 'turn-continue', seat: 0 });
  }
  expect(all.state.placed).toBe(3);
  all.play(place(0, 2, 'cloud-mine'));
  expect([all.state.active, availableOf(all.state, 0)]).toEqual([1, []]);
  for (const placed of [1, 2, 3]) {
    const game = four();
    for (let i = 0; i < placed; i++) game.play(place(0, 2, 'farm'));
    expect(changes(game, endTurn())).toEqual({});
    expect([game.state.active, availableOf(game.state, 0)]).toEqual([1, Array(4 - placed).fill(2)]);
    expect(eventTypes(game)).toEqual(['turn-began']);
  }
});

rule(['EUP-TRN.7', 'EUP-R32'], 'of two pairs only the value of the first placement is used in a turn', () => {
  const pairs = () => position((state) => available(state, 0, 2, 5, 2, 5));
  expect(placeable(pairs())).toEqual([2, 5]);
  const game = pairs().play(place(0, 5, 'farm'));
  expect(placeable(game)).toEqual([5]);
  game.play(place(0, 5, 'generator'));
  expect([game.state.active, availableOf(game.state, 0)]).toEqual([1, [2, 2]]);
});

rule('EUP-TRN.5', 'without another worker of the value the turn ends by itself', () => {
  const game = position((state) => available(state, 0, 2, 3)).play(place(0, 2, 'farm'));
  expect(game.state.active).toBe(1);
  expect(game.state.noted).toEqual([true, true, false, false]);
  expect([game.state.placed, game.state.groupValue, game.state.hasActed]).toEqual([0, 0, false]);
});

rule(['EUP-TRN.6', 'EUP-R32'], 'a bumped own worker is not placed again in the turn, whatever it shows', () => {
  const game = position((state) => {
    available(state, 0, 4);
    stand(state, 0, 'euphorian-tunnel', 1);
    setGoods(state, 0, { energy: 1 });
  })
    .script([4])
    .play(place(0, 4, 'euphorian-tunnel'), { type: 'take', seat: 0, items: ['gold'] });
  expect([game.state.active, availableOf(game.state, 0)]).toEqual([1, [4]]);
});

rule('EUP-TRN.6', 'a worker that a completion returns is not placed again in the turn', () => {
  const game = position((state) => {
    available(state, 0, 4);
    stand(state, 0, 'euphorian-a-2', 1);
    stack(state, 'unbuiltTiles', ['plaza-of-immortalized-humility']);
    setGoods(state, 0, { clay: 1 });
  })
    .script([4, 4])
    .play(place(0, 4, 'euphorian-a-1'));
  expect([game.state.active, availableOf(game.state, 0)]).toEqual([1, [4, 4]]);
});

rule('EUP-TRN.6', 'a member of the group that is placed, bumped and rolled anew has left the group', () => {
  const game = position((state) => {
    available(state, 0, 1, 1, 1);
    setGoods(state, 0, { energy: 2 });
  }).play(place(0, 1, 'euphorian-tunnel'), { type: 'take', seat: 0, items: ['gold'] });
  expect(game.state.noted).toEqual([false, true, true, false]);
  game.script([1]).play(place(0, 1, 'euphorian-tunnel'), { type: 'take', seat: 0, items: ['gold'] });
  expect([availableOf(game.state, 0), game.state.noted]).toEqual([
    [1, 1],
    [false, false, true, false],
  ]);
  game.play(place(0, 1, 'farm'));
  expect([game.state.active, availableOf(game.state, 0)]).toEqual([1, [1]]);
});

rule(['EUP-TRN.4', 'EUP-ENG.2'], 'equal workers are offered once and the lowest id is placed first', () => {
  const game = position((state) => available(state, 0, 6, 3, 3));
  expect(game.legal('place').filter(({ space }) => space === 'farm')).toEqual([
    place(0, 3, 'farm'),
    place(0, 6, 'farm'),
  ]);
  expect(changes(game, place(0, 3, 'farm'))).toMatchObject({ 'workers.0.1': 'farm 3' });
  expect(changes(game, place(0, 3, 'farm'))).toMatchObject({ 'workers.0.2': 'farm 3' });
});

rule('EUP-TRN.4', 'workers of another player with the value are never placed', () => {
  const game = position(
    (state) => {
      available(state, 0, 3);
      available(state, 1, 4);
      available(state, 2, 5);
    },
    {},
    1,
  );
  expect(placeable(game)).toEqual([4]);
  expect(changes(game, place(1, 4, 'farm'))).toMatchObject({ 'workers.1.0': 'farm 4' });
});

rule(['EUP-TRN.5', 'EUP-R33'], 'nothing but trade and stopping stands beside the next placement', () => {
  const game = position(
    (state) => {
      available(state, 0, 2, 2);
      setGoods(state, 0, { energy: 1 });
      setGoods(state, 2, { gold: 1 });
    },
    { tradeProposalsPerTurn: 1 },
  ).play(place(0, 2, 'farm'));
  expect(actionTypes(game)).toEqual(['place', 'open-trade', 'end-turn']);
  expect(game.legal('open-trade')).toEqual([{ type: 'open-trade', seat: 0, partner: 2 }]);
});

rule(['EUP-TRN.5', 'EUP-TRN.9'], 'a group of which no worker can be placed anywhere is not asked for', () => {
  const game = position(
    (state) => {
      market(state, 'euphorian-a', 'arena-of-peaceful-conflict');
      market(state, 'euphorian-b', 'apothecary-of-productive-dreams');
      stand(state, 0, 'generator', 1);
      stand(state, 0, 'aquifer', 1);
      available(state, 0, 2, 2);
      give(state, 1, 'book');
    },
    { tradeProposalsPerTurn: 1 },
  ).play(place(0, 2, 'farm'));
  expect(game.legal('place')).toEqual([place(0, 2, 'wastelander-tunnel')]);
  game.play(
    { type: 'open-trade', seat: 0, partner: 1 },
    { type: 'give', seat: 0, item: 'food' },
    { type: 'to-ask', seat: 0 },
    { type: 'ask', seat: 0, item: 'book' },
    { type: 'submit', seat: 0 },
    { type: 'accept', seat: 1 },
  );
  expect(asked(game)).toEqual({ kind: 'turn-main', seat: 1 });
});

rule(['EUP-TRN.6', 'EUP-TRN.4'], 'what happens to the workers of others takes none out of the group', () => {
  const game = position((state) => {
    available(state, 0, 2, 2, 2);
    setGoods(state, 0, { energy: 1, water: 1 });
    available(state, 1);
    stand(state, 1, 'euphorian-tunnel', 1);
    stand(state, 1, 'subterran-tunnel', 1);
  }).script([1]);
  game.play(place(0, 2, 'subterran-tunnel'), { type: 'take', seat: 0, items: ['stone'] });
  expect([availableOf(game.state, 1), game.state.noted]).toEqual([[1], [false, true, true, false]]);
});
