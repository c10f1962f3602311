import { catalogue } from '@rulewright/core';
import { cards } from './rules/cards.js';
import { charge } from './rules/charge.js';
import { end } from './rules/end.js';
import { influence } from './rules/influence.js';
import { language } from './rules/language.js';
import { moments } from './rules/moments.js';
import { result } from './rules/result.js';
import { rulings } from './rules/rulings.js';
import { setUp } from './rules/set-up.js';

/**
 * The 175 numbered rules and 41 rulings of Emix, in the order of play. A source names chapters of the rulebook and the
 * rulings a rule rests on, separated by semicolons.
 */
export const rules = catalogue({
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
