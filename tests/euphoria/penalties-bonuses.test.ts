import {
  activate,
  available,
  give,
  hide,
  market,
  setAllegiance,
  setDilemma,
  setGoods,
  setPlayer,
  setShared,
  stack,
  stand,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes, starOn } from './facts.js';
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

rule(['EUP-PEN.10', 'EUP-R20'], 'a star on the Theater itself costs nothing, one on another tile does', () => {
  const on = (site: string) =>
    theater([], (state) => market(state, 'wastelander-a', 'bemusement-park')).play(place(0, 1, 'ark'), starOn(site));
  expect(on('wastelander-b').state.knowledge[0]).toBe(3);
  expect(on('wastelander-a').state.knowledge[0]).toBe(4);
  expect(on('territory').state.knowledge[0]).toBe(4);
});

rule(['EUP-PEN.10', 'EUP-KNO.2'], 'at knowledge 6 the Theater costs nothing, and it causes no check', () => {
  const game = theater([], (state) => {
    setPlayer(state, 0, { knowledge: 6 });
    available(state, 0, 6, 5, 4);
  });
  expect(changes(game, place(0, 6, 'wind-salon'))).toMatchObject({ 'stars.0': 9 });
  expect(game.state.knowledge[0]).toBe(6);
  expect(eventTypes(game)).not.toContain('knowledge-checked');
});

rule(['EUP-PEN.10', 'EUP-RCT.147'], 'Nick turns the knowledge of the Theater into morale', () => {
  const game = theater([], (state) => {
    setPlayer(state, 0, { morale: 3 });
    activate(state, 0, 'nick-the-understudy');
  });
  expect(changes(game, place(0, 1, 'wind-salon'))).toMatchObject({ 'knowledge.0': 4, 'morale.0': 4 });
});

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

rule.each(
  ['EUP-PEN.10', 'EUP-R20', 'EUP-DIL.3'],
  'the star on a dilemma counts while all stars have consequences',
  [
    { starTriggers: 'any', knowledge: 4 },
    { starTriggers: 'visits', knowledge: 3 },
  ],
  ({ starTriggers, knowledge }) => {
    const game = theater([], (state) => setDilemma(state, 0, 'bat'), { starTriggers }).play({
      type: 'resolve-dilemma',
      seat: 0,
      side: 'join',
      artifacts: ['bat'],
    });
    expect(game.state.knowledge[0]).toBe(knowledge);
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

rule(['EUP-PEN.11', 'EUP-R18', 'EUP-RCT.142'], 'the Registry does not stop Andrew', () => {
  const game = under(REGISTRY, [], (state) => {
    activate(state, 0, 'andrew-the-spelunker');
    setGoods(state, 0, { energy: 1 });
    stack(state, 'artifactDeck', ['box']);
  });
  expect(changes(game, place(0, 1, 'euphorian-tunnel'))).toMatchObject({ 'goods.0.gold': 1, 'hands.0': 'box' });
});

rule(['EUP-PEN.11', 'EUP-ALL.5', 'EUP-ALL.6'], 'under the Registry recruits are still revealed and starred', () => {
  const reveal = under(REGISTRY, [], (state) => {
    hide(state, 0, 'laura-the-philanthropist');
    setAllegiance(state, 'euphorian', 7);
  });
  expect(changes(reveal, place(0, 1, 'generator'))).toMatchObject({ 'active.0': 'laura-the-philanthropist' });
  const star = under(REGISTRY, [], (state) => {
    activate(state, 0, 'laura-the-philanthropist');
    setAllegiance(state, 'euphorian', 10);
  });
  expect(changes(star, place(0, 1, 'generator'))).toMatchObject({
    'goods.0.energy': 1,
    recruitStars: 'laura-the-philanthropist',
  });
});

rule(['EUP-PEN.11', 'EUP-TUN.8'], 'the Registry does not close the end of a tunnel', () => {
  const game = under(REGISTRY, [], (state) => {
    activate(state, 0, 'laura-the-philanthropist');
    setShared(state, { miners: { euphorian: 9 } });
  });
  expect(changes(game, place(0, 1, 'euphorian-tunnel-end'))).toMatchObject({ 'goods.0.water': 3 });
});

rule(['EUP-PEN.11', 'EUP-ART.5', 'EUP-TUN.3'], 'a star put on the Registry brings the bonuses back at once', () => {
  const game = under(REGISTRY, [], (state) => {
    setPlayer(state, 0, { morale: 2 });
    give(state, 0, 'bat', 'bat');
    activate(state, 0, 'laura-the-philanthropist');
    setAllegiance(state, 'euphorian', 5);
    setGoods(state, 0, { energy: 1 });
    available(state, 0, 1, 1);
    stack(state, 'artifactDeck', ['box']);
  }).play(place(0, 1, 'ark'), starOn('wastelander-b'));
  expect(changes(game, place(0, 1, 'euphorian-tunnel'))).toMatchObject({ 'goods.0.gold': 1, 'hands.0': 'box' });
});
