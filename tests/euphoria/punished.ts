import { available, give, market, setGoods, setPlayer } from '@rulewright/euphoria/positions';
import { type EuScenario, type EuState, position } from './positions.js';

// Tiles that punish placements.

export const PLENTY = { energy: 9, water: 9, food: 9, bliss: 9, gold: 9, stone: 9, clay: 9 };
/** Seat 0 can pay for everything; the tile is built on wastelander-b with a star of each of these seats. */
export const under = (
  tile: string,
  stars: readonly number[],
  recipe: (state: EuState) => void,
  options = {},
): EuScenario =>
  position((state) => {
    market(state, 'wastelander-b', tile, ...stars);
    setPlayer(state, 0, { morale: 6 });
    setGoods(state, 0, PLENTY);
    give(state, 0, 'bat', 'bat', 'bear', 'book');
    available(state, 0, 1, 1);
    recipe(state);
  }, options);

export const LOUNGE = 'lounge-of-opulent-frugality';

export const APOTHECARY = 'apothecary-of-productive-dreams';

export const ARENA = 'arena-of-peaceful-conflict';
