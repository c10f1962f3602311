import type { RuleEntry } from '@rulewright/core';
import { auctions } from './auctions.js';
import { building } from './building.js';
import { event } from './event.js';
import { rulings } from './rulings.js';
import { setUp } from './set-up.js';
import { settlement } from './settlement.js';
import { variants } from './variants.js';

const entries = { ...setUp, ...event, ...auctions, ...building, ...settlement, ...variants, ...rulings };

/**
 * The 129 numbered rules and 47 rulings of EcoLogic, in the order of play. A source names chapters of the rulebook
 * and the rulings a rule rests on, separated by semicolons.
 */
export const rules: Readonly<Record<keyof typeof entries, RuleEntry>> = entries;

export { refusals } from './refusals.js';
