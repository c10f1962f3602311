import { activate, available, buildTile, setGoods, stack, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { changes, eventTypes } from './facts.js';
import { asked, availableOf, choose, type EuState, goodsOf, place, position, retrieve, use } from './positions.js';

// EUP-KNO.5 to EUP-KNO.14: roll events.

const face = (seat: number, value: number) => ({ type: 'choose-face', seat, face: value }) as const;
const give = (good: keyof Parameters<typeof setGoods>[2], seat = 0) => ({ type: 'pay-penalty', seat, good }) as const;
const decline = (seat: number) => ({ type: 'decline', seat }) as const;

/** Seat 0 has its first workers on areas and is to roll these faces. */
const rolling = (faces: readonly number[], recipe: (state: EuState) => void = () => {}, options = {}) =>
  position((state) => {
    available(state, 0);
    for (const [i] of faces.entries()) stand(state, 0, ['farm', 'generator', 'aquifer', 'cloud-mine'][i] ?? 'farm', 1);
    recipe(state);
  }, options).script(faces);
const numbers = (faces: readonly number[]): number[] => faces.map((_, i) => i + 1);

rule(['EUP-KNO.5', 'EUP-KNO.6', 'EUP-ENG.3'], 'only the workers of the event are rolled, in ascending id', () => {
  const game = position((state) => {
    available(state, 0, 2);
    stand(state, 0, 'farm', 1);
    stand(state, 0, 'generator', 1);
    stand(state, 0, 'aquifer', 1);
  }).script([4, 3]);
  expect(changes(game, retrieve(0, [2, 4]))).toEqual({ 'workers.0.1': 'available 4', 'workers.0.3': 'available 3' });
  expect(game.events).toContainEqual({
    type: 'dice-rolled',
    seat: 0,
    cause: 'retrieve',
    workers: [2, 4],
    faces: [4, 3],
  });
});

rule(
  ['EUP-KNO.5', 'EUP-KNO.6', 'EUP-RCT.113/2', 'EUP-ENG.2'],
  'a chosen face is fixed first and the others are rolled',
  () => {
    const game = position((state) => {
      available(state, 0);
      for (const area of ['farm', 'generator', 'aquifer']) stand(state, 0, area, 1);
      setGoods(state, 0, { energy: 1 });
      activate(state, 0, 'yordy-the-demotivator');
    }).play(retrieve(0, [1, 2, 3]));
    expect(asked(game)?.kind).toBe('ability-react');
    game.play(use(0, 'yordy-the-demotivator'));
    expect(asked(game)).toEqual({ kind: 'roll-choose-face', seat: 0, worker: 0 });
    expect(game.legal()).toEqual([1, 2, 3, 4, 5, 6].map((value) => face(0, value)));
    game.script([1, 2]).play(face(0, 6));
    expect(game.events.slice(0, 3)).toEqual([
      { type: 'face-chosen', seat: 0, owner: 0, worker: 1, face: 6 },
      { type: 'dice-rolled', seat: 0, cause: 'retrieve', workers: [1, 2, 3], faces: [6, 1, 2] },
      { type: 'knowledge-checked', seat: 0, sum: 12, isTooHigh: false },
    ]);
  },
);

const ALL_TILES = [
  'disassemble-a-teddy-bear-shop',
  'clinic-of-blind-hindsight',
  'bemusement-park',
  'friendly-local-game-bonfire',
  'stadium-of-guaranteed-home-runs',
  'center-for-reduced-literacy',
] as const;

rule(['EUP-KNO.7', 'EUP-R37'], 'each punished die costs a good of the owner’s choice, one after another', () => {
  const game = rolling([4, 2, 4], (state) => {
    buildTile(state, 'euphorian-a', 'friendly-local-game-bonfire');
    setGoods(state, 0, { energy: 1, bliss: 2, clay: 1 });
  }).play(retrieve(0, [1, 2, 3]));
  expect([asked(game), eventTypes(game).slice(-1)]).toEqual([{ kind: 'roll-pay-penalty', seat: 0 }, ['dice-rolled']]);
  expect(game.legal()).toEqual([give('energy'), give('bliss'), give('clay')]);
  for (const good of ['water', 'food', 'gold', 'stone'] as const)
    expect(game.refusal(give(good))).toEqual({ rule: 'EUP-KNO.7', code: 'no-such-good', details: { good } });
  expect(changes(game, give('clay'))).toEqual({ 'goods.0.clay': 0 });
  expect(game.legal()).toEqual([give('energy'), give('bliss')]);
  expect(changes(game, give('bliss'))).toEqual({ 'goods.0.bliss': 1 });
  expect(eventTypes(game)).toEqual(['goods-lost', 'knowledge-checked', 'turn-began']);
});

rule.each(
  ['EUP-KNO.7', 'EUP-R37'],
  'goods of one kind are lost without a question, and nothing is owed',
  [
    { goods: { gold: 3 }, left: { gold: 1 } },
    { goods: { gold: 2 }, left: {} },
    { goods: { gold: 1 }, left: {} },
    { goods: {}, left: {} },
  ],
  ({ goods, left }) => {
    const game = rolling([4, 4], (state) => {
      buildTile(state, 'euphorian-a', 'friendly-local-game-bonfire');
      setGoods(state, 0, goods);
    }).play(retrieve(0, [1, 2]));
    expect([goodsOf(game.state, 0), game.state.active]).toEqual([left, 1]);
  },
);

rule('EUP-KNO.7', 'several tiles punish several faces, and each die costs one good at most', () => {
  const game = rolling([1, 2, 3, 4], (state) => {
    buildTile(state, 'euphorian-a', ALL_TILES[0]);
    buildTile(state, 'euphorian-b', ALL_TILES[1]);
    buildTile(state, 'subterran-a', ALL_TILES[2], 0);
    buildTile(state, 'subterran-b', ALL_TILES[4]);
    setGoods(state, 0, { stone: 5 });
  }).play(retrieve(0, [1, 2, 3, 4]));
  expect(goodsOf(game.state, 0)).toEqual({ stone: 3 });
});

rule(['EUP-KNO.7', 'EUP-KNO.5'], 'dice that were not rolled in this event cost nothing', () => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'farm', 4);
    available(state, 0, 4, 4);
    buildTile(state, 'euphorian-a', 'friendly-local-game-bonfire');
    setGoods(state, 0, { gold: 3 });
  }).script([4]);
  expect(changes(game, retrieve(0, [1]))).toEqual({ 'workers.0.0': 'available 4', 'goods.0.gold': 2 });
});

rule(['EUP-KNO.7', 'EUP-PLC.6'], 'the owner of a bumped worker pays in the turn of another player', () => {
  const game = position((state) => {
    available(state, 1);
    stand(state, 1, 'euphorian-tunnel', 4);
    buildTile(state, 'euphorian-a', 'friendly-local-game-bonfire', 0);
    setGoods(state, 0, { energy: 1 });
    setGoods(state, 1, { gold: 1, water: 1 });
  })
    .script([4])
    .play(place(0, 1, 'euphorian-tunnel'));
  expect([asked(game), game.legal()]).toEqual([
    { kind: 'roll-pay-penalty', seat: 1 },
    [give('water', 1), give('gold', 1)],
  ]);
  game.play(give('water', 1));
  expect(eventTypes(game)).toEqual(['goods-lost', 'knowledge-checked', 'placement-paid', 'goods-lost']);
});

rule(['EUP-KNO.12', 'EUP-R9', 'EUP-RCT.131'], 'opponents react at the end of the roll event', () => {
  const ben = (recipe: (state: EuState) => void, ...faces: number[]) => {
    const game = rolling(faces, (state) => {
      activate(state, 2, 'ben-the-ludologist');
      state.morale[2] = 3;
      recipe(state);
    });
    return game.play(retrieve(0, numbers(faces)));
  };
  const game = ben(() => {}, 2, 5, 2);
  expect([asked(game), eventTypes(game).slice(-1)]).toMatchObject([
    { kind: 'ability-react', seat: 2 },
    ['knowledge-checked'],
  ]);
  expect(game.legal()).toEqual([use(2, 'ben-the-ludologist'), decline(2)]);
  expect(asked(ben(() => {}, 2, 5, 3))).toEqual({ kind: 'turn-main', seat: 1 });
  const withHome = ben((state) => available(state, 0, 4), 2, 4);
  expect(asked(withHome)?.kind).toBe('ability-react');
  const onBoard = position((state) => {
    available(state, 0);
    stand(state, 0, 'farm', 1);
    stand(state, 0, 'farm', 4);
    activate(state, 2, 'ben-the-ludologist');
    state.morale[2] = 3;
  })
    .script([4])
    .play(retrieve(0, [1]));
  expect(asked(onBoard)).toEqual({ kind: 'turn-main', seat: 1 });
  const ofOthers = ben((state) => available(state, 1, 4, 4), 2, 4);
  expect(asked(ofOthers)).toEqual({ kind: 'turn-main', seat: 1 });
});

rule(['EUP-KNO.12', 'EUP-RCT.131'], 'nobody reacts to their own roll', () => {
  const game = rolling([3, 3], (state) => {
    activate(state, 0, 'ben-the-ludologist');
    state.morale[0] = 6;
  }).play(retrieve(0, [1, 2]));
  expect(asked(game)).toEqual({ kind: 'turn-main', seat: 1 });
});

rule(['EUP-R9', 'EUP-RCT.131'], 'doubles of dice that were not rolled in the event do not count', () => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'farm', 1);
    available(state, 0, 3, 3);
    activate(state, 2, 'ben-the-ludologist');
    state.morale[2] = 3;
  })
    .script([4])
    .play(retrieve(0, [1]));
  expect(asked(game)).toEqual({ kind: 'turn-main', seat: 1 });
});

rule(
  ['EUP-R8', 'EUP-R9', 'EUP-KNO.10', 'EUP-KNO.12'],
  'doubles are seen right after the roll: a twin that the check takes still counts, and its loss comes first',
  () => {
    const game = rolling([6, 6], (state) => {
      activate(state, 0, 'steven-the-scholar');
      activate(state, 1, 'ben-the-ludologist');
      state.morale[1] = 3;
      state.knowledge[0] = 4;
    }).play(retrieve(0, [1, 2]));
    expect([availableOf(game.state, 0), asked(game)?.kind]).toEqual([[6], 'ability-choose']);
    game.play(choose(0, 'gold'));
    expect(asked(game)).toMatchObject({ kind: 'ability-react', seat: 1 });
    expect(changes(game, decline(1))).toEqual({ 'lost.0': false });
  },
);

rule(
  ['EUP-R6', 'EUP-KNO.14', 'EUP-RCT.109/2'],
  'a chosen face counts for penalties, for the check and as one of doubles',
  () => {
    const game = position((state) => {
      available(state, 1);
      stand(state, 1, 'euphorian-tunnel', 1);
      available(state, 1, 4, 6);
      buildTile(state, 'euphorian-a', 'friendly-local-game-bonfire');
      activate(state, 1, 'amanda-the-broker');
      activate(state, 2, 'ben-the-ludologist');
      state.morale[2] = 3;
      setGoods(state, 0, { energy: 1 });
      setGoods(state, 1, { bliss: 2 });
    }).play(place(0, 1, 'euphorian-tunnel'), use(1, 'amanda-the-broker'));
    expect(changes(game, face(1, 4))).toEqual({
      'goods.1.bliss': 0,
      'workers.1.0': 'available 4',
      'workers.1.2': 'supply',
      'lost.1': true,
    });
    expect(game.events).toContainEqual({ type: 'knowledge-checked', seat: 1, sum: 17, isTooHigh: true });
    expect(asked(game)).toMatchObject({ kind: 'ability-react', seat: 2 });
  },
);

rule(['EUP-KNO.5', 'EUP-R65', 'EUP-RCT.145/2', 'EUP-KNO.14'], 'a face that is set by an ability is not rolled', () => {
  const game = position((state) => {
    available(state, 1);
    stand(state, 1, 'euphorian-tunnel', 1);
    available(state, 0, 5);
    setGoods(state, 0, { energy: 1 });
    activate(state, 0, 'julia-the-thought-inspector');
    activate(state, 1, 'amanda-the-broker');
    setGoods(state, 1, { bliss: 1 });
    state.morale[0] = 2;
  }).play(place(0, 5, 'euphorian-tunnel'));
  expect(asked(game)).toMatchObject({ kind: 'ability-react', seat: 0 });
  game.play(use(0, 'julia-the-thought-inspector'), choose(0, 'clay'));
  expect(game.events).toContainEqual({ type: 'dice-rolled', seat: 1, cause: 'bump', workers: [1], faces: [5] });
  expect(asked(game)?.kind).toBe('place-benefit');
});

rule(['EUP-KNO.12', 'EUP-R11', 'EUP-BLD.9'], 'rolls of several players are complete one after the other', () => {
  const game = position((state) => {
    available(state, 1);
    stand(state, 1, 'euphorian-a-2', 4);
    stand(state, 1, 'farm', 1);
    available(state, 1, 6);
    state.knowledge = [6, 6, 3];
    setGoods(state, 0, { clay: 1 });
    stack(state, 'unbuiltTiles', ['plaza-of-immortalized-humility']);
    available(state, 0, 3, 6);
  })
    .script([6, 6])
    .play(place(0, 3, 'euphorian-a-1'));
  expect(eventTypes(game).slice(6)).toEqual([
    ...['dice-rolled', 'knowledge-checked', 'worker-lost'],
    ...['dice-rolled', 'knowledge-checked', 'worker-lost'],
    'turn-began',
  ]);
  expect(game.events.flatMap((event) => (event.type === 'worker-lost' ? [[event.seat, event.worker]] : []))).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

rule(['EUP-R3', 'EUP-KNO.13', 'EUP-RCT.122'], 'knowledge that a bump trade gives comes after the check', () => {
  const game = position((state) => {
    available(state, 1);
    stand(state, 1, 'euphorian-tunnel', 6);
    available(state, 1, 5, 1);
    available(state, 0, 2);
    setGoods(state, 0, { energy: 1 });
    activate(state, 0, 'lee-the-gossip');
    state.morale[0] = 2;
  })
    .script([6])
    .play(place(0, 2, 'euphorian-tunnel'));
  expect(game.events).toContainEqual({ type: 'knowledge-checked', seat: 1, sum: 15, isTooHigh: false });
  expect(changes(game, use(0, 'lee-the-gossip'))).toEqual({ 'morale.0': 1, 'knowledge.1': 4 });
  expect(availableOf(game.state, 1)).toEqual([1, 5, 6]);
});

rule(['EUP-R45', 'EUP-RCT.104', 'EUP-RET.8'], 'a sacrificed worker was retrieved from its space all the same', () => {
  const maggie = (first: string, second: string) =>
    position((state) => {
      available(state, 0);
      stand(state, 0, first, 1);
      stand(state, 0, second, 1);
      available(state, 0, 1);
      activate(state, 0, 'maggie-the-outlaw', 'pete-the-cannibal');
    })
      .play(retrieve(0, [1, 2]), use(0, 'pete-the-cannibal'))
      .script([3])
      .play(choose(0, 'gold'));
  expect(asked(maggie('farm', 'aquifer'))).toEqual({ kind: 'turn-main', seat: 1 });
  expect(asked(maggie('aquifer', 'subterran-a-1'))).toMatchObject({ kind: 'ability-choose', seat: 0 });
});
