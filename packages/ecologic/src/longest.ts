import { coinsInPlay } from './coins-in-play.js';
import type { Content } from './content/schema.js';
import type { EcoLogicOptions } from './options.js';

interface Start {
  readonly options: Pick<EcoLogicOptions, 'players' | 'supply' | 'piecesPerBranch' | 'loanEnforcement'>;
  readonly content: Content;
}

/**
 * More decisions than any game can have (section 8, termination): a round costs at least one event card; in a slot the
 * high bid only grows, and no one is asked for aid twice; in the build step the measure 2 · hands + field only falls.
 */
export function longest(start: Start): number {
  const { options, content } = start;
  const { players: n, piecesPerBranch } = options;
  const rounds = content.events.length;
  const slots = 3 * n;
  const requests = n * (n - 1);
  const aSlot = 3 + 2 * requests + 2 * (n - 1) + coinsInPlay(start) + 1;
  const cards = content.initiatives.length + content.specials.length;
  const building = 2 * (2 * n * piecesPerBranch + cards) + n;
  const losses = n * Math.max(...content.events.map(({ effects }) => effects.length)) + n + content.initiatives.length;
  const repaying = options.loanEnforcement === 'promise' ? requests * slots * rounds : 0;
  return 2 * n + rounds * (slots * aSlot + building + losses + repaying);
}
