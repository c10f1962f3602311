import type { Saved } from '@rulewright/core/author';

/**
 * Translation of saves and records of older rules (decision 13). In version 1, the engine answered questions with one
 * possible card by itself, and any copy of an applied power counted as returned. Until version 2, a cancel left viewers
 * without the knowledge that the cancelled action had cost them.
 */
export const older = {
  migrations: { 1: (save: Saved) => save, 2: (save: Saved) => save },
  replaysFrom: 1,
  olderRules: { 1: { oneAnswer: 'taken', copiesComeBack: 'any' }, 2: { cancelMemory: 'lost' } },
  olderStates: { 1: (state: Saved) => state, 2: (state: Saved) => state },
} as const;
