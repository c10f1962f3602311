import { basePack } from '@rulewright/euphoria';
import {
  activate,
  available,
  begin,
  give,
  market,
  setGoods,
  setPlayer,
  setShared,
  stand,
} from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './facts.js';
import { engineFor } from './packs.js';
import { asked, availableOf, type EuState, pay, place, position, retrieve } from './positions.js';

// EUP-KNO.9, EUP-KNO.11: who is lost to a check.

rule('EUP-KNO.9', 'the worker with the highest value is lost, wherever it comes from', () => {
  expect(changes(checkedBase(6, [3, 5]), retrieve(0, [1]))).toMatchObject({
    'workers.0.0': 'available 4',
    'workers.0.2': 'supply',
  });
  expect(changes(checkedBase(6, [5, 3]), retrieve(0, [1]))).toMatchObject({
    'workers.0.0': 'available 4',
    'workers.0.1': 'supply',
  });
});
/** Seat 0 will roll a 4 with its first worker. */
function checkedBase(knowledge: number, home: readonly number[]) {
  return position((state) => {
    available(state, 0);
    stand(state, 0, 'farm', 1);
    available(state, 0, ...home);
    setPlayer(state, 0, { knowledge });
  }).script([4]);
}

rule(['EUP-KNO.9', 'EUP-R4'], 'of equal ones the lowest id is lost when none can be placed in the turn', () => {
  expect(changes(checkedBase(6, [4, 4]), retrieve(0, [1]))).toEqual({ 'workers.0.0': 'supply' });
  const game = position((state) => {
    available(state, 1);
    stand(state, 1, 'euphorian-tunnel', 1);
    available(state, 1, 5, 5, 5);
    setGoods(state, 0, { energy: 1 });
  }).script([5]);
  expect(changes(game, place(0, 1, 'euphorian-tunnel'))).toMatchObject({ 'workers.1.0': 'supply' });
});

/** Seat 0 bumps its own first worker, which rolls the face, while two others of the value are left of its group. */
const bumpsOwn = (face: number, value: number, recipe: (state: EuState) => void = () => {}) =>
  position((state) => {
    available(state, 0);
    stand(state, 0, 'euphorian-tunnel', 1);
    available(state, 0, value, value, value);
    setGoods(state, 0, { energy: 1 });
    recipe(state);
  })
    .script([face])
    .play(place(0, value, 'euphorian-tunnel'));

rule(
  ['EUP-KNO.9', 'EUP-R4'],
  'a worker that can still be placed in the turn stays if another equal one will do',
  () => {
    const low = bumpsOwn(5, 5);
    expect(low.state.place.slice(0, 4)).toEqual([-1, 6, -2, -2]);
    const high = position((state) => {
      available(state, 0, 5, 5, 5);
      stand(state, 0, 'euphorian-tunnel', 1);
      setGoods(state, 0, { energy: 1 });
    })
      .script([5])
      .play(place(0, 5, 'euphorian-tunnel'));
    expect(high.state.place.slice(0, 4)).toEqual([6, -2, -2, -1]);
  },
);

rule(['EUP-KNO.9', 'EUP-R4', 'EUP-PEN.5'], 'where one worker a turn is allowed, no other can be placed', () => {
  const game = position((state) => {
    market(state, 'euphorian-a', 'fountain-of-wishful-thinking');
    available(state, 0, 5, 5, 5);
    stand(state, 0, 'euphorian-tunnel', 1);
    setGoods(state, 0, { energy: 1 });
  })
    .script([5])
    .play(place(0, 5, 'euphorian-tunnel'));
  expect(game.state.place.slice(0, 4)).toEqual([6, -1, -2, -2]);
});

rule.each(
  ['EUP-KNO.9', 'EUP-R4', 'EUP-PEN.5'],
  'where the star of this visit may lift the limit of one worker a turn, the bumped worker is lost and not its twin',
  [
    { site: 'euphorian-b', space: 'incinerator', tileOption: false, lost: 3, mayFollow: true },
    // the star of this visit cannot lie on that tile
    { site: 'subterran-a', space: 'incinerator', tileOption: false, lost: 2, mayFollow: false },
    { site: 'euphorian-b', space: 'euphorian-a-visit', tileOption: true, lost: 3, mayFollow: true },
    { site: 'euphorian-b', space: 'euphorian-a-visit', tileOption: false, lost: 2, mayFollow: false },
    { site: 'euphorian-b', space: 'euphorian-tunnel', tileOption: true, lost: 2, mayFollow: false },
  ] as const,
  ({ site, space, tileOption, lost, mayFollow }) => {
    const game = position(
      (state) => {
        market(state, site, 'fountain-of-wishful-thinking');
        market(state, 'euphorian-a', 'bemusement-park', 0);
        available(state, 0, 5, 5);
        stand(state, 0, space, 1);
        setPlayer(state, 0, { knowledge: 6, morale: 4 });
        setGoods(state, 0, { energy: 2 });
        give(state, 0, 'bat', 'bat', 'balloons');
      },
      { builtMarketStarOnTile: tileOption },
    )
      .script([5])
      .play(place(0, 5, space));
    expect(game.events).toContainEqual({
      type: 'knowledge-checked',
      rule: 'EUP-KNO.8',
      seat: 0,
      sum: 16,
      isTooHigh: true,
      knowledge: 6,
      values: [5, 5],
      isSafe: false,
    });
    expect(game.events).toContainEqual({
      type: 'worker-lost',
      rule: 'EUP-KNO.9',
      seat: 0,
      worker: lost,
      value: 5,
      workers: { from: 3, to: 2 },
    });
    if (space === 'incinerator') game.play(pay(0, 'bat', 'bat'));
    if (space !== 'euphorian-tunnel' && mayFollow) game.play({ type: 'place-star', seat: 0, on: site });
    else if (game.legal('place-star').length > 0) game.play({ type: 'place-star', seat: 0, on: 'territory' });
    expect(asked(game)?.kind === 'turn-continue').toBe(mayFollow);
    if (mayFollow) expect(game.play(place(0, 5, 'farm')).state.place[1]).toBe(2);
  },
);

rule(['EUP-KNO.9', 'EUP-R4', 'EUP-PEN.5'], 'when two tiles set that limit, one star does not lift it', () => {
  const twice = engineFor({
    ...basePack,
    tiles: basePack.tiles.map((tile, i) => (i === 0 ? { ...tile, penalty: 'one-worker-per-turn' } : tile)),
  });
  const start = scenario(twice, { options: { players: 3, tradeProposalsPerTurn: 0 } }).edit((state) => {
    begin(state);
    market(state, 'euphorian-b', 'fountain-of-wishful-thinking');
    market(state, 'euphorian-a', 'laboratory-of-selective-genetics');
    available(state, 0, 5, 5);
    stand(state, 0, 'incinerator', 1);
    setPlayer(state, 0, { knowledge: 6, morale: 4 });
    give(state, 0, 'bat', 'bat', 'balloons');
  });
  start.script([5]).play(place(0, 5, 'incinerator'));
  expect(start.events).toContainEqual({
    type: 'worker-lost',
    rule: 'EUP-KNO.9',
    seat: 0,
    worker: 2,
    value: 5,
    workers: { from: 3, to: 2 },
  });
});

rule('EUP-KNO.9', 'the highest is lost even if it could still be placed and the others not', () => {
  const game = bumpsOwn(4, 5);
  expect(game.events).toContainEqual({
    type: 'knowledge-checked',
    rule: 'EUP-KNO.8',
    seat: 0,
    sum: 17,
    isTooHigh: true,
    knowledge: 3,
    values: [4, 5, 5],
    isSafe: false,
  });
  expect(game.state.place.slice(0, 4)).toEqual([-2, 6, -1, -2]);
});

/** Seat 0 adds a worker that shows a 6 while older sixes are at home; the first of its workers are in the supply. */
const adds = (inSupply: number, values: readonly number[], ...recruits: string[]) =>
  position((state) => {
    available(state, 0, ...Array<number>(inSupply).fill(1), ...values);
    const home = Array.from({ length: inSupply }, (_, i) => i + 1);
    setPlayer(state, 0, {
      workers: home.map((worker) => ({ worker, where: 'supply', space: null, value: null })),
    });
    setShared(state, { noted: values.map((_, i) => inSupply + i + 1) });
    setGoods(state, 0, { water: 3 });
    activate(state, 0, ...recruits);
    setPlayer(state, 0, { knowledge: 4 });
  })
    .script([6])
    .play(place(0, values[0] ?? 0, 'tank-water'));
const lostBy = (game: ReturnType<typeof adds>) =>
  game.events.flatMap((event) => (event.type === 'worker-lost' ? [event.worker] : []));

rule(
  ['EUP-KNO.9', 'EUP-R4', 'EUP-RCT.133b'],
  'a new worker counts as one that can be placed if a recruit allows it',
  () => {
    expect([lostBy(adds(0, [1, 6], 'chase-the-miner')), lostBy(adds(0, [1, 6]))]).toEqual([[2], [2]]);
    const kept = adds(1, [1, 6], 'chase-the-miner');
    expect([lostBy(kept), asked(kept)]).toEqual([[3], { kind: 'place-extra', seat: 0 }]);
    const gone = adds(1, [1, 6], 'laura-the-philanthropist');
    expect([lostBy(gone), asked(gone)]).toEqual([[1], { kind: 'turn-main', seat: 1 }]);
  },
);

rule(
  ['EUP-KNO.9', 'EUP-R4'],
  'a new worker that nobody may place goes before one of the group, whatever its id',
  () => {
    expect(lostBy(adds(0, [6, 6], 'laura-the-philanthropist'))).toEqual([3]);
    expect(lostBy(adds(0, [6, 6], 'chase-the-miner'))).toEqual([2]);
    expect(lostBy(adds(1, [6, 6], 'laura-the-philanthropist'))).toEqual([1]);
  },
);

rule.each(
  ['EUP-KNO.9', 'EUP-R4'],
  'what the active player may still place says nothing about the workers of others',
  [0, 2],
  (owner) => {
    const game = position(
      (state) => {
        available(state, owner);
        stand(state, owner, 'farm', 1);
        available(state, owner, 5);
        stand(state, owner, 'euphorian-tunnel', 1);
        available(state, owner, 5, 5);
        available(state, 1, 5, 5);
        setGoods(state, 1, { energy: 1 });
      },
      {},
      1,
    ).script([5]);
    game.play(place(1, 5, 'euphorian-tunnel'));
    expect(game.events).toContainEqual({
      type: 'worker-lost',
      rule: 'EUP-KNO.9',
      seat: owner,
      worker: 2,
      value: 5,
      workers: { from: 4, to: 3 },
    });
  },
);

rule(['EUP-KNO.9', 'EUP-R4'], 'a worker of another value than the group has no right to stay', () => {
  const game = position((state) => {
    available(state, 0, 1, 5, 5);
    stand(state, 0, 'euphorian-tunnel', 2);
    setGoods(state, 0, { energy: 1 });
  })
    .script([5])
    .play(place(0, 1, 'euphorian-tunnel'));
  expect(game.events).toContainEqual({
    type: 'worker-lost',
    rule: 'EUP-KNO.9',
    seat: 0,
    worker: 2,
    value: 5,
    workers: { from: 4, to: 3 },
  });
});

/** Seat 0 can bump two workers of seat 1 in one turn; seat 1 has a 6 and a 5 at home and knowledge 6. */
const twoBumps = () =>
  position((state) => {
    available(state, 0, 2, 2);
    setGoods(state, 0, { energy: 1, water: 1 });
    available(state, 1);
    stand(state, 1, 'euphorian-tunnel', 1);
    stand(state, 1, 'subterran-tunnel', 1);
    available(state, 1, 6, 5);
    setPlayer(state, 1, { knowledge: 6 });
  });
rule(['EUP-KNO.11', 'EUP-R5'], 'nobody loses more than one worker to checks in a turn of anybody', () => {
  const game = twoBumps().script([1]);
  game.play(place(0, 2, 'euphorian-tunnel'), { type: 'take', seat: 0, items: ['gold'] });
  expect([availableOf(game.state, 1), game.state.lostWorker]).toEqual([
    [1, 5],
    [false, true, false],
  ]);
  game.script([6]).play(place(0, 2, 'subterran-tunnel'));
  expect(game.events).toContainEqual({
    type: 'knowledge-checked',
    rule: 'EUP-KNO.8',
    seat: 1,
    sum: 18,
    isTooHigh: true,
    knowledge: 6,
    values: [1, 6, 5],
    isSafe: true,
  });
  expect(availableOf(game.state, 1)).toEqual([1, 5, 6]);
  game.play({ type: 'take', seat: 0, items: ['stone'] });
  expect([game.state.lostWorker, game.state.active]).toEqual([[false, false, false], 1]);
});
