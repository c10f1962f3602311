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
import { eventTypes } from './facts.js';
import { asked, type EuScenario, type EuState, place, position, retrieve } from './positions.js';

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
rule(['EUP-PEN.3', 'EUP-DIL.2'], 'the Courthouse does not concern dilemmas', () => {
  const game = under(COURTHOUSE, [], (state) => {
    setDilemma(state, 0, 'book');
    setPlayer(state, 0, { morale: 2 });
    give(state, 0, 'bat', 'bat');
  });
  expect(game.legal('resolve-dilemma').map(({ artifacts }) => artifacts.join(' '))).toEqual(['bat bat', 'bat bat']);
});

const CAFETERIA = 'cafeteria-of-nameless-meat';
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
