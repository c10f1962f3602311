import { deepFreeze } from '@rulewright/core';
import { artifacts, dilemmas } from './base/cards.js';
import { recruits } from './base/recruits.js';
import { spaces } from './base/spaces.js';
import { tiles } from './base/tiles.js';
import type { EuphoriaPack } from './pack.js';

/** The pack that `engine` plays with: the base game. Nothing in it is reconstructed. */
export const basePack: EuphoriaPack = deepFreeze({
  id: 'euphoria-base',
  name: { en: 'Euphoria, base game', ru: 'Эйфория, базовая игра' },
  spaces,
  tiles,
  artifacts,
  dilemmas,
  recruits,
});
