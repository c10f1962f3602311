import type { Seat } from '@rulewright/core';

// Fields that decisions give by id, as actions and events do, where agenda items hold numbers of the content.

/** Further fields of decisions, by kind. */
export interface EcoLogicDecisions {
  /** The id of a card, or the branch of a plant piece. */
  'place-bought': { readonly item: string };
  /** The seat that the loan is owed to, and the coins still due. */
  repay: { readonly lender: Seat; readonly due: number };
}
