import { at } from '@rulewright/core';
import type { Secrets } from '@rulewright/core/author';
import { isFinalReport } from './content/schema.js';
import type { EcoLogic } from './state.js';

/** ECO-R41: only what lies in the decks, and which events were removed, is hidden. */
export const secrets: Secrets<EcoLogic> = {
  zones: {
    eventDeck: { pool: 'events', visibleTo: 'nobody' },
    /** ECO-SET.13: Final Report is never taken out. */
    eventsRemoved: {
      pool: 'events',
      visibleTo: 'nobody',
      never: (card, { content }) => isFinalReport(at(content.events, card)),
    },
    eventDiscard: { pool: 'events', visibleTo: 'all' },
    initiativeDeck: { pool: 'initiatives', visibleTo: 'nobody' },
    initiativeDiscard: { pool: 'initiatives', visibleTo: 'all' },
    revealed: { pool: 'initiatives', visibleTo: 'all' },
    'players.*.initiatives': { pool: 'initiatives', visibleTo: 'all' },
    'field.initiatives.*': { pool: 'initiatives', visibleTo: 'all' },
  },
  pools: ({ content }) => ({
    events: {
      cards: content.events.map((_, card) => card),
      id: (card) => at(content.events, card).id,
      back: (card) => at(content.events, card).level,
    },
    initiatives: {
      cards: content.initiatives.map((_, card) => card),
      id: (card) => at(content.initiatives, card).id,
    },
  }),
};
