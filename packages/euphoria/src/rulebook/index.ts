import type { RuleEntry } from '@rulewright/core';
import { eventRecruits } from './event-recruits.js';
import { factions } from './factions.js';
import { furtherRulings } from './further-rulings.js';
import { goods } from './goods.js';
import { markets } from './markets.js';
import { placementRecruits } from './placement-recruits.js';
import { recruits } from './recruits.js';
import { rulings } from './rulings.js';
import { setUp } from './set-up.js';
import { stars } from './stars.js';
import { tracks } from './tracks.js';
import { turn } from './turn.js';
import { variants } from './variants.js';

/** The same entries; their type keeps the ids alone. Core has such a function too, but nothing is imported for it here. */
const catalogue = <Id extends string>(entries: Readonly<Record<Id, RuleEntry>>): Readonly<Record<Id, RuleEntry>> =>
  entries;

/**
 * The numbered rules and rulings of Euphoria. A source names chapters of the rulebook and the rulings a rule rests on,
 * separated by semicolons; what no rulebook prints, such as card texts, is known from public sources.
 */
export const rules = catalogue({
  ...setUp,
  ...turn,
  ...tracks,
  ...goods,
  ...factions,
  ...markets,
  ...stars,
  ...variants,
  ...recruits,
  ...placementRecruits,
  ...eventRecruits,
  ...rulings,
  ...furtherRulings,
});

/** The id of a rule or ruling. */
export type Rule = keyof typeof rules;

export { refusals } from '../refusals.js';
