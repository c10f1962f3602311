import {
  activate,
  available,
  give,
  market,
  setAllegiance,
  setGoods,
  setPlayer,
  setShared,
  stack,
  stand,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { eventTypes } from './facts.js';
import { asked, type EuScenario, type EuState, place, position } from './positions.js';

// The tiles that concern stars and the bonuses of tiers: Theater, Registry.

/** The tile is built on wastelander-b with a star of each of these seats. */
const under = (tile: string, stars: readonly number[], recipe: (state: EuState) => void, options = {}): EuScenario =>
  position((state) => {
    market(state, 'wastelander-b', tile, ...stars);
    available(state, 0, 1, 2);
    recipe(state);
  }, options);

const COURTHOUSE = 'courthouse-of-hasty-judgment';
const THEATER = 'theater-of-revelatory-propaganda';
/** Seat 0 can pay for a pair and for the Nimbus Loft. */
const theater = (stars: readonly number[], recipe: (state: EuState) => void = () => {}, options = {}) =>
  under(
    THEATER,
    stars,
    (state) => {
      setPlayer(state, 0, { morale: 6 });
      give(state, 0, 'bat', 'bat');
      setGoods(state, 0, { gold: 3, energy: 4, clay: 1 });
      recipe(state);
    },
    options,
  );

rule.each(
  ['EUP-PEN.10', 'EUP-R20', 'EUP-STR.6'],
  'under the Theater every star of a visit costs 1 knowledge, before the allegiance step',
  ['nimbus-loft', 'wind-salon', 'incinerator', 'wastelander-b-visit'],
  (space) => {
    for (const starTriggers of ['any', 'visits'])
      for (const [stars, knowledge] of [
        [[], 4],
        [[1, 2], 4],
        [[0], 3],
      ] as const) {
        const game = theater(stars, (state) => setGoods(state, 0, { gold: 3, energy: 4, clay: 1 }), { starTriggers });
        if (space === 'nimbus-loft') game.edit((state) => setGoods(state, 0, { gold: 3 }));
        game.play(place(0, 1, space));
        expect(game.state.knowledge[0]).toBe(knowledge);
        if (knowledge === 4)
          expect(eventTypes(game).slice(-4)).toEqual(['star-placed', 'track-moved', 'allegiance-moved', 'turn-began']);
      }
  },
);

rule.each(
  ['EUP-PEN.10', 'EUP-R20'],
  'stars of a completion count in the same way only while all stars have consequences',
  [
    { starTriggers: 'any', knowledge: [4, 4, 3] },
    { starTriggers: 'visits', knowledge: [3, 3, 3] },
  ],
  ({ starTriggers, knowledge }) => {
    const game = theater(
      [],
      (state) => {
        stack(state, 'unbuiltTiles', [COURTHOUSE]);
        stand(state, 1, 'euphorian-a-2', 1);
      },
      { starTriggers },
    )
      .script([1, 1])
      .play(place(0, 1, 'euphorian-a-3'));
    expect(game.state.knowledge).toEqual(knowledge);
  },
);

rule.each(
  ['EUP-PEN.10', 'EUP-R20', 'EUP-ALL.6'],
  "every star on a recruit counts, in somebody else's turn too, while all stars have consequences",
  [
    { starTriggers: 'any', knowledge: [3, 5, 4] },
    { starTriggers: 'visits', knowledge: [3, 3, 3] },
  ],
  ({ starTriggers, knowledge }) => {
    const game = theater(
      [],
      (state) => {
        setAllegiance(state, 'euphorian', 10);
        activate(state, 1, 'laura-the-philanthropist', 'jefferson-the-shock-artist');
        activate(state, 2, 'ray-the-foreman');
      },
      { starTriggers },
    ).play(place(0, 1, 'generator'));
    expect(game.state.knowledge).toEqual(knowledge);
  },
);

rule(['EUP-PEN.10', 'EUP-BLD.10'], 'the builders of the Theater pay nothing for its own star', () => {
  const game = position((state) => {
    stack(state, 'unbuiltTiles', [THEATER]);
    stand(state, 1, 'wastelander-b-2', 1);
    setGoods(state, 0, { clay: 1 });
    available(state, 0, 1, 2);
  })
    .script([1, 1])
    .play(place(0, 1, 'wastelander-b-3'));
  expect(game.state.knowledge).toEqual([3, 3, 3]);
});

const REGISTRY = 'registry-of-personal-secrets';
rule.each(
  ['EUP-PEN.11', 'EUP-COM.6', 'EUP-TUN.3'],
  'under the Registry tiers 1 and 2 give nothing, whatever the faction',
  [
    { stars: [], has: false },
    { stars: [1, 2], has: false },
    { stars: [0], has: true },
  ],
  ({ stars, has }) => {
    const factions = [
      ['generator', 'euphorian-tunnel', 'laura-the-philanthropist'],
      ['aquifer', 'subterran-tunnel', 'maggie-the-outlaw'],
      ['farm', 'wastelander-tunnel', 'pete-the-cannibal'],
    ] as const;
    for (const [area, tunnel, recruit] of factions) {
      const owner = () =>
        under(REGISTRY, stars, (state) => {
          activate(state, 0, recruit);
          setShared(state, { allegiance: { euphorian: 7, subterran: 7, wastelander: 7, icarite: 7 } });
          available(state, 0, 5, 2);
          setGoods(state, 0, { energy: 1, water: 1, food: 1 });
        });
      const gained = owner()
        .play(place(0, 5, area))
        .state.goods.slice(0, 4);
      expect(gained.reduce((sum, n) => sum + n)).toBe(has ? 5 : 4);
      expect(asked(owner().play(place(0, 5, tunnel)))?.kind).toBe(has ? 'turn-main' : 'place-benefit');
    }
  },
);
