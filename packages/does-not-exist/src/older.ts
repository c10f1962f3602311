import type { Saved } from '@rulewright/core/author';

/**
 * What saves and records of rulesVersion 1 need (see decision 13): questions about a hand with one answer were not asked, and
 * a Hand of Fate went where guests go.
 */
export const older = {
  migrations: { 1: (save: Saved) => save },
  replaysFrom: 1,
  olderRules: { 1: { oneAnswer: 'taken', leavingFate: 'guest' } },
  olderStates: { 1: (state: Saved) => state },
} as const;
