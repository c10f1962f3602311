import { at, remove, type Seat } from '@rulewright/core';
import { limitInventory } from '../chapters/inventory.js';
import { soundNamed } from '../names.js';
import { discardHeld } from '../piles.js';
import { eachName, inHandNamed, player } from '../players.js';
import { action, type DneTable, NONE, refuse } from '../state.js';
import { cardName } from './fields.js';

const handRefusal = (table: DneTable, seat: Seat, card: string) =>
  inHandNamed(table, seat, card) === NONE ? refuse('DNE-GNL.8', 'not-in-hand', { card }) : undefined;

/** DNE-GNL.8, DNE-GTL.5: an excess hand card goes to the inventory; not in the gentle round. */
export const stash = action('stash', {
  during: ['overflow'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    eachName(table, player(table, seat).hand, (card) => offer({ type: 'stash', seat, card }));
  },
  check: (table, { seat, card }) =>
    table.state.phase === 'gentle-round' ? refuse('DNE-GTL.5', 'no-stashing-now') : handRefusal(table, seat, card),
  perform(turn, { seat, card }) {
    const { hand, inventory } = at(turn.state.players, seat);
    const stashed = inHandNamed(turn, seat, card);
    remove(hand, stashed);
    inventory.push(stashed);
    turn.emit?.({ type: 'card-stashed', seat, card });
    limitInventory(turn, seat);
  },
});

/** DNE-GNL.8: an excess hand card goes to the discard pile. */
export const drop = action('drop', {
  during: ['overflow'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    eachName(table, player(table, seat).hand, (card) => offer({ type: 'drop', seat, card }));
  },
  check: (table, { seat, card }) => handRefusal(table, seat, card),
  perform(turn, { seat, card }) {
    discardHeld(turn, seat, inHandNamed(turn, seat, card));
  },
});

/** DNE-GNL.9: one of six inventory cards goes. */
export const dropInventory = action('drop-inventory', {
  during: ['inventory-overflow'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    eachName(table, player(table, seat).inventory, (card) => offer({ type: 'drop-inventory', seat, card }));
  },
  check: (table, { seat, card }) =>
    player(table, seat).inventory.includes(soundNamed(table, card))
      ? undefined
      : refuse('DNE-GNL.9', 'not-in-the-inventory', { card }),
  perform(turn, { seat, card }) {
    discardHeld(turn, seat, soundNamed(turn, card));
  },
});
