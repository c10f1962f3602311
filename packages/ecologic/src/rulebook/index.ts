import type { RuleEntry } from '@rulewright/core';
import { auctions } from './auctions.js';
import { building } from './building.js';
import { event } from './event.js';
import { rulings } from './rulings.js';
import { setUp } from './set-up.js';
import { settlement } from './settlement.js';
import { variants } from './variants.js';

/** The same entries; their type keeps the ids alone. A function of core would bring core to whoever reads the rules. */
const byId = <Id extends string>(entries: Readonly<Record<Id, RuleEntry>>): Readonly<Record<Id, RuleEntry>> => entries;

/**
 * The 129 numbered rules and 47 rulings of EcoLogic, in the order of play. A source names chapters of the rulebook
 * and the rulings a rule rests on, separated by semicolons.
 */
export const rules = byId({ ...setUp, ...event, ...auctions, ...building, ...settlement, ...variants, ...rulings });

export { refusals } from './refusals.js';
