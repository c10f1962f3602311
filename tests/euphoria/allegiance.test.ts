import { engine, FACTIONS } from '@rulewright/euphoria';
import {
  activate,
  available,
  buildTile,
  factionOf,
  giveArtifacts,
  hide,
  recruitOf,
  setDilemma,
  setGoods,
  stack,
  stand,
  starTerritory,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { changes, endTurn, eventTypes } from './facts.js';
import { asked, type EuState, pay, place, position } from './positions.js';

const AREA = { euphorian: 'generator', subterran: 'aquifer', wastelander: 'farm', icarite: 'cloud-mine' } as const;
/** Two recruits of each faction, by ascending card number, that nothing in these tests wakes. */
const TWO = {
  euphorian: ['laura-the-philanthropist', 'jefferson-the-shock-artist'],
  subterran: ['maggie-the-outlaw', 'phil-the-spy'],
  wastelander: ['pete-the-cannibal', 'steven-the-scholar'],
  icarite: ['lee-the-gossip', 'rebecca-the-peddler'],
} as const;
type Faction = (typeof FACTIONS)[number];

/** Seat 0 is about to move the marker of a faction one step on, from this cell. */
const before = (faction: Faction, cell: number, recipe: (state: EuState) => void = () => {}, options = {}) =>
  position((state) => {
    available(state, 0, 1, 2);
    state.allegiance[factionOf(faction)] = cell;
    recipe(state);
  }, options);
const step = (faction: Faction) => place(0, 1, AREA[faction]);
const hidden =
  (seat: number, ...ids: string[]) =>
  (state: EuState) =>
    hide(state, seat, ...ids);

rule.each(
  'EUP-ALL.1',
  'an allegiance step moves the marker of its faction by 1 up to 11, whoever causes it',
  [0, 1, 4, 7, 9, 10],
  (cell) => {
    for (const faction of FACTIONS) {
      const game = before(faction, cell);
      expect(changes(game, step(faction))).toMatchObject({ [`allegiance.${faction}`]: cell + 1 });
      expect(game.events).toContainEqual({ type: 'allegiance-moved', faction, cell: cell + 1 });
    }
  },
);

rule('EUP-ALL.1', 'a marker at 11 stays, and a visit that would move it is legal', () => {
  const game = before('subterran', 11, (state) => {
    activate(state, 0, TWO.subterran[0]);
    state.recruitStars.push(recruitOf(TWO.subterran[0]));
    state.stars[0] = 9;
    buildTile(state, 'subterran-a', 'spa-of-fleeting-pleasure', 0, 1, 2);
    setGoods(state, 0, { water: 4 });
    giveArtifacts(state, 0, 'bat');
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

rule.each(
  ['EUP-ALL.5', 'EUP-ALL.8', 'EUP-ICA.5'],
  'the step to cell 8 reveals every hidden recruit of the faction, of all players',
  FACTIONS,
  (faction) => {
    const [one, two] = TWO[faction];
    const other = faction === 'icarite' ? TWO.euphorian[0] : TWO.icarite[0];
    const game = before(faction, 7, (state) => {
      hide(state, 1, one, other);
      hide(state, 2, two);
    });
    expect(changes(game, step(faction))).toMatchObject({
      [`allegiance.${faction}`]: 8,
      'active.1': one,
      'hidden.1': other,
      'active.2': two,
      'hidden.2': '',
    });
    expect(game.events.filter(({ type }) => type === 'recruit-revealed')).toEqual([
      { type: 'recruit-revealed', seat: 1, recruit: one },
      { type: 'recruit-revealed', seat: 2, recruit: two },
    ]);
  },
);

rule.each('EUP-ALL.5', 'the steps to other cells reveal nobody', [0, 1, 4, 5, 6], (cell) => {
  const game = before('icarite', cell, hidden(1, TWO.icarite[0]));
  expect(changes(game, step('icarite'))).not.toHaveProperty('active.1');
});

rule(['EUP-ALL.5', 'EUP-REC.11'], 'recruits are revealed clockwise from the active player', () => {
  const game = position(
    (state) => {
      state.allegiance[3] = 7;
      hide(state, 0, 'lee-the-gossip');
      hide(state, 1, 'rebecca-the-peddler');
      hide(state, 2, 'amanda-the-broker', 'maxime-the-ambassador');
    },
    {},
    1,
  ).play(place(1, 1, 'cloud-mine'));
  const seats = game.events.flatMap((event) => (event.type === 'recruit-revealed' ? [event.seat] : []));
  expect(seats).toEqual([1, 2, 2, 0]);
});

rule(['EUP-ALL.5', 'EUP-ALL.8', 'EUP-R23'], 'cell 8 counts although nobody has a recruit of the faction', () => {
  const game = before('subterran', 7).play(step('subterran'));
  expect(game.state.allegiance).toEqual([0, 8, 0, 0]);
  expect(eventTypes(game)).not.toContain('recruit-revealed');
});

/** The recruit that a fight keeps, with the given allegiance and miner of the Subterrans. */
const fight = (allegiance: number, miner: number, options = {}) => {
  const game = position((state) => {
    setDilemma(state, 0, 'book');
    giveArtifacts(state, 0, 'book');
    stack(state, 'recruitDeck', ['maggie-the-outlaw', 'lee-the-gossip']);
    state.allegiance[1] = allegiance;
    state.miners[1] = miner;
  }, options).play({ type: 'resolve-dilemma', seat: 0, side: 'fight', artifacts: ['book'] });
  return changes(game, { type: 'keep-recruit', seat: 0, recruit: 'maggie-the-outlaw' });
};

rule.each(
  ['EUP-ALL.8', 'EUP-DIL.4', 'EUP-R23', 'EUP-TUN.5'],
  'a faction is revealed from allegiance 8 or miner 6 on, so that a recruit kept then is active',
  [
    { allegiance: 7, miner: 5, isActive: false },
    { allegiance: 8, miner: 0, isActive: true },
    { allegiance: 10, miner: 0, isActive: true },
    { allegiance: 0, miner: 6, isActive: true },
    { allegiance: 0, miner: 9, isActive: true },
  ],
  ({ allegiance, miner, isActive }) => {
    expect(fight(allegiance, miner)).toEqual(
      isActive ? { 'active.0': 'maggie-the-outlaw' } : { 'hidden.0': 'maggie-the-outlaw' },
    );
  },
);

rule(
  ['EUP-ALL.7', 'EUP-DIL.4', 'EUP-R69'],
  'a recruit that becomes active at allegiance 11 gets its star at once',
  () => {
    expect(fight(11, 0)).toEqual({
      'active.0': 'maggie-the-outlaw',
      recruitStars: 'maggie-the-outlaw',
      'stars.0': 9,
    });
  },
);

rule(['EUP-ALL.8', 'EUP-ICA.5', 'EUP-DIL.4'], 'miners reveal no Icarite', () => {
  const game = position((state) => {
    setDilemma(state, 0, 'book');
    giveArtifacts(state, 0, 'book');
    stack(state, 'recruitDeck', ['maggie-the-outlaw', 'lee-the-gossip']);
    state.miners = [9, 9, 9];
    state.allegiance[3] = 7;
  }).play({ type: 'resolve-dilemma', seat: 0, side: 'fight', artifacts: ['book'] });
  expect(changes(game, { type: 'keep-recruit', seat: 0, recruit: 'lee-the-gossip' })).toEqual({
    'hidden.0': 'lee-the-gossip',
  });
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
    { type: 'star-placed', seat: 0, on: 'recruit', at: 'pete-the-cannibal' },
    { type: 'star-placed', seat: 0, on: 'recruit', at: 'steven-the-scholar' },
    { type: 'star-placed', seat: 1, on: 'recruit', at: 'jacko-the-archivist' },
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
      for (const site of ['euphorian-a', 'euphorian-b', 'wastelander-a'] as const)
        buildTile(state, site, TILES[site], 0);
      starTerritory(state, 0, 'euphorian', 3);
      starTerritory(state, 0, 'wastelander', 3);
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
    for (const site of ['euphorian-a', 'euphorian-b', 'wastelander-a'] as const) buildTile(state, site, TILES[site], 1);
    starTerritory(state, 1, 'euphorian', 3);
    starTerritory(state, 1, 'wastelander', 3);
  }).play(step('subterran'));
  expect(game.state.stars).toEqual([10, 0, 10]);
  expect(game.state.end).toEqual({ reason: 'tenth-star', finishers: [1], tieBreaker: 'none', winners: [1] });
  expect(eventTypes(game).slice(-2)).toEqual(['star-placed', 'game-ended']);
  expect(game.legal()).toEqual([]);
});

rule(['EUP-REC.8', 'EUP-R22', 'EUP-ALL.2'], 'a revealed recruit works from the next turn of any player on', () => {
  const digging = (options = {}) =>
    position((state) => {
      hide(state, 0, TWO.euphorian[0]);
      state.allegiance[0] = 5;
      state.miners[0] = 5;
      available(state, 0, 1, 1);
      setGoods(state, 0, { energy: 1 });
    }, options).play(place(0, 1, 'euphorian-tunnel'), { type: 'take', seat: 0, items: ['gold'] });
  const game = digging();
  expect(game.state.freshRecruits).toEqual([recruitOf(TWO.euphorian[0])]);
  expect(changes(game, place(0, 1, 'generator'))).toMatchObject({ 'goods.0.energy': 1 });
  expect(game.state.freshRecruits).toEqual([]);
  game.play({ type: 'place', seat: 1, value: 1, space: 'farm' }, endTurn(1));
  expect(game.state.active).toBe(2);
  const atOnce = digging({ revealedRecruitsUsable: 'at-once' });
  expect(changes(atOnce, place(0, 1, 'generator'))).toMatchObject({ 'goods.0.energy': 2 });
});

rule(['EUP-REC.8', 'EUP-R22'], "in the opponent's next turn the revealed recruit works already", () => {
  const game = position(
    (state) => {
      hide(state, 1, 'ray-the-foreman');
      state.allegiance[0] = 7;
      stack(state, 'unbuiltTiles', ['plaza-of-immortalized-humility']);
      available(state, 0, 1, 2);
      available(state, 1, 1, 1);
      stand(state, 0, 'euphorian-a-1', 1);
      setGoods(state, 1, { gold: 1 });
      state.morale[1] = 2;
    },
    { players: 2 },
  ).play(place(0, 1, 'generator'));
  expect(game.state.activeRecruits[1]).toEqual([recruitOf('ray-the-foreman')]);
  expect(changes(game.script([1, 1]), place(1, 1, 'euphorian-a-2'))).toMatchObject({ 'morale.1': 4 });
});

rule.each(
  ['EUP-REC.8', 'EUP-R22'],
  'in the turn of its reveal a recruit already carries stars and opens tunnel ends',
  ['next-turn', 'at-once'] as const,
  (revealedRecruitsUsable) => {
    const game = before(
      'euphorian',
      7,
      (state) => {
        hide(state, 0, TWO.euphorian[0]);
        state.miners[0] = 0;
        available(state, 0, 1, 1);
      },
      { revealedRecruitsUsable },
    ).play(step('euphorian'));
    expect(game.state.freshRecruits).toEqual([recruitOf(TWO.euphorian[0])]);
    game.edit((state) => {
      state.miners[0] = 9;
    });
    expect(game.legal('place').map(({ space }) => space)).toContain('euphorian-tunnel-end');
  },
);

rule(['EUP-ALL.2', 'EUP-ALL.4'], 'tier 1 goes on after tier 2, 3 and 4', () => {
  for (const cell of [2, 5, 8]) {
    const game = before('subterran', cell, (state) => activate(state, 0, TWO.subterran[0]));
    expect(changes(game, step('subterran'))).toMatchObject({ 'goods.0.water': 2 });
  }
  const last = before('subterran', 11, (state) => {
    activate(state, 0, TWO.subterran[0]);
    state.recruitStars.push(recruitOf(TWO.subterran[0]));
    state.stars[0] = 9;
  });
  expect(changes(last, step('subterran'))).toMatchObject({ 'goods.0.water': 2 });
});

rule('EUP-ALL.4', 'tier 2 belongs to the tunnel and to stars in Icarus, not to other stars', () => {
  const game = before('subterran', 5, (state) => {
    activate(state, 0, TWO.subterran[0], TWO.icarite[0]);
    state.allegiance[3] = 5;
    state.morale[0] = 3;
    giveArtifacts(state, 0, 'bat', 'bat', 'bear');
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
        state.allegiance[2] = 10;
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
