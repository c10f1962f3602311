import { type Seat, toNumber } from '@rulewright/core';
import type { EcoLogicEngine } from '@rulewright/ecologic';
import type { Evaluation } from '../expertise.js';
import { shareOf } from '../standing.js';

/** What money and eco fund would score now, beside the same of the others. */
export const evaluation =
  (engine: EcoLogicEngine): Evaluation<EcoLogicEngine> =>
  (position, seat) => {
    const { score } = engine.ask(position);
    return shareOf(
      position.players.map((_, each: Seat) => toNumber(score(each))),
      seat,
      10,
    );
  };
