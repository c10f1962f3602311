import { deckSize } from '@rulewright/core/author';
import {
  available,
  give,
  hide,
  market,
  recruitOf,
  setGoods,
  setPlayer,
  setShared,
  stack,
  stand,
  star,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import {
  asked,
  availableOf,
  discard,
  goodsOf,
  handOf,
  NONE,
  place,
  position,
  retrieve,
  table,
  take,
  territoryStars,
  workersOn,
} from './positions.js';

// The worked examples of the specification: from the set-up to the tunnels (X1 to X9).
rule(
  ['EUP-SET.1', 'EUP-SET.2', 'EUP-SET.4', 'EUP-SET.6', 'EUP-SET.8'],
  'X1: four players begin with the printed set-up',
  () => {
    const { state } = table({ players: 4 });
    expect([deckSize(state.unbuiltTiles), deckSize(state.tilesOut)]).toEqual([6, 12]);
    expect(state.morale).toEqual([1, 1, 1, 1]);
    expect(state.knowledge).toEqual([3, 3, 3, 3]);
    expect(state.stars).toEqual([10, 10, 10, 10]);
    expect(state.goods.every((count) => count === 0)).toBe(true);
    const full = position(
      (it) => {
        market(it, 'subterran-a', 'spa-of-fleeting-pleasure');
        for (const seat of [0, 1, 2]) star(it, seat, 'subterran');
        setGoods(it, 0, { water: 4 });
        give(it, 0, 'bat');
      },
      { players: 4 },
    ).play(place(0, 1, 'subterran-a-visit'));
    expect(territoryStars(full.state, 0, 'subterran')).toBe(2);
    const none = position(
      (it) => {
        market(it, 'subterran-a', 'spa-of-fleeting-pleasure');
        for (const seat of [0, 1, 2, 3]) star(it, seat, 'subterran');
        setGoods(it, 0, { water: 4 });
        give(it, 0, 'bat');
      },
      { players: 4 },
    ).play(place(0, 1, 'subterran-a-visit'));
    expect(none.state.stars).toEqual([9, 9, 9, 9]);
    expect(none.state.allegiance).toEqual([0, 1, 0, 0]);
  },
);

rule(
  ['EUP-PLC.3', 'EUP-TUN.1', 'EUP-TUN.2', 'EUP-TUN.4'],
  'X2: a tunnel costs 1 energy and gives gold or an artifact',
  () => {
    const dig = () => position((state) => setGoods(state, 0, { energy: 1 })).play(place(0, 1, 'euphorian-tunnel'));
    const gold = dig().play(take(0, 'gold'));
    expect(goodsOf(gold.state, 0)).toEqual({ gold: 1 });
    expect(handOf(gold.state, 0)).toEqual([]);
    expect(gold.state.miners).toEqual([1, 0, 0]);
    const card = dig().play(take(0, 'artifact'));
    expect(goodsOf(card.state, 0)).toEqual({});
    expect(handOf(card.state, 0)).toHaveLength(1);
    expect(card.state.miners).toEqual([1, 0, 0]);
  },
);

rule(
  ['EUP-RET.2', 'EUP-KNO.8', 'EUP-KNO.9', 'EUP-KNO.10'],
  'X3: 13 and a knowledge of 3 cost one of the two fives',
  () => {
    const game = position((state) => {
      available(state, 0, 5);
      stand(state, 0, 'farm', 2);
      stand(state, 0, 'farm', 6);
      setPlayer(state, 0, { morale: 2 });
    })
      .script([3, 5])
      .play(retrieve(0, [2, 3]));
    expect(game.state.morale[0]).toBe(1);
    expect(availableOf(game.state, 0)).toEqual([3, 5]);
    expect(game.state.place.slice(0, 4)).toEqual([NONE, -2, -2, NONE]);
    expect(game.state.lostWorker).toEqual([false, false, false]);
    expect(game.events).toContainEqual({
      type: 'knowledge-checked',
      rule: 'EUP-KNO.8',
      seat: 0,
      sum: 16,
      isTooHigh: true,
      knowledge: 3,
      values: [5, 3, 5],
      isSafe: false,
    });
    expect(game.events).toContainEqual({
      type: 'worker-lost',
      rule: 'EUP-KNO.9',
      seat: 0,
      worker: 1,
      value: 5,
      workers: { from: 3, to: 2 },
    });
  },
);

rule(['EUP-COM.2', 'EUP-COM.3', 'EUP-COM.4'], 'X4: the total on an area is that of all workers', () => {
  const game = position((state) => {
    stand(state, 2, 'generator', 4);
    available(state, 0, 2);
    available(state, 1, 5);
  }).play(place(0, 2, 'generator'));
  expect([goodsOf(game.state, 0), game.state.knowledge[0]]).toEqual([{ energy: 1 }, 2]);
  game.play(place(1, 5, 'generator'));
  expect([goodsOf(game.state, 1), game.state.knowledge[1]]).toEqual([{ energy: 2 }, 4]);
});

rule(['EUP-RET.1', 'EUP-RET.2', 'EUP-RET.7'], 'X5: a food brings one worker back, or all four', () => {
  const out = () =>
    position((state) => {
      available(state, 0);
      for (const space of ['farm', 'generator', 'aquifer', 'cloud-mine']) stand(state, 0, space, 1);
      setGoods(state, 0, { food: 1 });
    });
  const one = out()
    .script([2])
    .play(retrieve(0, [3], 'food'));
  expect([goodsOf(one.state, 0), one.state.morale[0], availableOf(one.state, 0)]).toEqual([{}, 3, [2]]);
  const all = out()
    .script([2, 1, 3, 1])
    .play(retrieve(0, [1, 2, 3, 4], 'food'));
  expect([goodsOf(all.state, 0), all.state.morale[0], availableOf(all.state, 0)]).toEqual([{}, 3, [1, 1, 2, 3]]);
});

rule(['EUP-RET.2', 'EUP-RET.9'], 'X6: a free retrieval keeps the food and a morale of 1', () => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'farm', 4);
    stand(state, 0, 'generator', 4);
    setGoods(state, 0, { food: 1 });
  })
    .script([6, 2])
    .play(retrieve(0, [1, 2]));
  expect([goodsOf(game.state, 0), game.state.morale[0], availableOf(game.state, 0)]).toEqual([{ food: 1 }, 1, [2, 6]]);
});

rule(
  ['EUP-TNK.1', 'EUP-TNK.4', 'EUP-TNK.5', 'EUP-TRN.4', 'EUP-TRN.6'],
  'X7: a new worker of the same value waits for the next turn',
  () => {
    const game = position((state) => {
      available(state, 0, 3, 3);
      setGoods(state, 0, { water: 3 });
      setPlayer(state, 0, { knowledge: 2 });
    })
      .script([3])
      .play(place(0, 3, 'tank-water'));
    expect([goodsOf(game.state, 0), game.state.morale[0], availableOf(game.state, 0)]).toEqual([{}, 3, [3, 3]]);
    expect(game.events).toContainEqual({
      type: 'knowledge-checked',
      rule: 'EUP-KNO.8',
      seat: 0,
      sum: 8,
      isTooHigh: false,
      knowledge: 2,
      values: [3, 3],
      isSafe: false,
    });
    expect(asked(game)).toEqual({ kind: 'turn-continue', seat: 0 });
    game.play(place(0, 3, 'farm'));
    expect(workersOn(game.state, 'farm')).toEqual([[0, 3]]);
    expect(game.state.active).toBe(1);
  },
);

rule(['EUP-ICA.2', 'EUP-MOR.2', 'EUP-MOR.3'], 'X8: the Breeze Bar gives two cards, of which morale 1 keeps one', () => {
  const game = position((state) => {
    setGoods(state, 0, { bliss: 1, food: 1 });
    stack(state, 'artifactDeck', ['book', 'bear']);
  }).play(place(0, 1, 'breeze-bar'));
  expect([goodsOf(game.state, 0), game.state.allegiance]).toEqual([{}, [0, 0, 0, 1]]);
  expect(game.legal()).toEqual([discard(0, 'bear'), discard(0, 'book')]);
  game.play(discard(0, 'bear'));
  expect(handOf(game.state, 0)).toEqual(['book']);
});

rule(['EUP-TUN.5', 'EUP-REC.8'], 'X9: the sixth step of a miner reveals recruits of all players', () => {
  const game = position(
    (state) => {
      hide(state, 0, 'brian-the-viticulturist');
      setShared(state, { miners: { wastelander: 5 } });
      setGoods(state, 1, { food: 1 });
    },
    {},
    1,
  ).play(place(1, 1, 'wastelander-tunnel'), take(1, 'clay'));
  expect(game.state.activeRecruits[0]).toEqual([recruitOf('brian-the-viticulturist')]);
  expect(game.state.freshRecruits).toEqual([recruitOf('brian-the-viticulturist')]);
  game.play({ type: 'end-turn', seat: 1 });
  expect(game.state.freshRecruits).toEqual([]);
});
