import { performAction } from '../chapters/influence.js';
import { canDraw, drawCards } from '../piles.js';
import { action, refuse } from '../state.js';

/** EMX-INF.11: takes the top card of the draw pile. */
export const draw = action('draw', {
  during: ['action'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'draw', seat }),
  check: (table, { seat }) => (canDraw(table, seat) ? undefined : refuse('EMX-INF.11', 'no-cards-left')),
  perform(turn, { seat }) {
    performAction(turn, seat, { canPause: false }, () => drawCards(turn, seat, 1));
  },
});
