import type { Seat } from '@rulewright/core';

// What decisions say where the records of the agenda hold numbers of cards and what takes an action back: names, as actions
// and events say them.

/** What the decisions of these kinds are about; `human` is whose row it is, as in events. */
export interface EmixDecisions {
  /** The id of the power whose property needs a target. */
  'property-target': { readonly human: number; readonly card: string; readonly part: 'charge' | 'result' };
  /** Whose action may be cancelled, and the card that was activated in it; of a view, `passed` is its viewer at most. */
  cancel: { readonly actor: Seat; readonly played: string | null; readonly passed: readonly Seat[] };
  /** Who tries to discard the power at this place of the row, counted from 0 on the left. */
  protect: {
    readonly attempter: Seat;
    readonly human: number;
    readonly card: string;
    readonly place: number;
    readonly passed: readonly Seat[];
  };
}
