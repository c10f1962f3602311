import { activate, available, market, setGoods, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes } from './facts.js';
import { asked, goodsOf, place, position, retrieve, use } from './positions.js';
import { face, rolling } from './rolls.js';

// EUP-KNO.5 to EUP-KNO.7: roll events, and what tiles punish.

const give = (good: keyof Parameters<typeof setGoods>[2], seat = 0) => ({ type: 'pay-penalty', seat, good }) as const;

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
    rule: 'EUP-RET.7',
    seat: 0,
    cause: 'retrieve',
    workers: [2, 4],
    faces: [4, 3],
    chosen: [],
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
      { type: 'face-chosen', rule: 'EUP-KNO.5', seat: 0, owner: 0, worker: 1, face: 6 },
      {
        type: 'dice-rolled',
        rule: 'EUP-RET.7',
        seat: 0,
        cause: 'retrieve',
        workers: [1, 2, 3],
        faces: [6, 1, 2],
        chosen: [1],
      },
      {
        type: 'knowledge-checked',
        rule: 'EUP-KNO.8',
        seat: 0,
        sum: 12,
        isTooHigh: false,
        knowledge: 3,
        values: [6, 1, 2],
        isSafe: false,
      },
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

rule(['EUP-KNO.7', 'EUP-R37'], 'punished dice cost their owner goods of their choice, one after another', () => {
  const game = rolling([4, 2, 4], (state) => {
    market(state, 'euphorian-a', 'friendly-local-game-bonfire');
    setGoods(state, 0, { energy: 1, bliss: 2, clay: 1 });
  }).play(retrieve(0, [1, 2, 3]));
  expect([asked(game), eventTypes(game).slice(-1)]).toEqual([
    { kind: 'roll-pay-penalty', rule: 'EUP-PEN.16', seat: 0 },
    ['dice-rolled'],
  ]);
  expect(game.legal()).toEqual([give('energy'), give('bliss'), give('clay')]);
  for (const good of ['water', 'food', 'gold', 'stone'] as const)
    expect(game.refusal(give(good))).toEqual({ rule: 'EUP-PEN.16', code: 'no-such-good', details: { good } });
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
      market(state, 'euphorian-a', 'friendly-local-game-bonfire');
      setGoods(state, 0, goods);
    }).play(retrieve(0, [1, 2]));
    expect([goodsOf(game.state, 0), game.state.active]).toEqual([left, 1]);
  },
);

rule('EUP-KNO.7', 'several tiles punish several faces, and each die costs one good at most', () => {
  const game = rolling([1, 2, 3, 4], (state) => {
    market(state, 'euphorian-a', ALL_TILES[0]);
    market(state, 'euphorian-b', ALL_TILES[1]);
    market(state, 'subterran-a', ALL_TILES[2], 0);
    market(state, 'subterran-b', ALL_TILES[4]);
    setGoods(state, 0, { stone: 5 });
  }).play(retrieve(0, [1, 2, 3, 4]));
  expect(goodsOf(game.state, 0)).toEqual({ stone: 3 });
});

rule(['EUP-KNO.7', 'EUP-KNO.5'], 'dice that were not rolled in this event cost nothing', () => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'farm', 4);
    available(state, 0, 4, 4);
    market(state, 'euphorian-a', 'friendly-local-game-bonfire');
    setGoods(state, 0, { gold: 3 });
  }).script([4]);
  expect(changes(game, retrieve(0, [1]))).toEqual({ 'workers.0.0': 'available 4', 'goods.0.gold': 2 });
});

rule(['EUP-KNO.7', 'EUP-PLC.6'], 'the owner of a bumped worker pays in the turn of another player', () => {
  const game = position((state) => {
    available(state, 1);
    stand(state, 1, 'euphorian-tunnel', 4);
    market(state, 'euphorian-a', 'friendly-local-game-bonfire', 0);
    setGoods(state, 0, { energy: 1 });
    setGoods(state, 1, { gold: 1, water: 1 });
  })
    .script([4])
    .play(place(0, 1, 'euphorian-tunnel'));
  expect([asked(game), game.legal()]).toEqual([
    { kind: 'roll-pay-penalty', rule: 'EUP-PEN.16', seat: 1 },
    [give('water', 1), give('gold', 1)],
  ]);
  game.play(give('water', 1));
  expect(eventTypes(game)).toEqual(['goods-lost', 'knowledge-checked', 'placement-paid', 'goods-lost']);
});
