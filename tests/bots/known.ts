import type { ActionIn, AnyEngine, Expertise, PositionIn } from '@rulewright/bots';
import { at, type Seat } from '@rulewright/core';

/** What somebody who knows a game well thinks of a position. */
export function thoughts<E extends AnyEngine>(engine: E, expertise: Expertise<E>, position: PositionIn<E>, seat: Seat) {
  const weights = expertise.weights(engine);
  weights.consider(position, seat);
  return {
    type: (type: ActionIn<E>['type']) => weights.weightOfType(type),
    of: (action: ActionIn<E>) => weights.weightOf(action),
    standing: at(expertise.values(engine)(position), seat),
  };
}

/** What standings that are so far apart are worth to the better of two seats. */
export const ahead = (by: number): number => 1 / (1 + Math.exp(-by));
