import { dividedConformance, type Law } from '@rulewright/testing';
import { dare } from './dare.js';

/** A law that tables of three do not keep. */
const two: Law = {
  id: 'LAW-0',
  title: 'two are enough',
  watch: () => ({
    start({ states: [start] }) {
      if (start?.options.players === 3) throw new TypeError('a crowd');
    },
  }),
};

// What a thread is given: a proof that fails.

export const { jobs, work, result } = dividedConformance(dare, {
  games: 2,
  options: [{}, { players: 3 }, { players: 3 }],
  laws: [two],
  seed: 'threads',
});
