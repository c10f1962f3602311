import { aSeat, ask, type ItemOf, inTurn, itemOf, whole, z } from '@rulewright/core/words';
import { IMMEDIATE } from './content/effects.js';
import { BRANCHES, SERIES } from './content/tables.js';

// The items of the agenda, each kind with its fields. `game.ts` gives them their handlers.

export const branch = z.enum(BRANCHES);
export const item = itemOf({ special: { special: whole }, plant: { branch }, initiative: { initiative: whole } });
/** The item of an auction. */
export type Item = z.Output<typeof item>;

/** Tasks: they run by themselves. */
export const tasks = {
  round: {},
  'event-phase': {},
  'draw-event': { drawer: aSeat },
  'immediate-effect': { effect: z.enum(IMMEDIATE), ...ask },
  'action-phase': {},
  series: { series: z.enum(SERIES) },
  slot: { series: z.enum(SERIES), ...ask },
  bidding: { last: aSeat },
  'end-of-action': {},
  'environment-phase': {},
  environment: ask,
  'income-phase': {},
  income: ask,
  repayments: { ...ask, from: whole },
  'end-of-round': {},
};
export type Task = ItemOf<typeof tasks>;

/** Choices: a seat decides. */
export const choices = {
  'setup-first': inTurn,
  'setup-second': inTurn,
  'event-lose-initiative': ask,
  'event-lose-piece': ask,
  'open-special': ask,
  'open-plant': ask,
  'reveal-initiative': ask,
  'open-initiative': ask,
  veto: inTurn,
  bid: ask,
  /** `amount` coins for the asker; `due` is what is to be paid back, 0 for a gift. */
  'answer-aid': { ...ask, asker: aSeat, amount: whole, due: whole },
  'place-bought': { ...ask, item },
  build: inTurn,
  'lose-object': ask,
  'drop-initiative': ask,
  repay: { ...ask, loan: whole },
};
export type Choice = ItemOf<typeof choices>;
