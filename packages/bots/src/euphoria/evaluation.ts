import type { EuphoriaEngine } from '@rulewright/euphoria';
import type { Evaluation } from '../expertise.js';
import { shareOf } from '../standing.js';

/** Who has placed more stars stands better. */
export const evaluation =
  (_engine: EuphoriaEngine): Evaluation<EuphoriaEngine> =>
  ({ stars }, seat) =>
    shareOf(
      stars.map((left) => -left),
      seat,
      1.5,
    );
