import { at, seatsFrom } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { soundNamed } from '../names.js';
import { INVENTORY_LIMIT } from '../numbers.js';
import { discardHeld, inventoryOf, moveHeld } from '../piles.js';
import { eachKind, handLimit, inHandNamed, isActive, player } from '../players.js';
import { action, type DneTurn, refuse } from '../state.js';
import { cardName } from './fields.js';
import { unlessInHand } from './held.js';
import { shedding } from './timing.js';

// DNE-GNL.7 to DNE-GNL.9, DNE-STO: limits of hand and inventory.

/** DNE-GNL.8: asks the first player from the Host on whose hand is above the limit, until nobody's is. */
export function limits(turn: DneTurn): void {
  const { state, queue } = turn;
  for (const seat of seatsFrom(state.turn.host, state.options.players)) {
    if (!isActive(state, seat) || at(state.players, seat).hand.length <= handLimit(turn, seat)) continue;
    const rule = state.phase === 'gentle-round' ? 'DNE-GTL.5' : 'DNE-GNL.8';
    queue({ kind: 'overflow', rule, seat }, { kind: 'limits' });
    return;
  }
}

/** DNE-GNL.9: an inventory of six loses a card at once. */
export function limitInventory({ state, queue }: DneTurn, seat: number): void {
  if (at(state.players, seat).inventory.length > INVENTORY_LIMIT) queue({ kind: 'inventory-overflow', seat });
}

/** DNE-GNL.8, DNE-GTL.5: an excess hand card goes to the inventory; not in the gentle round. */
export interface Stash extends ActionOf<typeof stash> {}
export const stash = action('stash', {
  rule: shedding,
  during: ['overflow'],
  fields: { card: cardName },
  exact: true,
  candidates(context, seat, offer) {
    if (context.state.phase !== 'gentle-round')
      eachKind(context, player(context, seat).hand, (card) => offer({ type: 'stash', seat, card }));
  },
  check: (context, { seat, card }) =>
    context.state.phase === 'gentle-round'
      ? refuse('DNE-GTL.5', 'no-stashing-now')
      : unlessInHand(context, seat, card, 'DNE-GNL.8'),
  perform(turn, { seat, card }) {
    moveHeld(turn, seat, inHandNamed(turn, seat, card), { to: inventoryOf(seat) });
    turn.emit?.({ type: 'card-stashed', rule: 'DNE-GNL.8', seat, card });
    limitInventory(turn, seat);
  },
});

/** DNE-GNL.8, DNE-GTL.5: an excess hand card goes to the discard pile. */
export interface Drop extends ActionOf<typeof drop> {}
export const drop = action('drop', {
  rule: shedding,
  during: ['overflow'],
  fields: { card: cardName },
  exact: true,
  candidates(context, seat, offer) {
    eachKind(context, player(context, seat).hand, (card) => offer({ type: 'drop', seat, card }));
  },
  check: (context, { seat, card }) => unlessInHand(context, seat, card, context.choice.rule),
  perform(turn, { seat, card }, { rule }) {
    discardHeld(turn, seat, inHandNamed(turn, seat, card), { rule });
  },
});

/** DNE-GNL.9: one of six inventory cards goes. */
export interface DropInventory extends ActionOf<typeof dropInventory> {}
export const dropInventory = action('drop-inventory', {
  rule: 'DNE-GNL.9',
  during: ['inventory-overflow'],
  fields: { card: cardName },
  exact: true,
  candidates(context, seat, offer) {
    eachKind(context, player(context, seat).inventory, (card) => offer({ type: 'drop-inventory', seat, card }));
  },
  check: (context, { seat, card }) =>
    player(context, seat).inventory.includes(soundNamed(context, card))
      ? undefined
      : refuse('DNE-GNL.9', 'not-in-the-inventory', { card }),
  perform(turn, { seat, card }) {
    discardHeld(turn, seat, soundNamed(turn, card), { rule: 'DNE-GNL.9', from: 'inventory' });
  },
});
