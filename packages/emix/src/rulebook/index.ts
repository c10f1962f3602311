import type { RuleEntry } from '@rulewright/core';
import { cards } from './cards.js';
import { charge } from './charge.js';
import { end } from './end.js';
import { influence } from './influence.js';
import { language } from './language.js';
import { moments } from './moments.js';
import { result } from './result.js';
import { rulings } from './rulings.js';
import { setUp } from './set-up.js';

/** The same entries; their type keeps the ids alone. A function of core would bring core to whoever reads the rules. */
const byId = <Id extends string>(entries: Readonly<Record<Id, RuleEntry>>): Readonly<Record<Id, RuleEntry>> => entries;

/**
 * The 175 numbered rules and 41 rulings of Emix, in the order of play. A source names chapters of the rulebook and the
 * rulings a rule rests on, separated by semicolons.
 */
export const rules = byId({
  ...setUp,
  ...charge,
  ...influence,
  ...result,
  ...cards,
  ...language,
  ...moments,
  ...end,
  ...rulings,
});

export { refusals } from './refusals.js';
