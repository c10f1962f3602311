import type { Seat } from '@rulewright/core';

// Fields of decisions that replace raw agenda items: card names, as in actions and events, for card numbers, and no
// data for taking an action back.

/** The extra fields of decisions, by kind. `human` is the index of the row, as in events. */
export interface EmixDecisions {
  /** The id of the power whose property needs a target. */
  'property-target': { readonly human: number; readonly card: string; readonly part: 'charge' | 'result' };
  /**
   * The actor, the card activated in the action, and who has passed. In a view, `passed` names at most its viewer.
   * `later`: the number of later actions of the slot that a cancel takes back too; absent without one.
   */
  cancel: {
    readonly actor: Seat;
    readonly played: string | null;
    readonly passed: readonly Seat[];
    readonly later?: number;
  };
  /** The seat that tries to discard a power, and the power's place in the row, counted from 0 on the left. */
  protect: {
    readonly attempter: Seat;
    readonly human: number;
    readonly card: string;
    readonly place: number;
    readonly passed: readonly Seat[];
  };
}
