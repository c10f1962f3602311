import { catalogue } from '@rulewright/core';
import { eventRecruits } from './rules/event-recruits.js';
import { factions } from './rules/factions.js';
import { furtherRulings } from './rules/further-rulings.js';
import { goods } from './rules/goods.js';
import { markets } from './rules/markets.js';
import { placementRecruits } from './rules/placement-recruits.js';
import { recruits } from './rules/recruits.js';
import { rulings } from './rules/rulings.js';
import { setUp } from './rules/set-up.js';
import { stars } from './rules/stars.js';
import { tracks } from './rules/tracks.js';
import { turn } from './rules/turn.js';
import { variants } from './rules/variants.js';

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

export { refusals } from './refusals.js';
