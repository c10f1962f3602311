import { dividedConformance } from '@rulewright/testing';
import { dare } from './dare.js';

// What a thread is given: the proof of Dare, in parts.

export const { jobs, work, result } = dividedConformance(dare, {
  games: 5,
  options: [{}, { players: 3 }],
  parts: 2,
  seed: 'threads',
});
