import { SITES } from '@rulewright/euphoria';
import { available, market, setGoods, setPlayer, stand, star } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes, starOn, starPlaces } from './facts.js';
import { asked, type EuScenario, type EuState, place, position } from './positions.js';

const TILE = 'fountain-of-wishful-thinking';
const PAID = { water: 4, gold: 1 };
/** Seat 0 can pay for the Fountain, which is built on a site. */
const visitor = (site: (typeof SITES)[number], recipe: (state: EuState) => void = () => {}, options = {}): EuScenario =>
  position((state) => {
    market(state, site, TILE);
    available(state, 0, 1, 2);
    setGoods(state, 0, PAID);
    recipe(state);
  }, options);
const spent = { 'goods.0.water': 0, 'goods.0.gold': 0 };

rule.each(
  ['EUP-MKT.1', 'EUP-MKT.2', 'EUP-MKT.4'],
  'a visit stars the territory of the site and moves the allegiance of its faction, builder or not',
  SITES,
  (site) => {
    const faction = site.slice(0, -2);
    const game = visitor(site);
    expect(changes(game, place(0, 1, `${site}-visit`))).toEqual({
      ...spent,
      'workers.0.0': `${site}-visit 1`,
      [`territory.${faction}.0`]: 1,
      'stars.0': 9,
      [`allegiance.${faction}`]: 1,
    });
    expect(eventTypes(game).slice(-3)).toEqual(['star-placed', 'allegiance-moved', 'turn-began']);
    const builder = visitor(site, (state) => {
      setPlayer(state, 0, { tileStars: [site] });
    });
    expect(changes(builder, place(0, 1, `${site}-visit`))).toMatchObject({ 'stars.0': 8 });
  },
);

rule(['EUP-MKT.1', 'EUP-PLC.2'], 'a visitor is bumped by the next one', () => {
  const game = visitor('subterran-a', (state) => stand(state, 1, 'subterran-a-visit', 6));
  expect(changes(game.script([2]), place(0, 1, 'subterran-a-visit'))).toMatchObject({
    'workers.0.0': 'subterran-a-visit 1',
    'workers.1.2': 'available 2',
    'territory.subterran.0': 1,
  });
});

rule.each(
  ['EUP-MKT.3', 'EUP-STR.2'],
  'in a full territory a visit moves the allegiance alone',
  [2, 3, 4, 6],
  (players) => {
    const visited = (stars: number) =>
      changes(
        visitor('wastelander-a', (state) => star(state, 1, 'wastelander', stars), { players }),
        place(0, 1, 'wastelander-a-visit'),
      );
    expect(visited(players)).toEqual({
      ...spent,
      'workers.0.0': 'wastelander-a-visit 1',
      'allegiance.wastelander': 1,
    });
    expect(visited(players - 1)).toMatchObject({ 'territory.wastelander.0': 1, 'stars.0': 9 });
  },
);

rule('EUP-MKT.3', 'a player may hold several star spaces of a territory', () => {
  const game = visitor('wastelander-a', (state) => star(state, 0, 'wastelander', 2));
  expect(changes(game, place(0, 1, 'wastelander-a-visit'))).toMatchObject({ 'territory.wastelander.0': 3 });
});

rule(['EUP-MKT.4', 'EUP-R16'], 'by default the star of a visit is not asked for, whatever tiles are built', () => {
  const game = visitor('subterran-a', (state) => market(state, 'subterran-b', 'spa-of-fleeting-pleasure'));
  expect(changes(game, place(0, 1, 'subterran-a-visit'))).toMatchObject({ 'territory.subterran.0': 1 });
  expect(asked(game)).toMatchObject({ kind: 'turn-main', seat: 1 });
});

rule(['EUP-MKT.4', 'EUP-R16'], 'with the option the star of a visit may go on a tile of the territory', () => {
  const game = visitor(
    'subterran-a',
    (state) => {
      market(state, 'subterran-b', 'spa-of-fleeting-pleasure');
      market(state, 'wastelander-b', 'arena-of-peaceful-conflict');
    },
    { builtMarketStarOnTile: true },
  ).play(place(0, 1, 'subterran-a-visit'));
  expect(starPlaces(game)).toEqual(['territory', 'subterran-a', 'subterran-b']);
  expect(changes(game, starOn('subterran-a'))).toEqual({
    'tile.subterran-a.0': 1,
    'stars.0': 9,
    'allegiance.subterran': 1,
  });
});

rule(
  ['EUP-MKT.4', 'EUP-R16', 'EUP-MKT.3'],
  'with the option a full territory leaves the tiles without an own star',
  () => {
    const game = visitor(
      'subterran-a',
      (state) => {
        star(state, 1, 'subterran', 3);
        market(state, 'subterran-b', 'spa-of-fleeting-pleasure', 0);
      },
      { builtMarketStarOnTile: true },
    );
    expect(changes(game, place(0, 1, 'subterran-a-visit'))).toMatchObject({ 'tile.subterran-a.0': 1, 'stars.0': 8 });
  },
);

rule(['EUP-R16', 'EUP-ICA.4'], 'the option changes nothing in Icarus', () => {
  const game = visitor('subterran-a', (state) => setGoods(state, 0, { gold: 3 }), { builtMarketStarOnTile: true });
  expect(changes(game, place(0, 1, 'nimbus-loft'))).toMatchObject({ 'territory.icarite.0': 1 });
});

rule(['EUP-MKT.2', 'EUP-R13', 'EUP-R12'], 'the tenth star of a visit ends the game before its step', () => {
  const game = visitor('euphorian-b', (state) => {
    for (const faction of ['subterran', 'wastelander', 'icarite'] as const) star(state, 0, faction, 3);
  });
  expect(changes(game, place(0, 1, 'euphorian-b-visit'))).toEqual({
    ...spent,
    'workers.0.0': 'euphorian-b-visit 1',
    'territory.euphorian.0': 1,
    'stars.0': 0,
    end: 'tenth-star',
  });
});
