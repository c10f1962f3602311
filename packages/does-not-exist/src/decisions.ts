import type { Seat } from '@rulewright/core';
import type { Effect } from './content/effects.js';

// What decisions say where the records of the agenda hold numbers of the content: ids, as actions and events name them.

/** What the decisions of these kinds are about. */
export interface DoesNotExistDecisions {
  /** `give`: the card offered, or `none`; a view that may not know it leaves it out. `secret`: it is a hand card. */
  'trade-ask': { readonly target: Seat; readonly give: string; readonly secret: boolean };
  /** `ask`: an inventory card of the seat that answers, `hand` (a hand card of its choice), or `none`. */
  'trade-answer': { readonly host: Seat; readonly give: string; readonly secret: boolean; readonly ask: string };
  /** `options`: what there is to suffer from the monster, as the content writes it, in the order in which `choose` counts. */
  'failure-choose': { readonly monster: string; readonly options: readonly Effect[] };
}
