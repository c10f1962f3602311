import { available, give, market, setGoods, setPlayer } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, plans } from './facts.js';
import { type EuState, place, position, spacesFor } from './positions.js';

type Goods = Parameters<typeof setGoods>[2];
type Artifact = Parameters<typeof give>[2];

/** Seat 0 owns this before the market on subterran-a, where seat 1 has a star. */
const visitor = (tile: string, goods: Goods, cards: readonly Artifact[], recipe: (state: EuState) => void = () => {}) =>
  position((state) => {
    market(state, 'subterran-a', tile, 0, 1);
    available(state, 0, 1, 2);
    setPlayer(state, 0, { morale: 6 });
    setGoods(state, 0, goods);
    give(state, 0, ...cards);
    recipe(state);
  });
const visit = place(0, 1, 'subterran-a-visit');
const CLOSED = { rule: 'EUP-PLC.4', code: 'cannot-pay' };

const FIXED: readonly { tile: string; rule: string; goods: Readonly<Goods>; cards: readonly Artifact[] }[] = [
  { tile: 'spa-of-fleeting-pleasure', rule: 'EUP-PEN.2', goods: { water: 4 }, cards: ['bat'] },
  { tile: 'courthouse-of-hasty-judgment', rule: 'EUP-PEN.3', goods: { energy: 4, stone: 1 }, cards: [] },
  { tile: 'plaza-of-immortalized-humility', rule: 'EUP-PEN.4', goods: { water: 4, clay: 1 }, cards: [] },
  { tile: 'fountain-of-wishful-thinking', rule: 'EUP-PEN.5', goods: { water: 4, gold: 1 }, cards: [] },
  { tile: 'lounge-of-opulent-frugality', rule: 'EUP-PEN.6', goods: { energy: 4 }, cards: ['bat'] },
  { tile: 'academy-of-mandatory-equality', rule: 'EUP-PEN.7', goods: { food: 4, gold: 1 }, cards: [] },
  { tile: 'cafeteria-of-nameless-meat', rule: 'EUP-PEN.8', goods: { food: 4 }, cards: ['bat'] },
  { tile: 'theater-of-revelatory-propaganda', rule: 'EUP-PEN.10', goods: { energy: 4, clay: 1 }, cards: [] },
  { tile: 'registry-of-personal-secrets', rule: 'EUP-PEN.11', goods: { bliss: 4 }, cards: ['bat'] },
  { tile: 'arena-of-peaceful-conflict', rule: 'EUP-PEN.12', goods: { food: 4, stone: 1 }, cards: [] },
];
const PLENTY = { energy: 9, water: 9, food: 9, bliss: 9, gold: 9, stone: 9, clay: 9 };

rule.each(
  ['EUP-MKT.1', 'EUP-MKT.5', 'EUP-PLC.4'],
  'the price of a tile is paid exactly, and nothing of it can be missing',
  FIXED,
  ({ tile, goods, cards }) => {
    const paid = Object.entries(goods).flatMap(([good, count]) => Array.from({ length: count ?? 0 }, () => good));
    const game = visitor(tile, goods, cards);
    expect(changes(game, visit)).toEqual({
      ...Object.fromEntries(Object.keys(goods).map((good) => [`goods.0.${good}`, 0])),
      ...(cards.length > 0 ? { 'hands.0': '', discard: 'bat' } : {}),
      'workers.0.0': 'subterran-a-visit 1',
      'territory.subterran.0': 1,
      'stars.0': 8,
      'allegiance.subterran': 1,
    });
    expect(game.events[1]).toMatchObject({ type: 'placement-paid', plan: [...paid, ...cards] });
    for (const [good, count] of Object.entries(goods))
      expect(
        visitor(tile, { ...PLENTY, [good]: (count ?? 0) - 1 }, ['bat', 'bat', 'bear']).refusal(visit),
      ).toMatchObject(CLOSED);
    if (cards.length > 0) expect(visitor(tile, PLENTY, []).refusal(visit)).toMatchObject(CLOSED);
  },
);

rule('EUP-MKT.5', 'the Laboratory takes one resource of any kind and one artifact of any kind', () => {
  const tile = 'laboratory-of-selective-genetics';
  const game = visitor(tile, PLENTY, ['bat', 'bat', 'box']).play(visit);
  expect(plans(game)).toEqual(['gold bat', 'gold box', 'stone bat', 'stone box', 'clay bat', 'clay box']);
  expect(changes(visitor(tile, { clay: 1 }, ['bat']), visit)).toMatchObject({ 'goods.0.clay': 0, discard: 'bat' });
  expect(visitor(tile, { energy: 9, water: 9, food: 9, bliss: 9 }, ['bat']).refusal(visit)).toMatchObject(CLOSED);
  expect(visitor(tile, PLENTY, []).refusal(visit)).toMatchObject(CLOSED);
});

rule('EUP-MKT.5', 'the Apothecary takes four bliss and one resource of any kind', () => {
  const tile = 'apothecary-of-productive-dreams';
  const game = visitor(tile, PLENTY, []).play(visit);
  expect(plans(game)).toEqual(['gold', 'stone', 'clay'].map((good) => `bliss bliss bliss bliss ${good}`));
  expect(changes(visitor(tile, { bliss: 4, stone: 1 }, []), visit)).toMatchObject({
    'goods.0.bliss': 0,
    'goods.0.stone': 0,
  });
  expect(visitor(tile, { ...PLENTY, bliss: 3 }, []).refusal(visit)).toMatchObject(CLOSED);
  expect(visitor(tile, { energy: 9, water: 9, food: 9, bliss: 9 }, ['bat']).refusal(visit)).toMatchObject(CLOSED);
});

rule('EUP-MKT.1', 'the tile that lies on a site sets the price of that site alone', () => {
  const game = visitor('plaza-of-immortalized-humility', { food: 4, gold: 1 }, [], (state) =>
    market(state, 'wastelander-b', 'academy-of-mandatory-equality', 0),
  );
  expect(spacesFor(game)).toContain('wastelander-b-visit');
  expect(spacesFor(game)).not.toContain('subterran-a-visit');
});
