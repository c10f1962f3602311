import {
  activate,
  available,
  market,
  setGoods,
  setKnowledge,
  setPlayer,
  stack,
  stand,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes } from './facts.js';
import { asked, availableOf, choose, type EuState, place, position, retrieve, use } from './positions.js';
import { face, rolling } from './rolls.js';

// EUP-KNO.12 to EUP-KNO.14: what follows a roll, and in which order.

const decline = (seat: number) => ({ type: 'decline', seat }) as const;
const numbers = (faces: readonly number[]): number[] => faces.map((_, i) => i + 1);

rule(['EUP-KNO.12', 'EUP-R9', 'EUP-RCT.131'], 'opponents react at the end of the roll event', () => {
  const ben = (recipe: (state: EuState) => void, ...faces: number[]) => {
    const game = rolling(faces, (state) => {
      activate(state, 2, 'ben-the-ludologist');
      setPlayer(state, 2, { morale: 3 });
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
    setPlayer(state, 2, { morale: 3 });
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
    setPlayer(state, 0, { morale: 6 });
  }).play(retrieve(0, [1, 2]));
  expect(asked(game)).toEqual({ kind: 'turn-main', seat: 1 });
});

rule(['EUP-R9', 'EUP-RCT.131'], 'doubles of dice that were not rolled in the event do not count', () => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'farm', 1);
    available(state, 0, 3, 3);
    activate(state, 2, 'ben-the-ludologist');
    setPlayer(state, 2, { morale: 3 });
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
      setPlayer(state, 1, { morale: 3 });
      setPlayer(state, 0, { knowledge: 4 });
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
      market(state, 'euphorian-a', 'friendly-local-game-bonfire');
      activate(state, 1, 'amanda-the-broker');
      activate(state, 2, 'ben-the-ludologist');
      setPlayer(state, 2, { morale: 3 });
      setGoods(state, 0, { energy: 1 });
      setGoods(state, 1, { bliss: 2 });
    }).play(place(0, 1, 'euphorian-tunnel'), use(1, 'amanda-the-broker'));
    expect(changes(game, face(1, 4))).toEqual({
      'goods.1.bliss': 0,
      'workers.1.0': 'available 4',
      'workers.1.2': 'supply',
      'lost.1': true,
    });
    expect(game.events).toContainEqual({
      type: 'knowledge-checked',
      rule: 'EUP-KNO.8',
      seat: 1,
      sum: 17,
      isTooHigh: true,
      knowledge: 3,
      values: [4, 4, 6],
      isSafe: false,
    });
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
    setPlayer(state, 0, { morale: 2 });
  }).play(place(0, 5, 'euphorian-tunnel'));
  expect(asked(game)).toMatchObject({ kind: 'ability-react', seat: 0 });
  game.play(use(0, 'julia-the-thought-inspector'), choose(0, 'clay'));
  expect(game.events).toContainEqual({
    type: 'dice-rolled',
    rule: 'EUP-PLC.6',
    seat: 1,
    cause: 'bump',
    workers: [1],
    faces: [5],
    chosen: [1],
  });
  expect(asked(game)?.kind).toBe('place-benefit');
});

rule(['EUP-KNO.12', 'EUP-R11', 'EUP-BLD.9'], 'rolls of several players are complete one after the other', () => {
  const game = position((state) => {
    available(state, 1);
    stand(state, 1, 'euphorian-a-2', 4);
    stand(state, 1, 'farm', 1);
    available(state, 1, 6);
    setKnowledge(state, 6, 6, 3);
    setGoods(state, 0, { clay: 1 });
    stack(state, 'unbuiltTiles', ['plaza-of-immortalized-humility']);
    available(state, 0, 3, 6);
  })
    .script([6, 6])
    .play(place(0, 3, 'euphorian-a-1'));
  expect(eventTypes(game).slice(8)).toEqual([
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
    setPlayer(state, 0, { morale: 2 });
  })
    .script([6])
    .play(place(0, 2, 'euphorian-tunnel'));
  expect(game.events).toContainEqual({
    type: 'knowledge-checked',
    rule: 'EUP-KNO.8',
    seat: 1,
    sum: 15,
    isTooHigh: false,
    knowledge: 3,
    values: [6, 5, 1],
    isSafe: false,
  });
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
