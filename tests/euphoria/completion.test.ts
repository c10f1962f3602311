import { SITES } from '@rulewright/euphoria';
import {
  activate,
  available,
  market,
  setGoods,
  setMorale,
  setPlayer,
  stack,
  stand,
  star,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes } from './facts.js';
import { type EuState, place, spacesFor } from './positions.js';
import { build, site, TILE } from './sites.js';

const spots = ['euphorian-a-1', 'euphorian-a-2', 'euphorian-a-3'] as const;

rule(
  ['EUP-BLD.6', 'EUP-BLD.7', 'EUP-BLD.10'],
  'a completion turns the tile, brings all workers back and stars the builders',
  () => {
    const game = site((state) => {
      stand(state, 1, 'euphorian-a-2', 3);
      stand(state, 2, 'generator', 4);
    });
    expect(changes(game.script([2, 6]), build)).toEqual({
      'goods.0.gold': 0,
      'sites.euphorian-a': TILE,
      'workers.0.0': 'available 2',
      'workers.1.1': 'available 6',
      'stars.0': 9,
      'stars.1': 9,
      'tile.euphorian-a.0': 1,
      'tile.euphorian-a.1': 1,
    });
  },
);

rule(['EUP-BLD.6', 'EUP-R10', 'EUP-BLD.9'], 'first the tile, then the stars, then the rolls in clockwise order', () => {
  const game = site((state) => stand(state, 1, 'euphorian-a-2', 3))
    .script([2, 6])
    .play(build);
  expect(game.events).toEqual([
    {
      type: 'worker-placed',
      rule: 'EUP-PLC.1',
      seat: 0,
      worker: 1,
      value: 5,
      space: 'euphorian-a-4',
      total: 5,
      there: 2,
      own: 1,
      needed: 2,
    },
    { type: 'placement-paid', rule: 'EUP-PLC.8', seat: 0, space: 'euphorian-a-4', plan: ['gold'] },
    {
      type: 'goods-lost',
      rule: 'EUP-PLC.8',
      seat: 0,
      good: 'gold',
      count: 1,
      cause: 'placement',
      owned: { from: 1, to: 0 },
    },
    { type: 'market-completed', rule: 'EUP-BLD.6', site: 'euphorian-a', tile: TILE, builders: [0, 1] },
    { type: 'workers-returned', rule: 'EUP-BLD.6', seat: 0, workers: [1], from: ['euphorian-a-4'] },
    { type: 'workers-returned', rule: 'EUP-BLD.6', seat: 1, workers: [2], from: ['euphorian-a-2'] },
    { type: 'star-placed', rule: 'EUP-BLD.7', seat: 0, on: 'tile', at: 'euphorian-a', stars: { from: 10, to: 9 } },
    { type: 'star-placed', rule: 'EUP-BLD.7', seat: 1, on: 'tile', at: 'euphorian-a', stars: { from: 10, to: 9 } },
    { type: 'dice-rolled', rule: 'EUP-BLD.9', seat: 0, cause: 'completion', workers: [1], faces: [2], chosen: [] },
    {
      type: 'knowledge-checked',
      rule: 'EUP-KNO.8',
      seat: 0,
      sum: 5,
      isTooHigh: false,
      knowledge: 3,
      values: [2],
      isSafe: false,
    },
    { type: 'dice-rolled', rule: 'EUP-BLD.9', seat: 1, cause: 'completion', workers: [2], faces: [6], chosen: [] },
    {
      type: 'knowledge-checked',
      rule: 'EUP-KNO.8',
      seat: 1,
      sum: 14,
      isTooHigh: false,
      knowledge: 3,
      values: [5, 6],
      isSafe: false,
    },
    { type: 'turn-began', rule: 'EUP-TRN.9', seat: 1, turn: 2 },
  ]);
});

rule(
  ['EUP-BLD.6', 'EUP-MKT.1'],
  'after the completion the visit space is open and the construction spaces are closed',
  () => {
    const game = site((state) => stand(state, 1, 'euphorian-a-2', 3))
      .script([2, 6])
      .play(build);
    game.edit((state) => setGoods(state, 1, { energy: 4, stone: 1 }));
    expect(spacesFor(game)).toContain('euphorian-a-visit');
    for (const k of [1, 2, 3, 4])
      expect(game.refusal(place(1, 5, `euphorian-a-${k}`))).toEqual({ rule: 'EUP-BLD.6', code: 'built-already' });
  },
);

rule(
  ['EUP-BLD.7', 'EUP-BLD.9'],
  'a builder with three workers there places one star and rolls all three together',
  () => {
    const game = site(
      (state) => {
        available(state, 0, 5);
        for (const space of spots) stand(state, space === 'euphorian-a-1' ? 1 : 0, space, 1);
      },
      { players: 5 },
    );
    expect(changes(game.script([1, 2, 3, 4]), build)).toMatchObject({
      'stars.0': 9,
      'stars.1': 9,
      'workers.0.0': 'available 1',
      'workers.0.1': 'available 2',
      'workers.0.2': 'available 3',
      'workers.1.1': 'available 4',
    });
    expect(game.events).toContainEqual({
      type: 'dice-rolled',
      rule: 'EUP-BLD.9',
      seat: 0,
      cause: 'completion',
      workers: [1, 2, 3],
      faces: [1, 2, 3],
      chosen: [],
    });
    expect(game.events).toContainEqual({
      type: 'knowledge-checked',
      rule: 'EUP-KNO.8',
      seat: 0,
      sum: 9,
      isTooHigh: false,
      knowledge: 3,
      values: [1, 2, 3],
      isSafe: false,
    });
  },
);

rule(
  ['EUP-BLD.9', 'EUP-R11', 'EUP-REC.11'],
  'builders roll clockwise from the active player, one event after the other',
  () => {
    const game = site(
      (state) => {
        stand(state, 0, 'euphorian-a-1', 1);
        stand(state, 1, 'euphorian-a-2', 1);
      },
      { players: 4 },
      3,
    ).play(place(3, 5, 'euphorian-a-3'));
    const order = game.events.flatMap((event) =>
      event.type === 'dice-rolled' || event.type === 'knowledge-checked' ? [`${event.type} ${event.seat}`] : [],
    );
    expect(order).toEqual([3, 0, 1].flatMap((seat) => [`dice-rolled ${seat}`, `knowledge-checked ${seat}`]));
  },
);

rule(['EUP-BLD.9', 'EUP-KNO.11'], 'each builder can lose a worker to their own check', () => {
  const game = site((state) => {
    stand(state, 1, 'euphorian-a-2', 1);
    available(state, 0, 5, 6, 3);
    available(state, 1, 4, 5);
  });
  expect(changes(game.script([4, 6]), build)).toMatchObject({
    'workers.0.0': 'available 4',
    'workers.0.1': 'supply',
    'workers.1.1': 'supply',
  });
});

rule(['EUP-BLD.6', 'EUP-R10', 'EUP-BLD.10'], 'builders are not hit by a roll penalty that they have just built', () => {
  const game = site((state) => {
    stack(state, 'unbuiltTiles', ['stadium-of-guaranteed-home-runs']);
    stand(state, 1, 'euphorian-a-2', 1);
    setGoods(state, 0, { gold: 2 });
    setGoods(state, 1, { gold: 1 });
  });
  expect(changes(game.script([5, 5]), build)).toMatchObject({ 'goods.0.gold': 1 });
  expect(game.state.goods.slice(7, 14)).toEqual([0, 0, 0, 0, 1, 0, 0]);
});

rule('EUP-BLD.10', 'who did not help is punished from the completion on', () => {
  const game = site((state) => {
    stack(state, 'unbuiltTiles', ['apothecary-of-productive-dreams']);
    stand(state, 0, 'euphorian-a-2', 1);
    available(state, 0, 5, 5);
  })
    .script([5, 5])
    .play(build);
  expect(spacesFor(game)).toContain('cloud-mine');
  game.play({ type: 'end-turn', seat: 0 });
  expect(game.refusal(place(1, 5, 'cloud-mine'))).toEqual({ rule: 'EUP-PEN.9', code: 'icarus-closed' });
});

/** Seats 0 and 1 each lack one star. */
const last = (state: EuState, ...seats: number[]) => {
  for (const seat of seats) for (const faction of FOUR) star(state, seat, faction, 1);
  for (const seat of seats) {
    if (seat === seats[0]) for (const [i, tile] of FIVE.entries()) market(state, SITES[i + 1] ?? 'euphorian-b', tile);
    setPlayer(state, seat, { tileStars: SITES.slice(1, 1 + FIVE.length) });
  }
};
const FOUR = ['euphorian', 'subterran', 'wastelander', 'icarite'] as const;
const FIVE = [
  'spa-of-fleeting-pleasure',
  'plaza-of-immortalized-humility',
  'fountain-of-wishful-thinking',
  'academy-of-mandatory-equality',
  'arena-of-peaceful-conflict',
] as const;

rule(
  ['EUP-BLD.7', 'EUP-R12', 'EUP-STR.4', 'EUP-END.1'],
  'a completion that ends the game has neither hooks nor rolls',
  () => {
    const game = site((state) => {
      last(state, 1);
      activate(state, 0, 'ray-the-foreman');
      stand(state, 1, 'euphorian-a-2', 1);
    }).play(build);
    expect(game.state.stars).toEqual([9, 0, 10]);
    expect(game.state.end).toMatchObject({ finishers: [1], winners: [1] });
    expect(eventTypes(game).slice(-3)).toEqual(['star-placed', 'star-placed', 'game-ended']);
  },
);

rule(['EUP-BLD.7', 'EUP-STR.4', 'EUP-END.2'], 'all builders of a completion can finish together', () => {
  const game = site((state) => {
    last(state, 0, 1);
    setMorale(state, 1, 2, 1);
    stand(state, 1, 'euphorian-a-2', 1);
  }).play(build);
  expect(game.state.end).toMatchObject({ finishers: [0, 1], winners: [1], tieBreaker: 'morale' });
});
