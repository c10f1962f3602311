import type { Seat } from '@rulewright/core';
import type { Hook, TradeItem } from './content/words.js';

// Fields of decisions that replace raw agenda items: ids, as in actions and events, for numbers of the content.

/** An ability of a recruit; `ability` is the rule that the content pack gives it, as in the event `ability-used`. */
export interface AbilityAsked {
  readonly recruit: string;
  readonly ability: string;
}

/** A recruit whose effect is chosen or offered; null for what a space gives. */
interface EffectAsked {
  readonly recruit: string | null;
  readonly ability: string | null;
}

/** Both sides of a trade, thing by thing, as in the event `trade-proposed`; what is not named is `artifact` (EUP-TRD.4). */
interface Proposal {
  readonly give: readonly TradeItem[];
  readonly ask: readonly TradeItem[];
}

/** The terms with another partner of the same deal; those that a view may not know yet are left out. */
export interface DealLeg {
  readonly partner: Seat;
  readonly give?: readonly TradeItem[];
  readonly ask?: readonly TradeItem[];
}

/** The extra fields of decisions, by kind. */
export interface EuphoriaDecisions {
  /** `earlier`: the legs of the deal that are finished (EUP-TRD.10); absent without any. */
  'trade-build': Proposal & {
    readonly partner: Seat;
    readonly isAsking: boolean;
    readonly earlier?: readonly DealLeg[];
  };
  'trade-more': { readonly legs: readonly DealLeg[] };
  /** `earlier`, `later`: the legs of partners who have accepted, and of those who are still to be asked. */
  'trade-respond': Proposal & {
    readonly proposer: Seat;
    readonly earlier?: readonly DealLeg[];
    readonly later?: readonly DealLeg[];
  };
  /** `used`: the recruits whose abilities were used in this window already. */
  'ability-window': { readonly hook: Hook; readonly used: readonly string[] };
  'ability-react': AbilityAsked;
  'ability-offer': EffectAsked;
  /** `options`: all that is printed, as the action `choose` names it. */
  'ability-choose': EffectAsked & { readonly options: readonly string[] };
  'ability-discard': AbilityAsked & { readonly count: number };
  'draw-react': AbilityAsked & { readonly toDraw: number; readonly drawn: number };
  /** Worker 1 to 4 of its owner. */
  'roll-choose-face': { readonly owner: Seat; readonly worker: number };
}
