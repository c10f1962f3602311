import type { Seat } from '@rulewright/core';
import type { Immutable } from '@rulewright/core/author';
import type { EmixOptions } from './options.js';
import type { EmixContext, Human } from './state.js';

// Humans: one of each player's own, or everybody's in free feeding (EMX-FREE.1).

export const isFree = ({ state }: EmixContext): boolean => state.options.freeFeeding !== null;

/** EMX-FREE.4, EMX-FREE.6: the humans that a seat may act or pay for. */
export function eachActor(context: EmixContext, seat: Seat, visit: (human: Human) => void): void {
  if (isFree(context)) for (let human = 0; human < context.state.rows.length; human++) visit(human);
  else visit(seat);
}

/** The number of humans (EMX-FREE, EMX-R41). */
export const humansIn = ({ players, freeFeeding }: Immutable<EmixOptions>): number => freeFeeding?.humans ?? players;

/** The human a marker's owner answers for: their own, or the one they harvested last (EMX-FREE.9); NONE without any. */
export const ownHuman = ({ state }: EmixContext, seat: Seat): Human =>
  state.options.freeFeeding === null ? seat : (state.lastHarvest[seat] ?? seat);
