import { MOST_OPERATIONS } from './content/effects.js';
import type { Content } from './content/schema.js';
import { ownedCopies } from './decks.js';
import { humansIn } from './humans.js';
import type { EmixOptions } from './options.js';

const CIRCLES = 3;
const MOST_TIMES = 9 * 9;

/**
 * More decisions than any game can have (section 8, termination). A round has three slots a player, and one for every
 * symbol a marker can trigger in the chain of a harvest; a slot has `maxActionsPerSlot` actions. A property has six
 * operations for every human, each of at most 81 decisions with a window for each; every card of the game applies its
 * property at most once in a step.
 */
export function longest({ options, content }: { options: EmixOptions; content: Content }): number {
  const { players, maxRounds, maxActionsPerSlot } = options;
  const humans = humansIn(options);
  const cells = (options.board ?? content.board).length;
  const cards = ownedCopies({ options, content }).reduce((sum, copies) => sum + copies, 0);
  const aProperty = MOST_OPERATIONS * Math.max(players, humans) * MOST_TIMES * (1 + players);
  const anAction = 4 + aProperty + players;
  const symbols = humans * players * cells;
  const slots = CIRCLES * players + symbols;
  const steps = 2 * humans * (2 + cards * (2 + aProperty)) + players + symbols * (2 + players);
  return maxRounds * (slots * maxActionsPerSlot * anAction + steps);
}
