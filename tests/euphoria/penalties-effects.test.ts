import {
  activate,
  available,
  give,
  market,
  setDilemma,
  setGoods,
  setPlayer,
  stand,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes, plans } from './facts.js';
import { asked, discard, type EuScenario, type EuState, place, position, retrieve, spacesFor } from './positions.js';

// The tiles that change what placements and retrievals cost or give: Laboratory, Courthouse, Cafeteria.

/** The tile is built on wastelander-b with a star of each of these seats. */
const under = (tile: string, stars: readonly number[], recipe: (state: EuState) => void, options = {}): EuScenario =>
  position((state) => {
    market(state, 'wastelander-b', tile, ...stars);
    available(state, 0, 1, 2);
    recipe(state);
  }, options);

const LABORATORY = 'laboratory-of-selective-genetics';
/** Seat 0 owns that many workers, one of them available, and goes to the tank. */
const tank = (owned: number, stars: readonly number[] = [], space = 'tank-water', recipe = (_: EuState) => {}) =>
  under(LABORATORY, stars, (state) => {
    available(state, 0, 1);
    for (let n = 1; n < owned; n++) stand(state, 0, 'farm', 1);
    setGoods(state, 0, { energy: 3, water: 3 });
    recipe(state);
  }).play(place(0, 1, space));

rule.each(
  ['EUP-PEN.1', 'EUP-R36', 'EUP-TNK.3'],
  'under the Laboratory no worker comes to who owns two or three',
  [
    { owned: 1, stars: [], adds: true },
    { owned: 2, stars: [], adds: false },
    { owned: 3, stars: [], adds: false },
    { owned: 4, stars: [], adds: false },
    { owned: 2, stars: [1, 2], adds: false },
    { owned: 2, stars: [0], adds: true },
    { owned: 3, stars: [0, 1], adds: true },
    { owned: 4, stars: [0], adds: false },
  ],
  ({ owned, stars, adds }) => {
    const game = tank(owned, stars);
    expect(eventTypes(game).includes('worker-added')).toBe(adds);
    expect(game.state.place.slice(0, 4).filter((where) => where !== -1)).toHaveLength(owned + (adds ? 1 : 0));
    expect(game.state.morale[0]).toBe(3);
  },
);

rule('EUP-PEN.1', 'under the Laboratory both sides of the tank keep their price and their track', () => {
  const water = tank(2);
  expect(water.state.goods.slice(0, 2)).toEqual([3, 0]);
  expect([water.state.morale[0], water.state.knowledge[0]]).toEqual([3, 3]);
  const energy = tank(3, [], 'tank-energy');
  expect(energy.state.goods.slice(0, 2)).toEqual([0, 3]);
  expect([energy.state.morale[0], energy.state.knowledge[0]]).toEqual([1, 1]);
  expect(eventTypes(energy)).toEqual(['worker-placed', 'placement-paid', 'goods-lost', 'track-moved', 'turn-began']);
});

rule.each(
  ['EUP-PEN.1', 'EUP-TNK.3', 'EUP-R41'],
  'the workers are counted when the new one would come, after the check of a bumped own worker',
  [
    { stars: [0], rolls: [6, 2], lost: true, adds: true },
    { stars: [], rolls: [6], lost: true, adds: false },
    { stars: [0], rolls: [1], lost: false, adds: false },
  ],
  ({ stars, rolls, lost, adds }) => {
    const game = under(LABORATORY, stars, (state) => {
      available(state, 0, 5, 1, 4);
      stand(state, 0, 'tank-energy', 1);
      setGoods(state, 0, { energy: 3 });
      setPlayer(state, 0, { knowledge: 6 });
    })
      .script(rolls)
      .play(place(0, 5, 'tank-energy'));
    expect(eventTypes(game).includes('worker-lost')).toBe(lost);
    expect(eventTypes(game).includes('worker-added')).toBe(adds);
    expect(game.state.knowledge[0]).toBe(4);
  },
);

rule.each(
  ['EUP-PEN.1', 'EUP-TNK.7', 'EUP-RCT.110b'],
  'under the Laboratory abilities for a new worker are not asked, as none has come',
  [
    { stars: [], kind: 'turn-main' },
    { stars: [0], kind: 'ability-window' },
  ],
  ({ stars, kind }) => {
    const game = under(LABORATORY, stars, (state) => {
      activate(state, 0, 'pete-the-cannibal');
      setGoods(state, 0, { water: 3 });
    });
    expect(asked(game.script(stars.length > 0 ? [1] : []).play(place(0, 1, 'tank-water')))?.kind).toBe(kind);
  },
);

const COURTHOUSE = 'courthouse-of-hasty-judgment';
rule.each(
  ['EUP-PEN.3', 'EUP-ART.2'],
  'under the Courthouse a pair pays no artifact market, three artifacts do',
  ['incinerator', 'free-press', 'ark'],
  (space) => {
    const holding = (cards: readonly ('bat' | 'box')[], ...stars: number[]) =>
      under(COURTHOUSE, stars, (state) => {
        setPlayer(state, 0, { morale: 4 });
        give(state, 0, ...cards);
      });
    const closed = { rule: 'EUP-PEN.3', code: 'no-pair' };
    expect(holding(['bat', 'bat']).refusal(place(0, 1, space))).toMatchObject(closed);
    expect(holding(['bat', 'bat'], 1, 2).refusal(place(0, 1, space))).toMatchObject(closed);
    expect(spacesFor(holding(['bat', 'bat'], 0))).toContain(space);
    expect(plans(holding(['bat', 'bat', 'box', 'box']).play(place(0, 1, space)))).toEqual([
      'bat bat box',
      'bat box box',
    ]);
    expect(changes(holding(['bat', 'bat', 'bat']), place(0, 1, space))).toMatchObject({ discard: 'bat bat bat' });
  },
);

rule(['EUP-PEN.3', 'EUP-RCT.107/2'], 'the Courthouse leaves Jacko his single artifact at the Ark', () => {
  const game = under(COURTHOUSE, [], (state) => {
    activate(state, 0, 'jacko-the-archivist');
    setPlayer(state, 0, { morale: 2 });
    give(state, 0, 'bat', 'bat');
  });
  expect(spacesFor(game).filter((space) => ['incinerator', 'free-press', 'ark'].includes(space))).toEqual(['ark']);
  expect(plans(game.play(place(0, 1, 'ark')))).toEqual(['bat']);
});

rule(['EUP-PEN.3', 'EUP-DIL.2'], 'the Courthouse does not concern dilemmas', () => {
  const game = under(COURTHOUSE, [], (state) => {
    setDilemma(state, 0, 'book');
    setPlayer(state, 0, { morale: 2 });
    give(state, 0, 'bat', 'bat');
  });
  expect(game.legal('resolve-dilemma').map(({ artifacts }) => artifacts.join(' '))).toEqual(['bat bat', 'bat bat']);
});

const CAFETERIA = 'cafeteria-of-nameless-meat';
/** Seat 0 takes a worker back at this price, with this morale. */
const back = (
  price: string,
  morale: number,
  stars: readonly number[] = [],
  {
    recipe = (_: EuState) => {},
    options = {},
  }: { readonly recipe?: (_: EuState) => void; readonly options?: Parameters<typeof position>[1] } = {},
) =>
  under(
    CAFETERIA,
    stars,
    (state) => {
      stand(state, 0, 'farm', 1);
      setPlayer(state, 0, { morale });
      recipe(state);
    },
    options,
  )
    .script([1])
    .play(retrieve(0, [3], price));

rule.each(
  ['EUP-PEN.8', 'EUP-R38', 'EUP-RET.9'],
  'under the Cafeteria a free retrieval costs 2 morale as far as there is any',
  [
    { morale: 6, stars: [], left: 4 },
    { morale: 3, stars: [], left: 1 },
    { morale: 2, stars: [], left: 1 },
    { morale: 1, stars: [], left: 1 },
    { morale: 6, stars: [1, 2], left: 4 },
    { morale: 6, stars: [0], left: 5 },
    { morale: 2, stars: [0], left: 1 },
  ],
  ({ morale, stars, left }) => {
    expect(back('free', morale, stars).state.morale[0]).toBe(left);
  },
);

rule('EUP-PEN.8', 'the Cafeteria does not concern retrievals that are paid', () => {
  const stocked = (state: EuState) => setGoods(state, 0, { food: 1, bliss: 1, energy: 1 });
  expect(back('food', 2, [], { recipe: stocked }).state.morale[0]).toBe(4);
  expect(back('bliss', 2, [], { recipe: stocked }).state.morale[0]).toBe(4);
  const jefferson = back('jefferson-the-shock-artist', 2, [], {
    recipe: (state) => {
      stocked(state);
      activate(state, 0, 'jefferson-the-shock-artist');
    },
  });
  expect(jefferson.state.morale[0]).toBe(3);
});

rule(['EUP-PEN.8', 'EUP-MOR.2', 'EUP-RET.4'], 'both steps are lost before the hand limit, and before the roll', () => {
  const game = under(CAFETERIA, [], (state) => {
    stand(state, 0, 'farm', 1);
    setPlayer(state, 0, { morale: 3 });
    give(state, 0, 'bat', 'bear', 'box');
  }).play(retrieve(0, [3]));
  expect(eventTypes(game)).toEqual(['workers-retrieved', 'track-moved']);
  game.script([1]).play(discard(0, 'bat'), discard(0, 'bear'));
  expect(game.state.hands[0]).toHaveLength(1);
  expect(game.state.active).toBe(1);
});

rule(['EUP-PEN.8', 'EUP-RCT.138', 'EUP-R29'], 'Curtis turns both steps of the Cafeteria into knowledge', () => {
  const curtis = (state: EuState) => activate(state, 0, 'curtis-the-propagandist');
  expect(back('free', 4, [], { recipe: curtis }).state.knowledge[0]).toBe(1);
  expect(back('free', 2, [], { recipe: curtis }).state.knowledge[0]).toBe(2);
  expect(back('free', 1, [], { recipe: curtis }).state.knowledge[0]).toBe(3);
});

rule(['EUP-R42', 'EUP-PEN.8', 'EUP-RCT.113'], 'Yordy keeps all the morale that the Cafeteria would take', () => {
  const yordy = (state: EuState) => {
    activate(state, 0, 'yordy-the-demotivator');
    available(state, 0, 1);
  };
  const two = under(
    CAFETERIA,
    [],
    (state) => {
      yordy(state);
      stand(state, 0, 'farm', 1);
      setPlayer(state, 0, { morale: 4 });
    },
    { recruitEdition: 'first' },
  )
    .script([1])
    .play(retrieve(0, [2]));
  expect(two.state.morale[0]).toBe(4);
});
