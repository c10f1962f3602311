import { deepFreeze } from '@rulewright/core';
import { classes } from './base/classes.js';
import { mercenaries } from './base/mercenaries.js';
import { monsters } from './base/monsters.js';
import { sounds } from './base/sounds.js';
import type { DoesNotExistPack } from './pack.js';

/** The pack that `engine` plays with: the cards of the game's own site that fit the edition Basic 0.8, one copy each. */
export const basePack: DoesNotExistPack = deepFreeze({
  id: 'dne-176',
  name: { en: 'Does Not Exist, deck 176' },
  sounds: [...sounds],
  monsters: [...monsters],
  classes: [...classes],
  mercenaries: [...mercenaries],
});
