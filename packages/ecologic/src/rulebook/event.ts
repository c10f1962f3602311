import type { RuleCatalogue } from '@rulewright/core';

/** The Event phase. */
export const event = {
  // Event phase
  'ECO-EVT.1': {
    title: 'One event per round',
    text: 'The first player turns up the top card of the event deck and is its drawer. No other event is drawn in that round.',
    source: 'Event phase; ECO-R9',
  },
  'ECO-EVT.2': {
    title: 'Scope of an event',
    text: 'An effect with scope all concerns every player; one with scope drawer concerns nobody but the drawer.',
    source: 'Event phase',
  },
  'ECO-EVT.3': {
    title: 'Immediate effects',
    text: 'Losing an initiative, losing a top piece and drawing an initiative happen at once: to the drawer first, then clockwise to the others in scope.',
    source: 'Event phase',
  },
  'ECO-EVT.4': {
    title: 'Delayed effects',
    text: 'An effect that belongs to a later phase is kept in mind and takes place in that phase of the same round.',
    source: 'Event phase',
  },
  'ECO-EVT.5': {
    title: 'Losses by event',
    text: 'An event takes pieces and initiatives from the field only, never from a hand. If it takes the last piece of an object, the hex becomes unoccupied and the initiative on it is discarded (ECO-RMV.2).',
    source: 'Environment phase',
  },
  'ECO-EVT.6': {
    title: 'Initiative gained by event',
    text: 'The player takes the top initiative of the deck into hand, free of charge and for all to see; an empty deck is first reshuffled (ECO-INI.7). If there is no card at all, the effect is lost.',
    source: 'engine convention',
  },
  'ECO-EVT.7': {
    title: 'Discarded events',
    text: 'An event lies open and counts as discarded from the moment it is drawn, although it is in force for its round. It never returns to the deck.',
    source: 'Event phase; ECO-R10',
  },
  'ECO-EVT.8': {
    title: 'Drawing the Final Report',
    text: 'The Final Report only makes its round the last one. All phases of that round are played as usual.',
    source: 'Event phase',
  },
} as const satisfies RuleCatalogue;
