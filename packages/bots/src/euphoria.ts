import { engine as base, type EuphoriaEngine, type EuphoriaOptions, GOODS, SPACES } from '@rulewright/euphoria';
import { facts } from './euphoria/facts.js';
import { features } from './euphoria/features.js';
import { net } from './euphoria/net.js';
import { reasonWords } from './euphoria/reason-words.js';
import { isPointless } from './euphoria/trades.js';
import { values } from './euphoria/values.js';
import { weights } from './euphoria/weights.js';
import type { Expertise } from './expertise.js';
import type { Fields } from './learning/action-codes.js';
import { learnedFrom } from './learning/learned.js';

/** Expertise in Euphoria: rules of thumb and judges. */
export const expertise: Expertise<EuphoriaEngine> = {
  weights,
  values,
  isPointless,
  features,
  facts,
  reasonWords,
  learned: (engine) => learnedFrom(engine, features(engine), net),
  calibration: { slope: 0.65, interval: [0.51, 0.84], games: 200, positions: 2303 },
  levels: {
    beginner: { iterations: 15, temperature: 0.027, overlooks: 0.43 },
    casual: { iterations: 22, temperature: 0.016, overlooks: 0.2 },
    strong: { iterations: 56, temperature: 0.006, overlooks: 0.035 },
  },
  hiddenFields: { 'keep-recruits': ['hidden'], 'keep-recruit': ['recruit'], give: ['item'], ask: ['item'] },
};

/** The values that fields of actions can hold, for `actionCodes`. */
export const fields = ({ players }: Pick<EuphoriaOptions, 'players'>): Fields => ({
  ranges: { partner: players },
  // the price of a retrieval: food, bliss, nothing, or a recruit
  values: { price: ['food', 'bliss', 'free', ...base.content.recruits.map(({ id }) => id)] },
  words: ['free', 'territory', ...GOODS, 'morale', 'knowledge', ...SPACES.map(({ id }) => id)],
});

export { features, values, weights };
