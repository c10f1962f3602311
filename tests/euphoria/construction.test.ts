import { SITES } from '@rulewright/euphoria';
import { available, setGoods, stack, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes } from './facts.js';
import { type EuScenario, type EuState, place, position, retrieve, spacesFor } from './positions.js';

const ALL = { energy: 9, water: 9, food: 9, bliss: 9, gold: 9, stone: 9, clay: 9 };
const PRINTED = {
  'euphorian-a': ['clay', 'gold', 'gold', 'gold'],
  'euphorian-b': ['stone', 'gold', 'gold', 'gold'],
  'subterran-a': ['gold', 'stone', 'stone', 'stone'],
  'subterran-b': ['clay', 'stone', 'stone', 'stone'],
  'wastelander-a': ['stone', 'clay', 'clay', 'clay'],
  'wastelander-b': ['gold', 'clay', 'clay', 'clay'],
} as const;
/** A tile whose penalty nothing in these tests meets. */
const TILE = 'courthouse-of-hasty-judgment';

/** Seat 0 owns one gold and has a worker of 5; on site euphorian-a lies the Courthouse. */
const site = (recipe: (state: EuState) => void, options = {}, active = 0): EuScenario =>
  position(
    (state) => {
      stack(state, 'unbuiltTiles', [TILE]);
      for (let seat = 0; seat < state.options.players; seat++) available(state, seat, 5);
      setGoods(state, active, { gold: 1 });
      recipe(state);
    },
    options,
    active,
  );
const build = place(0, 5, 'euphorian-a-4');

rule.each(
  ['EUP-BLD.1', 'EUP-BLD.2'],
  'each construction space takes the resource printed on it and gives nothing',
  SITES,
  (name) => {
    for (const [k, resource] of PRINTED[name].entries()) {
      const space = `${name}-${k + 1}`;
      const game = position((state) => {
        setGoods(state, 0, { [resource]: 1 });
        available(state, 0, 1, 2);
      });
      expect(changes(game, place(0, 1, space))).toEqual({
        [`goods.0.${resource}`]: 0,
        'workers.0.0': `${space} 1`,
      });
      expect(eventTypes(game).slice(0, 4)).toEqual(['worker-placed', 'placement-paid', 'goods-lost', 'turn-began']);
      const poor = position((state) => setGoods(state, 0, { ...ALL, [resource]: 0 }));
      expect(poor.refusal(place(0, 1, space))).toMatchObject({ rule: 'EUP-PLC.4', code: 'cannot-pay' });
    }
  },
);

rule(
  'EUP-BLD.1',
  'there are two sites in each ground territory, with four spaces and a closed visit space each',
  () => {
    const game = position((state) => setGoods(state, 0, ALL));
    const spaces = spacesFor(game).filter((space) => /-[ab]-/.test(space));
    expect(spaces).toEqual(SITES.flatMap((name) => [1, 2, 3, 4].map((k) => `${name}-${k}`)));
    for (const name of SITES)
      expect(game.refusal(place(0, 1, `${name}-visit`))).toEqual({ rule: 'EUP-BLD.1', code: 'not-built' });
  },
);

rule.each('EUP-BLD.2', 'nobody is bumped from a construction space, neither others nor oneself', [0, 1], (seat) => {
  const game = site((state) => stand(state, seat, 'euphorian-a-4', 1));
  expect(game.refusal(build)).toEqual({ rule: 'EUP-BLD.2', code: 'occupied' });
  expect(spacesFor(game)).toContain('euphorian-a-3');
});

const spots = ['euphorian-a-1', 'euphorian-a-2', 'euphorian-a-3'] as const;
rule.each(
  ['EUP-BLD.3', 'EUP-BLD.5'],
  'the market is completed by as many workers as the number of players needs',
  [
    { players: 2, needed: 2 },
    { players: 3, needed: 2 },
    { players: 4, needed: 3 },
    { players: 5, needed: 4 },
    { players: 6, needed: 4 },
  ],
  ({ players, needed }) => {
    const after = (there: number) => {
      const game = site(
        (state) => {
          for (let k = 0; k < there; k++) stand(state, k === 2 ? 0 : 1, spots[k] ?? '', 1);
        },
        { players },
      ).play(build);
      return game.state.builtTiles[0]?.length;
    };
    expect(after(needed - 2)).toBe(0);
    expect(after(needed - 1)).toBe(1);
  },
);

rule('EUP-BLD.3', 'workers on another site of the territory do not count', () => {
  const game = site((state) => stand(state, 1, 'euphorian-b-2', 1)).play(build);
  expect(game.state.builtTiles.flat()).toEqual([]);
});

rule(['EUP-BLD.3', 'EUP-BLD.4'], 'any two spaces do, and one player may hold them all', () => {
  for (const [one, other] of [
    ['euphorian-a-1', 'euphorian-a-2'],
    ['euphorian-a-2', 'euphorian-a-4'],
    ['euphorian-a-4', 'euphorian-a-3'],
  ] as const) {
    const game = position((state) => {
      stand(state, 0, one, 1);
      available(state, 0, 1);
      setGoods(state, 0, { gold: 1 });
    }).play(place(0, 1, other));
    expect(game.state.builtTiles[0]).toHaveLength(1);
    expect(game.state.tileStars.slice(0, 3)).toEqual([1, 0, 0]);
  }
});

rule(['EUP-RET.10', 'EUP-BLD.2'], 'a worker taken from an unfinished site leaves its space to be paid again', () => {
  const game = site(
    (state) => {
      stand(state, 0, 'euphorian-a-2', 1);
      stand(state, 1, 'euphorian-a-3', 1);
      setGoods(state, 0, {});
      setGoods(state, 1, { gold: 1 });
    },
    { players: 4 },
  )
    .script([1])
    .play(retrieve(0, [2]));
  expect(changes(game, place(1, 5, 'euphorian-a-2'))).toEqual({
    'goods.1.gold': 0,
    'workers.1.0': 'euphorian-a-2 5',
  });
  expect(game.state.builtTiles.flat()).toEqual([]);
});
