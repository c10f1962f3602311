import { engine } from '@rulewright/euphoria';
import { setGoods, stand } from '@rulewright/euphoria/positions';
import { type EuScenario, type EuState, place, position } from './positions.js';

// Games that end.

export const LAST_SITE = 'wastelander-a';
/** Seat 0 completes the last site together with these seats, and each of them lays the tenth star. */
export function finish(
  builders: readonly number[],
  recipe: (state: EuState) => void,
  options = {},
  active = 0,
): EuScenario {
  return position(
    (state) => {
      recipe(state);
      setGoods(state, active, { stone: 1 });
      for (const [i, seat] of builders.entries()) stand(state, seat, `${LAST_SITE}-${i + 2}`, 3);
    },
    options,
    active,
  );
}
export const last = place(0, 1, `${LAST_SITE}-1`);
export const result = ({ state }: EuScenario) => engine.outcome(state);
