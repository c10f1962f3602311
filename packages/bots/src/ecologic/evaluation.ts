import type { EcoLogicEngine } from '@rulewright/ecologic';
import type { Evaluation } from '../expertise.js';
import { shareOf } from '../standing.js';
import { prospects, roundsLeft, score } from './prospects.js';

/** At the end a point of the score counts this much, earlier less, for much can still happen. */
const POINTS = 1.5;
const POINTS_A_ROUND = 0.9;

/**
 * What eco fund and money are going to score when everybody's plants and cards go on working (ECO-END.3), beside the same
 * of the others.
 */
export const evaluation =
  ({ content }: EcoLogicEngine): Evaluation<EcoLogicEngine> =>
  (position, seat) =>
    shareOf(
      position.players.map((_, each) => score(prospects(content, position, each))),
      seat,
      POINTS + POINTS_A_ROUND * roundsLeft(position),
    );
