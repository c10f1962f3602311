import type { EmixEngine } from '@rulewright/emix';
import type { Evaluation } from '../expertise.js';
import { shareOf } from '../standing.js';

/** What the marker, the pool and the powers of a seat would score now, beside the same of the others. */
export const evaluation =
  (engine: EmixEngine): Evaluation<EmixEngine> =>
  (position, seat) =>
    shareOf(engine.ask(position).scores(), seat, 20);
