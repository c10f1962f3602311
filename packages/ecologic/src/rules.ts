import { catalogue } from '@rulewright/core';
import { auctions } from './rules/auctions.js';
import { building } from './rules/building.js';
import { event } from './rules/event.js';
import { rulings } from './rules/rulings.js';
import { setUp } from './rules/set-up.js';
import { settlement } from './rules/settlement.js';
import { variants } from './rules/variants.js';

/**
 * The 129 numbered rules and 47 rulings of EcoLogic, in the order of play. A source names chapters of the rulebook
 * and the rulings a rule rests on, separated by semicolons.
 */
export const rules = catalogue({
  ...setUp,
  ...event,
  ...auctions,
  ...building,
  ...settlement,
  ...variants,
  ...rulings,
});

export { refusals } from './refusals.js';
