import type { EcoLogicEngine } from '@rulewright/ecologic';
import type { Values } from '../expertise.js';
import { valuesFrom } from '../standing.js';
import { prospects, roundsLeft, score } from './prospects.js';

/** At the end a point of the score counts this much, earlier less, for much can still happen. */
const POINTS = 1.5;
const POINTS_A_ROUND = 0.9;

/**
 * What eco fund and money are going to score when everybody's plants and cards go on working (ECO-END.3), beside the same
 * of the others.
 */
export const values =
  ({ content }: EcoLogicEngine): Values<EcoLogicEngine> =>
  (position) => {
    const scale = POINTS + POINTS_A_ROUND * roundsLeft(position);
    return valuesFrom(position.players.map((_, seat) => score(prospects(content, position, seat)) / scale));
  };
