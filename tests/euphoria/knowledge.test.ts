import { activate, available, setGoods, setKnowledge, setPlayer, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes } from './facts.js';
import { asked, availableOf, choose, type EuState, place, position, retrieve, use } from './positions.js';

// EUP-KNO: the knowledge track and the check.

/** Seat 0 takes back one worker, which will roll this face; it has others at home. */
const checked = (
  knowledge: number,
  home: readonly number[],
  face: number,
  recipe: (state: EuState) => void = () => {},
) => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'farm', 1);
    available(state, 0, ...home);
    setPlayer(state, 0, { knowledge });
    recipe(state);
  }).script([face]);
  game.play(retrieve(0, [1]));
  return game;
};

rule.each(
  ['EUP-KNO.1', 'EUP-KNO.2'],
  'a change stops at the ends of the track, and the action is legal',
  [
    { space: 'tank-energy', from: 1, to: 1 },
    { space: 'tank-energy', from: 2, to: 1 },
    { space: 'tank-energy', from: 3, to: 1 },
    { space: 'tank-energy', from: 4, to: 2 },
    { space: 'farm', from: 5, to: 6 },
    { space: 'farm', from: 6, to: 6 },
  ],
  ({ space, from, to }) => {
    const game = position((state) => {
      stand(state, 1, 'farm', 6);
      available(state, 0, 5, 1, 1, 1);
      setGoods(state, 0, { energy: 3 });
      setPlayer(state, 0, { knowledge: from });
    }).play(place(0, 5, space));
    expect(game.state.knowledge).toEqual([to, 3, 3]);
    const rule = space === 'farm' ? 'EUP-COM.3' : 'EUP-TNK.2';
    const moves = to === from ? [] : [{ type: 'track-moved', rule, seat: 0, track: 'knowledge', cell: { from, to } }];
    expect(game.events.filter(({ type }) => type === 'track-moved')).toEqual(moves);
  },
);

rule.each(
  ['EUP-KNO.3', 'EUP-REC.3', 'EUP-RCT.112', 'EUP-RCT.112/2'],
  'knowledge as a price must have room in full on the track',
  [
    { edition: 'first', knowledge: 4, isOffered: true },
    { edition: 'first', knowledge: 5, isOffered: false },
    { edition: 'second', knowledge: 5, isOffered: true },
    { edition: 'second', knowledge: 6, isOffered: false },
  ] as const,
  ({ edition, knowledge, isOffered }) => {
    const game = position(
      (state) => {
        available(state, 1);
        stand(state, 1, 'euphorian-tunnel', 4);
        setGoods(state, 0, { energy: 1 });
        activate(state, 0, 'major-dave-the-demolitionist');
        setPlayer(state, 0, { knowledge });
      },
      { recruitEdition: edition },
    )
      .script([1])
      .play(place(0, 1, 'euphorian-tunnel'));
    expect(asked(game)?.kind).toBe(isOffered ? 'ability-window' : 'place-benefit');
    if (isOffered) expect(changes(game, use(0, 'major-dave-the-demolitionist'))).toMatchObject({ 'knowledge.0': 6 });
  },
);

rule.each(
  ['EUP-KNO.4', 'EUP-R29', 'EUP-RCT.147'],
  'what follows a gain of knowledge follows each step that was really made',
  [
    { knowledge: 3, change: { 'knowledge.0': 4, 'morale.0': 2 } },
    { knowledge: 5, change: { 'knowledge.0': 6, 'morale.0': 2 } },
    { knowledge: 6, change: {} },
  ],
  ({ knowledge, change }) => {
    const game = position((state) => {
      stand(state, 1, 'farm', 6);
      available(state, 0, 5);
      activate(state, 0, 'nick-the-understudy');
      setPlayer(state, 0, { knowledge });
    });
    expect(changes(game, place(0, 5, 'farm'))).toEqual({
      'workers.0.0': 'farm 5',
      'goods.0.food': 2,
      ...change,
    });
  },
);

rule(['EUP-KNO.4', 'EUP-R29', 'EUP-RCT.147'], 'knowledge that falls gives nothing', () => {
  const game = position((state) => {
    available(state, 0, 1, 1, 1, 1);
    setGoods(state, 0, { energy: 3 });
    activate(state, 0, 'nick-the-understudy');
  });
  expect(changes(game, place(0, 1, 'tank-energy'))).not.toHaveProperty('morale.0');
});

rule(['EUP-R29', 'EUP-KNO.4', 'EUP-R27', 'EUP-R54'], 'steps that an opponent causes count, and stop at 6', () => {
  const gossip = (knowledge: number) =>
    changes(
      position((state) => {
        available(state, 1);
        stand(state, 1, 'euphorian-tunnel', 4);
        activate(state, 1, 'nick-the-understudy');
        setPlayer(state, 1, { knowledge });
        setGoods(state, 0, { energy: 1 });
        activate(state, 0, 'lee-the-gossip');
        setPlayer(state, 0, { morale: 2 });
      })
        .script([1])
        .play(place(0, 1, 'euphorian-tunnel')),
      use(0, 'lee-the-gossip'),
    );
  expect(gossip(4)).toEqual({ 'morale.0': 1, 'knowledge.1': 5, 'morale.1': 2 });
  expect(gossip(6)).toEqual({ 'morale.0': 1 });
});

rule.each(
  'EUP-KNO.8',
  '15 or less is fine, 16 or more costs a worker',
  [
    { knowledge: 3, home: [6], face: 6, sum: 15, left: [6, 6] },
    { knowledge: 4, home: [6], face: 6, sum: 16, left: [6] },
    { knowledge: 6, home: [4, 3], face: 2, sum: 15, left: [2, 3, 4] },
    { knowledge: 6, home: [4, 3], face: 3, sum: 16, left: [3, 3] },
    { knowledge: 1, home: [5, 5, 3], face: 1, sum: 15, left: [1, 3, 5, 5] },
    { knowledge: 6, home: [6, 6, 6], face: 6, sum: 30, left: [6, 6, 6] },
    { knowledge: 6, home: [], face: 6, sum: 12, left: [6] },
  ],
  ({ knowledge, home, face, sum, left }) => {
    const game = checked(knowledge, home, face);
    expect(game.events).toContainEqual({
      type: 'knowledge-checked',
      rule: 'EUP-KNO.8',
      seat: 0,
      sum,
      knowledge,
      values: [face, ...home],
      isTooHigh: sum > 15,
      isSafe: false,
    });
    expect(availableOf(game.state, 0)).toEqual(left);
    expect(eventTypes(game).includes('worker-lost')).toBe(sum > 15);
  },
);

rule(['EUP-KNO.8', 'EUP-KNO.5'], 'neither workers on the board nor those of others count', () => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'farm', 6);
    stand(state, 0, 'generator', 6);
    stand(state, 0, 'aquifer', 6);
    available(state, 1, 6, 6);
    available(state, 2, 6, 6);
    setKnowledge(state, 6, 6, 6);
  }).script([6]);
  game.play(retrieve(0, [2]));
  expect(game.events).toContainEqual({
    type: 'knowledge-checked',
    rule: 'EUP-KNO.8',
    seat: 0,
    sum: 12,
    isTooHigh: false,
    knowledge: 6,
    values: [6],
    isSafe: false,
  });
});

rule(['EUP-KNO.10', 'EUP-RCT.140'], 'a lost worker goes to the supply without a value, and then abilities act', () => {
  const game = checked(6, [6, 2], 3, (state) => activate(state, 0, 'steven-the-scholar'));
  expect(game.events.slice(-2)).toEqual([
    { type: 'worker-lost', rule: 'EUP-KNO.9', seat: 0, worker: 2, value: 6, workers: { from: 3, to: 2 } },
    { type: 'ability-used', seat: 0, recruit: 'steven-the-scholar', rule: 'EUP-RCT.140', ability: 'EUP-RCT.140' },
  ]);
  expect([game.state.place[1], game.state.value[1], game.state.lostWorker]).toEqual([-1, 0, [true, false, false]]);
  expect(changes(game, choose(0, 'clay'))).toMatchObject({ 'goods.0.clay': 1, deck: 35 });
});

rule(['EUP-KNO.13', 'EUP-R7', 'EUP-COM.3'], 'knowledge that is gained without a roll is never checked', () => {
  const game = position((state) => {
    stand(state, 1, 'farm', 6);
    available(state, 0, 5, 6, 6);
    setPlayer(state, 0, { knowledge: 5 });
  }).play(place(0, 5, 'farm'));
  expect([eventTypes(game), availableOf(game.state, 0), game.state.knowledge[0]]).toEqual([
    ['worker-placed', 'goods-gained', 'track-moved', 'turn-began'],
    [6, 6],
    6,
  ]);
});
