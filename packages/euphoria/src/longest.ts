import type { EuphoriaOptions } from './options.js';

interface Start {
  readonly options: Pick<EuphoriaOptions, 'players' | 'turnLimit' | 'tradeProposalsPerTurn' | 'tradeItemsPerSide'>;
}

const MOST_PLACEMENTS = 9;
/** Every step of a placement or retrieval asks each player at most this often: abilities, penalties, hands, payment. */
const MOST_QUESTIONS = 40;
/** A tile, two tokens, four drafted recruits, the two that stay. */
const SET_UP = 8;

/**
 * More decisions than any game can have. A turn is bounded (section 8 of the specification); the rules set no bound to
 * the number of turns, only `turnLimit` does: without it a game may be as long as can be counted.
 */
export function longest({ options }: Start): number {
  const { players, turnLimit, tradeProposalsPerTurn, tradeItemsPerSide } = options;
  if (turnLimit === 0) return Number.MAX_SAFE_INTEGER;
  const aTrade = 6 + 6 * tradeItemsPerSide;
  const aTurn = tradeProposalsPerTurn * aTrade + MOST_PLACEMENTS * (2 + players * MOST_QUESTIONS);
  return players * SET_UP + turnLimit * aTurn;
}
