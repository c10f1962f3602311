import { available, setGoods, stack } from '@rulewright/euphoria/positions';
import { type EuScenario, type EuState, place, position } from './positions.js';

// Construction sites that are completed.

/** A tile whose penalty nothing in these tests meets. */
export const TILE = 'courthouse-of-hasty-judgment';

/** Seat 0 owns one gold and has a worker of 5; on site euphorian-a lies the Courthouse. */
export const site = (recipe: (state: EuState) => void, options = {}, active = 0): EuScenario =>
  position(
    (state) => {
      stack(state, 'unbuiltTiles', [TILE]);
      for (let seat = 0; seat < state.options.players; seat++) available(state, seat, 5);
      setGoods(state, active, { gold: 1 });
      recipe(state);
    },
    options,
    active,
  );
export const build = place(0, 5, 'euphorian-a-4');
