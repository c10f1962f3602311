import type { Content } from './content/schema.js';
import type { DoesNotExistOptions } from './options.js';

const SINGLE_RIGHTS = 100;
const DECISIONS_PER_CARD = 4;

/**
 * More decisions than any game can have (section 8, termination). Every action of a turn other than a hold uses up a
 * card, a soul, a proposal, a call or a right that comes once; a card is chosen, paid, stashed and dropped at most; and
 * in a rave each action may be followed by a hold of everybody.
 */
export function longest({ options, content }: { options: DoesNotExistOptions; content: Content }): number {
  const { players, winSouls, calls, trading, maxTurns } = options;
  const cards = DECISIONS_PER_CARD * content.sounds.length;
  const bargains = 4 * (players * calls.perOpponent + trading.proposalsPerTurn);
  const souls = players * winSouls;
  const aTurn = (cards + bargains + souls + SINGLE_RIGHTS) * (players + 1);
  return maxTurns * aTurn + 10 * cards;
}
