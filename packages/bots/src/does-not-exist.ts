import type { DoesNotExistEngine, DoesNotExistOptions } from '@rulewright/does-not-exist';
import { facts } from './does-not-exist/facts.js';
import { features } from './does-not-exist/features.js';
import { net } from './does-not-exist/net.js';
import { reasonWords } from './does-not-exist/reason-words.js';
import { values } from './does-not-exist/values.js';
import { weights } from './does-not-exist/weights.js';
import type { Expertise } from './expertise.js';
import type { Fields } from './learning/action-codes.js';
import { learnedFrom } from './learning/learned.js';

/** Expertise in Does Not Exist: rules of thumb and judges. */
export const expertise: Expertise<DoesNotExistEngine> = {
  weights,
  values,
  features,
  facts,
  reasonWords,
  learned: (engine) => learnedFrom(engine, features(engine), net),
  calibration: { slope: 0.85, interval: [0.69, 1.01], games: 200, positions: 2404 },
  levels: {
    beginner: { iterations: 14, temperature: 0.07, overlooks: 0.33 },
    casual: { iterations: 20, temperature: 0.03, overlooks: 0.15 },
  },
  hiddenFields: { give: ['card'], accept: ['card'] },
};

/** The values that fields of actions can hold, for `actionCodes`. */
export const fields = ({ players }: Pick<DoesNotExistOptions, 'players'>): Fields => ({
  // no mercenary of the base pack has a second of its name
  ranges: { target: players, lineup: players, invader: players, share: 16, option: 16, copy: 0 },
  // words that actions use in place of a card or a monster
  words: ['none', 'hand', 'any', 'blind'],
});

export { features, values, weights };
