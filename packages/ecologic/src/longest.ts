import type { Content } from './content/schema.js';
import { COINS, START_MONEY } from './content/tables.js';
import type { EcoLogicOptions } from './options.js';

const MOST_HEXES = 37;
const MOST_INCOME = 7 * MOST_HEXES;
const MOST_EVENT_INCOME = 99 * MOST_HEXES;
const MOST_FROM_SPECIALS = 3 * 99;

/**
 * More decisions than any game can have (section 8, termination): a round costs at least one event card; in a slot the
 * high bid only grows, and no one is asked for aid twice; in the build step the measure 2 · hands + field only falls.
 */
export function longest({ options, content }: { options: EcoLogicOptions; content: Content }): number {
  const { players: n, piecesPerBranch } = options;
  const rounds = content.events.length;
  const slots = 3 * n;
  const requests = n * (n - 1);
  const aSlot = 3 + 2 * requests + 2 * (n - 1) + coinsInPlay(options, rounds) + 1;
  const cards = content.initiatives.length + content.specials.length;
  const building = 2 * (2 * n * piecesPerBranch + cards) + n;
  const repaying = options.loanEnforcement === 'promise' ? requests * slots * rounds : 0;
  return 2 * n + rounds * (slots * aSlot + building + 2 * n + content.initiatives.length + repaying);
}

const coinsInPlay = ({ supply, players }: EcoLogicOptions, rounds: number): number =>
  supply === 'limited'
    ? COINS
    : players * (START_MONEY + rounds * (MOST_INCOME + MOST_EVENT_INCOME + MOST_FROM_SPECIALS));
