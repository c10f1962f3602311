import { at, type Seat } from '@rulewright/core';
import { stealCards } from '../piles.js';
import { action, type EmixTable, refuse } from '../state.js';
import { index } from './fields.js';

// Decisions that symbols of the board ask for.

const CARDS_OF_A_SYMBOL = 2;

/** Why somebody is not another player at the table, by the rule of the symbol. */
const otherRefusal = ({ state }: EmixTable, rule: 'EMX-SYM.5' | 'EMX-SYM.9', seat: Seat, player: Seat) =>
  player === seat || state.hands[player] === undefined ? refuse(rule, 'not-another-player', { player }) : undefined;

/** EMX-SYM.5: two random cards of another player. */
export const stealFrom = action('steal-from', {
  during: ['steal-target'],
  fields: { player: index },
  candidates(table, seat, offer) {
    for (let player = 0; player < table.state.hands.length; player++) offer({ type: 'steal-from', seat, player });
  },
  check(table, { seat, player }) {
    const refused = otherRefusal(table, 'EMX-SYM.5', seat, player);
    if (refused !== undefined) return refused;
    return at(table.state.hands, player).length > 0 ? undefined : refuse('EMX-SYM.5', 'empty-hand', { player });
  },
  perform(turn, { seat, player }) {
    stealCards(turn, seat, player, CARDS_OF_A_SYMBOL);
  },
});

/** EMX-SYM.9: another player's marker moves by the result of this turn. */
export const moveOther = action('move-other', {
  during: ['symbol-other'],
  fields: { player: index },
  candidates(table, seat, offer) {
    for (let player = 0; player < table.state.hands.length; player++) offer({ type: 'move-other', seat, player });
  },
  check: (table, { seat, player }) => otherRefusal(table, 'EMX-SYM.9', seat, player),
  perform({ next }, { player }, { result }) {
    next({ kind: 'move', seat: player, steps: result, result, isPushed: true });
  },
});
