import { available, give, market, setGoods, stack, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './facts.js';
import { asked, type EuScenario, type EuState, position, retrieve } from './positions.js';

// The six tiles that punish a face of the dice.

const TILES = [
  { tile: 'disassemble-a-teddy-bear-shop', face: 1 },
  { tile: 'clinic-of-blind-hindsight', face: 2 },
  { tile: 'bemusement-park', face: 3 },
  { tile: 'friendly-local-game-bonfire', face: 4 },
  { tile: 'stadium-of-guaranteed-home-runs', face: 5 },
  { tile: 'center-for-reduced-literacy', face: 6 },
] as const;
type Tile = (typeof TILES)[number]['tile'];
/** Seat 0 owns 1 energy and 2 clay and has two workers on the Farm; the tile is built with stars of these seats. */
const rolling = (tile: Tile, stars: readonly number[] = [], recipe: (state: EuState) => void = () => {}): EuScenario =>
  position((state) => {
    market(state, 'subterran-b', tile, ...stars);
    available(state, 0);
    stand(state, 0, 'farm', 1);
    stand(state, 0, 'farm', 2);
    setGoods(state, 0, { energy: 1, clay: 2 });
    recipe(state);
  });
const back = retrieve(0, [1]);
rule.each(
  ['EUP-PEN.13', 'EUP-PEN.14', 'EUP-PEN.15', 'EUP-PEN.16', 'EUP-PEN.17', 'EUP-PEN.18', 'EUP-BLD.10'],
  'an own star on the tile ends the penalty, stars of others do not, and no tile punishes before it is built',
  TILES,
  ({ tile, face }) => {
    expect(asked(rolling(tile, [0]).script([face]).play(back))?.kind).toBe('turn-main');
    expect(asked(rolling(tile, [1, 2]).script([face]).play(back))?.kind).toBe('roll-pay-penalty');
    const hidden = position((state) => {
      stack(state, 'unbuiltTiles', [tile]);
      available(state, 0);
      stand(state, 0, 'farm', 1);
      setGoods(state, 0, { energy: 1, clay: 2 });
    });
    expect(asked(hidden.script([face]).play(back))?.kind).toBe('turn-main');
  },
);

rule(['EUP-KNO.7', 'EUP-PEN.13'], 'dice that are not of the roll cost nothing, whatever they show', () => {
  const game = rolling('disassemble-a-teddy-bear-shop', [], (state) => available(state, 0, 1, 1));
  expect(changes(game.script([5]), back)).toEqual({ 'workers.0.0': 'available 5' });
});

rule('EUP-KNO.7', 'artifacts are no goods and are kept', () => {
  const game = rolling('bemusement-park', [], (state) => {
    setGoods(state, 0, {});
    give(state, 0, 'bat');
  });
  expect(changes(game.script([3]), back)).toEqual({ 'workers.0.0': 'available 3' });
});
