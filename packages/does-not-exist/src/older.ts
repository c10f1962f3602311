import type { Saved } from '@rulewright/core/author';

/**
 * The migrations of saves and records of rulesVersion 1 (decision 13). Questions about a hand with one answer were not
 * asked then, and a Hand of Fate went where guests go.
 */
export const older = {
  migrations: { 1: (save: Saved) => save },
  replaysFrom: 1,
  olderRules: { 1: { oneAnswer: 'taken', leavingFate: 'guest' } },
  olderStates: { 1: (state: Saved) => state },
} as const;
