import { at } from '@rulewright/core';
import * as z from 'zod/mini';
import { mayDiscard } from '../chapters/failure-cards.js';
import { soundName, soundNamed } from '../names.js';
import { canDraw, cardsIn, discardHeld, drawToHand } from '../piles.js';
import { eachName, heldNamed, player } from '../players.js';
import { action, type DneAt, refuse, type Sound } from '../state.js';
import { cardName } from './fields.js';

const SOURCES = ['deck', 'discard'] as const;

/** DNE-CLS.18: where the next card of the draft comes from. */
export const draft = action('draft', {
  during: ['draft-source'],
  fields: { source: z.enum(SOURCES) },
  candidates(_, seat, offer) {
    for (const source of SOURCES) offer({ type: 'draft', seat, source });
  },
  check(table, { source }) {
    const isThere = source === 'deck' ? canDraw(table, 'sounds') : table.state.discard.length > 0;
    return isThere ? undefined : refuse('DNE-CLS.18', 'pile-empty', { source });
  },
  perform(turn, { seat, source }, { left, drawn, recovered }) {
    const { state, emit, queue } = turn;
    if (source === 'deck') {
      queue({ kind: 'draft-card', left: left - 1, drawn: drawn + drawToHand(turn, seat, 1), recovered });
      return;
    }
    const card = state.discard.pop();
    if (card === undefined) return;
    at(state.players, seat).hand.push(card);
    emit?.({ type: 'card-recovered', seat, card: soundName(turn, card) });
    queue({ kind: 'draft-card', left: left - 1, drawn: drawn + 1, recovered: recovered + 1 });
  },
});

type DiscardTable = DneAt<'draft-repay' | 'draft-drop' | 'failure-discard'>;

/** The cards among which one is discarded now. */
function discardable(table: DiscardTable, seat: number): readonly Sound[] {
  const { choice } = table;
  const { hand } = player(table, seat);
  switch (choice.kind) {
    case 'draft-repay':
      return hand;
    case 'draft-drop':
      return hand.slice(-choice.drawn);
    case 'failure-discard':
      return cardsIn(table, seat, choice.from);
  }
}

/** DNE-CLS.15, DNE-CLS.18, DNE-FAI.6, DNE-FAI.8, DNE-FAI.10: a card that has to go. */
export const discard = action('discard', {
  during: ['draft-repay', 'draft-drop', 'failure-discard'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    eachName(table, discardable(table, seat), (card) => offer({ type: 'discard', seat, card }));
  },
  check(table, { seat, card }) {
    const { choice } = table;
    const named = soundNamed(table, card);
    const isThere = discardable(table, seat).includes(named);
    switch (choice.kind) {
      case 'draft-repay':
        return isThere ? undefined : refuse('DNE-CLS.18', 'not-in-hand', { card });
      case 'draft-drop':
        return isThere ? undefined : refuse('DNE-CLS.15', 'not-drawn-now', { card });
      case 'failure-discard':
        if (!isThere) return refuse('DNE-FAI.6', 'not-held', { card });
        if (mayDiscard(table, choice, named)) return undefined;
        return refuse(choice.pick === 'highest' ? 'DNE-FAI.8' : 'DNE-FAI.10', 'wrong-card', { card });
    }
  },
  perform(turn, { seat, card }, choice) {
    discardHeld(turn, seat, heldNamed(turn, seat, card));
    const left = choice.left - 1;
    if (left === 0) return;
    if (choice.kind === 'draft-drop') turn.queue({ ...choice, left, drawn: choice.drawn - 1 });
    else turn.queue({ ...choice, left });
  },
});
