import type { engine } from '@rulewright/euphoria';
import { table } from './positions.js';

// Set-ups of known draws.

export type Options = Parameters<typeof engine.init>[1];

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
/** A new game whose cards are dealt in the order of their lists, the last ones first. */
export const unshuffled = (options: Options) =>
  table({ tradeProposalsPerTurn: 2, ...options }, 'set-up', [upTo(48), upTo(6), upTo(18)]);
