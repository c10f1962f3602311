import type { EcoLogicEngine } from '@rulewright/ecologic';
import type { Values } from '../expertise.js';
import { valuesFrom } from '../standing.js';
import { prospects, roundsLeft, score } from './prospects.js';

/** Divisor of the score at the end; `POINTS_A_ROUND` is added per round left, as much can still happen. */
const POINTS = 1.5;
const POINTS_A_ROUND = 0.9;

/** Judges seats by the score (ECO-END.3) they can expect if plants and cards go on working. */
export const values =
  ({ content }: EcoLogicEngine): Values<EcoLogicEngine> =>
  (position) => {
    const scale = POINTS + POINTS_A_ROUND * roundsLeft(position);
    return valuesFrom(position.players.map((_, seat) => score(prospects(content, position, seat)) / scale));
  };
