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
import { engineFor } from './packs.js';
import { asked, pay, place, position } from './positions.js';

// EUP-KNO.9, EUP-KNO.11: who is lost to a check.

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
