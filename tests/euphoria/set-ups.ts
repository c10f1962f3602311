import type { engine } from '@rulewright/euphoria';
import { table, upTo } from './positions.js';

// Set-ups of known draws.

export type Options = Parameters<typeof engine.init>[1];

/** A new game whose cards are dealt in the order of their lists, the last ones first. */
export const unshuffled = (options: Options) =>
  table({ tradeProposalsPerTurn: 2, ...options }, 'set-up', [upTo(48), upTo(6), upTo(18)]);
