import type { EcoLogicAction, EcoLogicEngine, EcoLogicOptions } from '@rulewright/ecologic';
import { facts } from './ecologic/facts.js';
import { features } from './ecologic/features.js';
import { net } from './ecologic/net.js';
import type { Position } from './ecologic/prospects.js';
import { reasonWords } from './ecologic/reason-words.js';
import { values } from './ecologic/values.js';
import { weights } from './ecologic/weights.js';
import type { Expertise } from './expertise.js';
import type { Fields } from './learning/action-codes.js';
import { learnedFrom } from './learning/learned.js';

/**
 * Nobody gives coins away, or lends what is not missing to a bid or more than half of what they have. In a game for two
 * the only other player leads the auction, and may not be asked (ECO-AID.1).
 */
function isPointless({ auction, players }: Position, action: EcoLogicAction): boolean {
  if (action.type !== 'ask-aid') return false;
  const { seat, helper, amount, due } = action;
  const missing = (auction?.highBid ?? 0) + 1 - (players[seat]?.money ?? 0);
  const isTooMuch = 2 * amount > (players[helper]?.money ?? 0);
  return players.length === 2 || auction === null || due === 0 || amount !== missing || isTooMuch;
}

/** Expertise in EcoLogic: rules of thumb and judges. */
export const expertise: Expertise<EcoLogicEngine> = {
  weights,
  values,
  isPointless,
  features,
  facts,
  reasonWords,
  learned: (engine) => learnedFrom(engine, features(engine), net),
  calibration: { slope: 0.58, interval: [0.43, 0.72], games: 199, positions: 1967 },
  levels: {
    beginner: { iterations: 12, temperature: 0.1, overlooks: 0.45 },
    casual: { iterations: 16, temperature: 0.04, overlooks: 0.2 },
    strong: { iterations: 22, temperature: 0.017, overlooks: 0.085 },
  },
};

/** The values that fields of actions can hold, for `actionCodes`. */
export const fields = ({
  players,
  supply,
  loanInterest,
}: Pick<EcoLogicOptions, 'players' | 'supply' | 'loanInterest'>): Fields => {
  // ECO-SUP.1: there are 45 coins, unless the supply is unlimited
  const coins = supply === 'limited' ? 46 : 400;
  return { ranges: { hex: 37, helper: players, amount: coins, due: coins + Math.max(0, ...loanInterest) } };
};

export { type Item, itemGain } from './ecologic/items.js';
export { gain, type Position, type Prospects, prospects, roundsLeft, score, worth } from './ecologic/prospects.js';
export { features, values, weights };
