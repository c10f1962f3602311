import { engine, FACTIONS } from '@rulewright/euphoria';
import {
  activate,
  give,
  market,
  setAllegiance,
  setGoods,
  setPlayer,
  setShared,
  star,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { before, step, TWO } from './allegiance.js';
import { changes, eventTypes } from './facts.js';
import { asked, pay, place, position } from './positions.js';

rule.each(
  'EUP-ALL.1',
  'an allegiance step moves the marker of its faction by 1 up to 11, whoever causes it',
  [0, 1, 4, 7, 9, 10],
  (cell) => {
    for (const faction of FACTIONS) {
      const game = before(faction, cell);
      expect(changes(game, step(faction))).toMatchObject({ [`allegiance.${faction}`]: cell + 1 });
      const moved = { type: 'allegiance-moved', faction, cell: { from: cell, to: cell + 1 } };
      expect(game.events).toContainEqual({ ...moved, rule: 'EUP-COM.3' });
    }
  },
);

rule('EUP-ALL.1', 'a marker at 11 stays, and a visit that would move it is legal', () => {
  const game = before('subterran', 11, (state) => {
    activate(state, 0, TWO.subterran[0]);
    setShared(state, { starredRecruits: [TWO.subterran[0]] });
    market(state, 'subterran-a', 'spa-of-fleeting-pleasure', 0, 1, 2);
    setGoods(state, 0, { water: 4 });
    give(state, 0, 'bat');
  });
  expect(changes(game, place(0, 1, 'subterran-a-visit'))).toEqual({
    'goods.0.water': 0,
    'hands.0': '',
    discard: 'bat',
    'workers.0.0': 'subterran-a-visit 1',
    'territory.subterran.0': 1,
    'stars.0': 7,
  });
  expect(eventTypes(game)).not.toContain('allegiance-moved');
});

rule(['EUP-ALL.6', 'EUP-STR.4'], 'the step to 11 stars every active recruit of the faction, of all players', () => {
  const game = before('wastelander', 10, (state) => {
    activate(state, 0, ...TWO.wastelander);
    activate(state, 1, 'jacko-the-archivist', TWO.subterran[0]);
    activate(state, 2, TWO.icarite[0]);
  });
  expect(changes(game, step('wastelander'))).toEqual({
    'goods.0.food': 2,
    'workers.0.0': 'farm 1',
    'allegiance.wastelander': 11,
    'stars.0': 8,
    'stars.1': 9,
    recruitStars: 'pete-the-cannibal steven-the-scholar jacko-the-archivist',
  });
  expect(game.events.filter(({ type }) => type === 'star-placed')).toEqual([
    {
      type: 'star-placed',
      rule: 'EUP-ALL.6',
      seat: 0,
      on: 'recruit',
      at: 'pete-the-cannibal',
      stars: { from: 10, to: 9 },
    },
    {
      type: 'star-placed',
      rule: 'EUP-ALL.6',
      seat: 0,
      on: 'recruit',
      at: 'steven-the-scholar',
      stars: { from: 9, to: 8 },
    },
    {
      type: 'star-placed',
      rule: 'EUP-ALL.6',
      seat: 1,
      on: 'recruit',
      at: 'jacko-the-archivist',
      stars: { from: 10, to: 9 },
    },
  ]);
});

rule.each('EUP-ALL.6', 'before 11 no recruit carries a star', [7, 8, 9], (cell) => {
  const game = before('euphorian', cell, (state) => activate(state, 1, TWO.euphorian[0]));
  expect(changes(game, step('euphorian'))).not.toHaveProperty('recruitStars');
});

rule(
  ['EUP-ALL.6', 'EUP-R69', 'EUP-STR.7'],
  'who has fewer stars than recruits places what is left by card number',
  () => {
    const game = before('subterran', 10, (state) => {
      activate(state, 0, TWO.subterran[1], TWO.subterran[0]);
      for (const site of ['euphorian-a', 'euphorian-b', 'wastelander-a'] as const) market(state, site, TILES[site], 0);
      star(state, 0, 'euphorian', 3);
      star(state, 0, 'wastelander', 3);
    });
    expect(changes(game, step('subterran'))).toMatchObject({
      recruitStars: 'maggie-the-outlaw',
      'stars.0': 0,
      end: 'tenth-star',
    });
    expect(engine.outcome(game.state)).toMatchObject({ winners: [0], reason: 'tenth-star' });
  },
);
const TILES = {
  'euphorian-a': 'spa-of-fleeting-pleasure',
  'euphorian-b': 'plaza-of-immortalized-humility',
  'wastelander-a': 'fountain-of-wishful-thinking',
} as const;

rule(['EUP-ALL.6', 'EUP-R12', 'EUP-STR.5'], 'a tenth star by tier 4 ends the game before anything else happens', () => {
  const game = before('subterran', 10, (state) => {
    activate(state, 1, TWO.subterran[0]);
    for (const site of ['euphorian-a', 'euphorian-b', 'wastelander-a'] as const) market(state, site, TILES[site], 1);
    star(state, 1, 'euphorian', 3);
    star(state, 1, 'wastelander', 3);
  }).play(step('subterran'));
  expect(game.state.stars).toEqual([10, 0, 10]);
  expect(game.state.end).toEqual({ reason: 'tenth-star', finishers: [1], tieBreaker: 'none', winners: [1] });
  expect(eventTypes(game).slice(-2)).toEqual(['star-placed', 'game-ended']);
  expect(game.legal()).toEqual([]);
});

rule(['EUP-ALL.2', 'EUP-ALL.4'], 'tier 1 goes on after tier 2, 3 and 4', () => {
  for (const cell of [2, 5, 8]) {
    const game = before('subterran', cell, (state) => activate(state, 0, TWO.subterran[0]));
    expect(changes(game, step('subterran'))).toMatchObject({ 'goods.0.water': 2 });
  }
  const last = before('subterran', 11, (state) => {
    activate(state, 0, TWO.subterran[0]);
    setShared(state, { starredRecruits: [TWO.subterran[0]] });
  });
  expect(changes(last, step('subterran'))).toMatchObject({ 'goods.0.water': 2 });
});

rule('EUP-ALL.4', 'tier 2 belongs to the tunnel and to stars in Icarus, not to other stars', () => {
  const game = before('subterran', 5, (state) => {
    activate(state, 0, TWO.subterran[0], TWO.icarite[0]);
    setAllegiance(state, 'icarite', 5);
    setPlayer(state, 0, { morale: 3 });
    give(state, 0, 'bat', 'bat', 'bear');
  }).play(place(0, 1, 'free-press'), pay(0, 'bat', 'bat'));
  expect(asked(game)).toMatchObject({ kind: 'turn-main', seat: 1 });
  expect(eventTypes(game)).not.toContain('artifacts-drawn');
});

rule(
  ['EUP-ALL.6', 'EUP-STR.6'],
  'the stars of tier 4 are placed clockwise from the active player, by card number',
  () => {
    const game = position(
      (state) => {
        setAllegiance(state, 'wastelander', 10);
        activate(state, 0, 'steven-the-scholar', 'pete-the-cannibal');
        activate(state, 1, 'jacko-the-archivist');
        activate(state, 2, 'ian-the-horticulturist');
      },
      {},
      1,
    ).play(place(1, 1, 'farm'));
    const stars = game.events.flatMap((event) => (event.type === 'star-placed' ? [[event.seat, event.at]] : []));
    expect(stars).toEqual([
      [1, 'jacko-the-archivist'],
      [2, 'ian-the-horticulturist'],
      [0, 'pete-the-cannibal'],
      [0, 'steven-the-scholar'],
    ]);
  },
);
