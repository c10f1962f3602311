import type { RuleEntry } from '@rulewright/core';
import { bounty } from './bounty.js';
import { closing } from './closing.js';
import { failure } from './failure.js';
import { followers } from './followers.js';
import { general } from './general.js';
import { monsters } from './monsters.js';
import { rave } from './rave.js';
import { outcomeRulings } from './rulings-outcome.js';
import { playRulings } from './rulings-play.js';
import { scoring } from './scoring.js';
import { turn } from './turn.js';

/** The same entries; their type keeps the ids alone. Core has such a function too, but nothing is imported for it here. */
const catalogue = <Id extends string>(entries: Readonly<Record<Id, RuleEntry>>): Readonly<Record<Id, RuleEntry>> =>
  entries;

/**
 * The 220 numbered rules and 77 rulings of Does Not Exist, in the order of play. A source names chapters of the
 * rulebook, the cards, and the rulings a rule rests on, separated by semicolons. Of DNE-CLS the numbers 6 to 9 are not used.
 */
export const rules = catalogue({
  ...general,
  ...turn,
  ...rave,
  ...scoring,
  ...monsters,
  ...followers,
  ...bounty,
  ...failure,
  ...closing,
  ...playRulings,
  ...outcomeRulings,
});
/** The number of a rule or a ruling. */
export type Rule = keyof typeof rules;

export { refusals } from '../refusals.js';
