import { at, type Seat } from '@rulewright/core';
import type { EmixContext } from './state.js';

// EMX-END.1 to EMX-END.3: the goal on either side of the track.

/** EMX-END.2 */
export const hasReachedGoal = (context: EmixContext): boolean =>
  context.state.options.reached === 'latched'
    ? context.state.reached
    : context.state.marker.some((_, seat) => isAtGoal(context, seat));

/** Distances in cells from a marker to the goal on each side; 0 at the goal and beyond. */
export interface Distance {
  readonly light: number;
  readonly dark: number;
}

/** EMX-END.1 */
export function distanceToGoal({ state: { marker, options } }: EmixContext, seat: Seat): Distance {
  const position = at(marker, seat);
  return { light: Math.max(0, options.goal - position), dark: Math.max(0, options.goal + position) };
}

/** True when a marker rests at the goal or beyond (EMX-END.2). */
export function isAtGoal(context: EmixContext, seat: Seat): boolean {
  const { light, dark } = distanceToGoal(context, seat);
  return light === 0 || dark === 0;
}
