import type { Seat } from '@rulewright/core';
import type { Effect } from './content/effects.js';

// Fields that decisions give by id, as actions and events do, where agenda items hold numbers of the content.

/** The earlier pairs of a trade (DNE-R72); a view leaves out a card that it may not know. */
interface Earlier {
  readonly pairs?: readonly { readonly give?: string; readonly ask: string }[];
}

/** Further fields of decisions, by kind. */
export interface DoesNotExistDecisions {
  /** `pairs`: what the trade has so far; absent before the first pair. */
  'trade-give': Earlier & { readonly target: Seat };
  /** `give`: the card offered, or `none`; a view that may not know it leaves it out. `secret`: it is a hand card. */
  'trade-ask': Earlier & { readonly target: Seat; readonly give: string; readonly secret: boolean };
  /** `ask`: an inventory card of the seat that answers, `hand` (a hand card of its choice), or `none`. */
  'trade-answer': Earlier & {
    readonly host: Seat;
    readonly give: string;
    readonly secret: boolean;
    readonly ask: string;
  };
  /** `options`: the monster's effects to choose from, as the content writes them, in the order in which `choose` counts. */
  'failure-choose': { readonly monster: string; readonly options: readonly Effect[] };
}
