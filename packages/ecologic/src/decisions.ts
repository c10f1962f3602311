import type { Seat } from '@rulewright/core';

// What decisions say where the records of the agenda hold numbers of the content: ids, as actions and events name them.

/** What the decisions of these kinds are about. */
export interface EcoLogicDecisions {
  /** The id of a card, or the branch of a plant piece. */
  'place-bought': { readonly item: string };
  /** Whom the loan is owed to, and how many coins are still due. */
  repay: { readonly lender: Seat; readonly due: number };
}
