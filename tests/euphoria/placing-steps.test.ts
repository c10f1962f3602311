import {
  activate,
  available,
  give,
  market,
  setAllegiance,
  setGoods,
  setPlayer,
  stack,
  stand,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes } from './facts.js';
import { asked, choose, type EuState, goodsOf, NONE, place, position, take, use } from './positions.js';

// EUP-PLC.3 to EUP-PLC.12: the steps of a placement.

const done = (seat = 0) => ({ type: 'done', seat }) as const;

rule(
  ['EUP-PLC.3', 'EUP-PLC.5', 'EUP-PLC.6', 'EUP-PLC.7', 'EUP-PLC.8', 'EUP-PLC.9', 'EUP-R1', 'EUP-R3'],
  'first comes the bump with its roll and check, then the trades, then the price, then the benefit',
  () => {
    const game = position((state) => {
      available(state, 1);
      stand(state, 1, 'euphorian-tunnel', 4);
      available(state, 1, 6);
      setGoods(state, 0, { energy: 1 });
      activate(state, 0, 'lee-the-gossip');
      setPlayer(state, 0, { morale: 3 });
      setPlayer(state, 1, { knowledge: 4 });
    })
      .script([6])
      .play(place(0, 1, 'euphorian-tunnel'));
    expect(game.events).toEqual([
      {
        type: 'worker-placed',
        rule: 'EUP-PLC.1',
        seat: 0,
        worker: 1,
        value: 1,
        space: 'euphorian-tunnel',
        total: 1,
        there: 1,
        own: 1,
        needed: 0,
      },
      { type: 'worker-bumped', rule: 'EUP-PLC.5', seat: 1, by: 0, worker: 1, value: 4, space: 'euphorian-tunnel' },
      { type: 'dice-rolled', rule: 'EUP-PLC.6', seat: 1, cause: 'bump', workers: [1], faces: [6], chosen: [] },
      {
        type: 'knowledge-checked',
        rule: 'EUP-KNO.8',
        seat: 1,
        sum: 16,
        isTooHigh: true,
        knowledge: 4,
        values: [6, 6],
        isSafe: false,
      },
      { type: 'worker-lost', rule: 'EUP-KNO.9', seat: 1, worker: 1, value: 6, workers: { from: 2, to: 1 } },
    ]);
    expect(asked(game)).toEqual({ kind: 'ability-window', hook: 'bump-trade', seat: 0, used: [] });
    expect(goodsOf(game.state, 0)).toEqual({ energy: 1 });
    game.play(use(0, 'lee-the-gossip'), choose(0, 'water'));
    expect(eventTypes(game)).toEqual([
      'ability-used',
      'track-moved',
      'track-moved',
      'goods-gained',
      'placement-paid',
      'goods-lost',
    ]);
    expect([asked(game), goodsOf(game.state, 0)]).toEqual([
      { kind: 'place-benefit', seat: 0, resources: 0 },
      { water: 1 },
    ]);
    game.play(take(0, 'gold'));
    expect(eventTypes(game)).toEqual(['goods-gained', 'miner-moved']);
  },
);

rule('EUP-PLC.7', 'bumping an own worker opens no window for trades', () => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'euphorian-tunnel', 4);
    available(state, 0, 1);
    setGoods(state, 0, { energy: 1 });
    activate(state, 0, 'lee-the-gossip');
    setPlayer(state, 0, { morale: 3 });
  })
    .script([2])
    .play(place(0, 1, 'euphorian-tunnel'));
  expect(asked(game)).toEqual({ kind: 'place-benefit', seat: 0, resources: 0 });
});

rule('EUP-PLC.7', 'without a worker to bump there is no window either', () => {
  const game = position((state) => {
    setGoods(state, 0, { energy: 1 });
    activate(state, 0, 'lee-the-gossip');
    setPlayer(state, 0, { morale: 3 });
  }).play(place(0, 1, 'euphorian-tunnel'));
  expect(asked(game)).toEqual({ kind: 'place-benefit', seat: 0, resources: 0 });
});

/** Seat 0 bumps an own worker from a tunnel under a tile that punishes a 1; the tunnel costs 1 energy. */
const punished = (energy: number, recipe: (state: EuState) => void = () => {}) =>
  position((state) => {
    market(state, 'euphorian-a', 'disassemble-a-teddy-bear-shop');
    available(state, 0);
    stand(state, 0, 'euphorian-tunnel', 4);
    available(state, 0, 2, 2);
    setGoods(state, 0, { energy });
    recipe(state);
  }).script([1]);

rule(
  ['EUP-PLC.12', 'EUP-R2', 'EUP-R74'],
  'a price that the bump made impossible leaves the placement void: the worker stays and the bump stands',
  () => {
    const game = punished(1, (state) => activate(state, 0, 'professor-reitz-the-archeologist'));
    expect(changes(game, place(0, 2, 'euphorian-tunnel'))).toEqual({
      'workers.0.0': 'available 1',
      'workers.0.1': 'euphorian-tunnel 2',
      'goods.0.energy': 0,
    });
    expect(game.events.slice(-1)).toEqual([
      { type: 'placement-void', rule: 'EUP-PLC.12', seat: 0, space: 'euphorian-tunnel' },
    ]);
    expect([asked(game), game.state.placed]).toEqual([{ kind: 'turn-continue', seat: 0 }, 1]);
    expect(game.legal('place').map(({ value }) => value)).toEqual([2, 2, 2, 2]);
  },
);

rule('EUP-PLC.12', 'what is left after the bump still pays', () => {
  expect(changes(punished(2), place(0, 2, 'euphorian-tunnel'), take(0, 'gold'))).toEqual({
    'workers.0.0': 'available 1',
    'workers.0.1': 'euphorian-tunnel 2',
    'goods.0.energy': 0,
    'goods.0.gold': 1,
    'miners.euphorian': 1,
  });
});

rule(
  ['EUP-PLC.12', 'EUP-R74', 'EUP-RCT.143/2', 'EUP-RCT.144'],
  'trades of the bump stand in a void placement, abilities after the benefit do not come',
  () => {
    const game = position((state) => {
      available(state, 1);
      stand(state, 1, 'euphorian-tunnel', 4);
      activate(state, 0, 'phil-the-spy', 'matthew-the-thief');
      setPlayer(state, 0, { knowledge: 5 });
      available(state, 0, 2);
      stack(state, 'artifactDeck', ['book']);
    }).script([3]);
    expect(changes(game, place(0, 2, 'euphorian-tunnel'), use(0, 'phil-the-spy'))).toEqual({
      'workers.0.0': 'euphorian-tunnel 2',
      'workers.1.0': 'available 3',
      'knowledge.0': 6,
      'hands.0': 'book',
      deck: 35,
    });
    expect(eventTypes(game)).toContain('placement-void');
    expect(asked(game)).toEqual({ kind: 'turn-main', seat: 1 });
  },
);

rule('EUP-PLC.12', 'a void visit gives no star, no step and no ability of the visitor', () => {
  const game = position((state) => {
    market(state, 'euphorian-a', 'disassemble-a-teddy-bear-shop', 1);
    market(state, 'euphorian-b', 'clinic-of-blind-hindsight', 0);
    available(state, 0);
    stand(state, 0, 'euphorian-b-visit', 4);
    available(state, 0, 2);
    setGoods(state, 0, { energy: 1 });
    give(state, 0, 'glasses');
    activate(state, 0, 'brett-the-lockpicker', 'flavio-the-merchant');
  }).script([1]);
  expect(changes(game, place(0, 2, 'euphorian-b-visit'))).toEqual({
    'workers.0.0': 'available 1',
    'workers.0.1': 'euphorian-b-visit 2',
    'goods.0.energy': 0,
  });
  expect(asked(game)).toEqual({ kind: 'turn-main', seat: 1 });
});

rule(['EUP-PLC.9', 'EUP-TNK.3'], 'every part of a benefit that can happen happens, and no other', () => {
  const game = position((state) => {
    available(state, 0, 1, 2, 3, 4);
    setGoods(state, 0, { energy: 3 });
    setPlayer(state, 0, { knowledge: 2 });
  });
  expect(changes(game, place(0, 1, 'tank-energy'))).toEqual({
    'workers.0.0': 'tank-energy 1',
    'goods.0.energy': 0,
    'knowledge.0': 1,
  });
});

rule(
  ['EUP-PLC.10', 'EUP-PLC.9', 'EUP-REC.10'],
  'abilities after a market visit come after the star and the step',
  () => {
    const game = position((state) => {
      market(state, 'subterran-a', 'spa-of-fleeting-pleasure', 1);
      setGoods(state, 0, { water: 4 });
      give(state, 0, 'bat');
      activate(state, 0, 'brett-the-lockpicker', 'flavio-the-merchant');
      available(state, 0, 2);
    }).play(place(0, 2, 'subterran-a-visit'));
    expect(eventTypes(game).slice(-2)).toEqual(['star-placed', 'allegiance-moved']);
    expect(asked(game)).toEqual({ kind: 'ability-window', hook: 'after-market-visit', seat: 0, used: [] });
    expect(game.legal()).toEqual([use(0, 'brett-the-lockpicker'), use(0, 'flavio-the-merchant'), done()]);
    expect(game.play(done()).state.active).toBe(1);
  },
);

rule.each(
  ['EUP-PLC.10', 'EUP-REC.12'],
  'abilities for market visits do not come at other spaces',
  [
    { space: 'nimbus-loft', goods: { gold: 3 } },
    { space: 'breeze-bar', goods: { bliss: 1, food: 1 } },
    { space: 'tank-energy', goods: { energy: 3 } },
    { space: 'farm', goods: {} },
  ] as const,
  ({ space, goods }) => {
    const game = position((state) => {
      setGoods(state, 0, goods);
      activate(state, 0, 'brett-the-lockpicker');
      available(state, 0, 1);
      setPlayer(state, 0, { morale: 2 });
    });
    if (space === 'tank-energy') game.script([1]);
    game.play(place(0, 1, space));
    expect(asked(game)).toEqual({ kind: 'turn-main', seat: 1 });
  },
);

rule(['EUP-PLC.10', 'EUP-PLC.11', 'EUP-BLD.5'], 'an ability after the placement comes before a completion', () => {
  const game = position((state) => {
    stand(state, 1, 'euphorian-a-2', 1);
    setGoods(state, 0, { clay: 1 });
    available(state, 0, 4);
    stack(state, 'unbuiltTiles', ['plaza-of-immortalized-humility']);
    activate(state, 0, 'jonathan-the-artist');
  }).play(place(0, 4, 'euphorian-a-1'));
  expect(asked(game)).toEqual({ kind: 'ability-window', hook: 'after-placement', seat: 0, used: [] });
  expect(game.state.builtTiles[0]).toEqual([]);
  game.script([1, 1]).play(done());
  expect(eventTypes(game).slice(0, 1)).toEqual(['market-completed']);
  expect(game.state.builtTiles[0]).toHaveLength(1);
});

rule('EUP-PLC.11', 'after its last step nothing is left of a placement', () => {
  const game = position((state) => {
    available(state, 0, 2, 2);
    setGoods(state, 0, { gold: 3 });
  }).play(place(0, 2, 'nimbus-loft'));
  expect(game.state.placement).toEqual({
    seat: NONE,
    worker: NONE,
    space: NONE,
    bumped: NONE,
    bumpedValue: 0,
    isVoid: false,
    added: NONE,
    starred: NONE,
  });
  expect(game.state.agenda).toEqual([{ kind: 'next-turn' }, { kind: 'turn-continue', seat: 0 }]);
});

rule('EUP-PLC.14', 'nothing else takes a worker off the board', () => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'tank-water', 6);
    stand(state, 0, 'farm', 6);
    stand(state, 0, 'euphorian-a-1', 6);
    available(state, 0, 1);
    setPlayer(state, 0, { knowledge: 6 });
    setGoods(state, 0, { energy: 1 });
  }).play(place(0, 1, 'euphorian-tunnel'), take(0, 'gold'));
  expect(game.state.place.slice(0, 4).every((where) => where >= 0)).toBe(true);
});

rule(['EUP-PLC.8', 'EUP-PLC.9', 'EUP-MOR.2'], 'the price leaves the hand before the benefit is drawn', () => {
  const game = position((state) => {
    setAllegiance(state, 'icarite', 5);
    activate(state, 0, 'lee-the-gossip');
    give(state, 0, 'bat', 'bat');
    stack(state, 'artifactDeck', ['book']);
    setPlayer(state, 0, { morale: 2 });
    available(state, 0, 2);
  });
  expect(changes(game, place(0, 2, 'wind-salon'))).toEqual({
    'workers.0.0': 'wind-salon 2',
    'hands.0': 'book',
    deck: 33,
    discard: 'bat bat',
    'stars.0': 9,
    'territory.icarite.0': 1,
    'allegiance.icarite': 6,
  });
});
