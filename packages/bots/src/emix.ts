import type { EmixEngine, EmixOptions } from '@rulewright/emix';
import { facts } from './emix/facts.js';
import { features } from './emix/features.js';
import { net } from './emix/net.js';
import { reasonWords } from './emix/reason-words.js';
import { values } from './emix/values.js';
import { weights } from './emix/weights.js';
import type { Expertise } from './expertise.js';
import type { Fields } from './learning/action-codes.js';
import { learnedFrom } from './learning/learned.js';

/** Expertise in Emix: rules of thumb and judges. */
export const expertise: Expertise<EmixEngine> = {
  weights,
  values,
  features,
  facts,
  reasonWords,
  learned: (engine) => learnedFrom(engine, features(engine), net),
  calibration: { slope: 1.3, interval: [1.02, 1.7], games: 200, positions: 1681 },
  levels: {
    beginner: { iterations: 16, temperature: 0.05, overlooks: 0.25 },
    casual: { iterations: 20, temperature: 0.025, overlooks: 0.13 },
    strong: { iterations: 40, temperature: 0.01, overlooks: 0.05 },
  },
  hiddenFields: { exchange: ['card'], discard: ['card'] },
};

/** The values that fields of actions can hold, for `actionCodes`. */
export const fields = ({ players, freeFeeding }: Pick<EmixOptions, 'players' | 'freeFeeding'>): Fields =>
  freeFeeding === null
    ? { ranges: { ...NUMBERS, target: players, human: 0, player: 0, ...named(players) } }
    : { ranges: { ...NUMBERS, target: 2 * players, human: 2 * players, player: players } };

/** Number of possible prices: a card costs at most 9 emons (EMX-VOC.25). */
const COSTS = 10;
const NUMBERS = { pos: 64, place: 32, 'play.pos': COSTS, 'cancel.pos': COSTS, 'protect.pos': COSTS };
/** Fields that name players and humans even without free feeding. */
const named = (players: number) => ({
  'discard-power.human': players,
  'steal-from.player': players,
  'move-other.player': players,
});

export { bestPlay, kept, playWorth } from './emix/plays.js';
export { type Appraisal, appraiser, type Position, powerWorth, priceOf, worthOf } from './emix/worth.js';
export { features, values, weights };
