import type { DoesNotExistEngine } from '@rulewright/does-not-exist';
import type { Evaluation } from '../expertise.js';
import { shareOf } from '../standing.js';

/** Who has more souls stands better. */
export const evaluation =
  (_engine: DoesNotExistEngine): Evaluation<DoesNotExistEngine> =>
  ({ players }, seat) =>
    shareOf(
      players.map(({ souls }) => souls),
      seat,
      2,
    );
