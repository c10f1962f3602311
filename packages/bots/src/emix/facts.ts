import type { EmixEngine, EmixOptions } from '@rulewright/emix';
import { type Facts, happeningBy } from '../study/facts.js';

/** True when everybody charges a human of their own, whose powers count for that player alone. */
const isOwned = ({ freeFeeding }: Pick<EmixOptions, 'freeFeeding'>): boolean => freeFeeding === null;

/** The facts of Emix that can be reasons: powers and actions lost or gained, and how far the marker stands from 0. */
export const facts = ({ content }: EmixEngine): Facts<EmixEngine> => ({
  isOver: (before, now) => before.round !== now.round,
  happening: happeningBy<EmixEngine>({
    'power-discarded': ({ human, card }, { position }) =>
      isOwned(position.options)
        ? { fact: 'power-lost', seat: human, isLoss: true, of: card, values: { card }, saidBy: ['discard-power'] }
        : undefined,
    'card-stolen': ({ from, seat }) => ({ fact: 'card-stolen', seat: from, isLoss: true, values: { by: seat } }),
    'action-cancelled': ({ actor, seat, card }) => ({
      fact: 'action-cancelled',
      seat: actor,
      isLoss: true,
      values: { by: seat, card },
    }),
    'actions-granted': ({ seat }) => ({ fact: 'action-granted', seat }),
    'power-placed': ({ seat, human, card }, { position }) =>
      isOwned(position.options) && seat === human
        ? { fact: 'power-placed', seat, of: card, values: { card } }
        : undefined,
    'goal-reached': ({ seat }) => ({ fact: 'goal-reached', seat }),
  }),
  sheet: {
    marker: {
      of: (_ask, seat, { options, marker }) => {
        const { teams } = options;
        const there = marker[seat] ?? 0;
        // EMX-TEAM.3: a clan goes in its own direction
        return teams === null ? Math.abs(there) : teams.light.includes(seat) ? there : -there;
      },
      least: 2,
      ofOthers: true,
    },
    powers: {
      of: (ask, seat) => Math.abs(ask.score(seat).powers.reduce((sum, { value }) => sum + value, 0)),
      least: 2,
    },
    hand: { of: (ask, seat) => ask.player(seat).hand.count, least: 1, isStock: true },
  },
  names: (id) => content.cards.find((card) => card.id === id)?.name,
});
