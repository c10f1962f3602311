import { at, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { soundId, soundNamed } from '../names.js';
import { DRAFT } from '../numbers.js';
import { canDraw, discardHeld, drawToHand, handOf, tellDiscarded } from '../piles.js';
import { abilitiesOf, eachKind, heldNamed, player } from '../players.js';
import { action, type DneAt, type DneTurn, refuse, type Sound } from '../state.js';
import { cardName, from } from './fields.js';
import { unlessInHand, unlessTold } from './held.js';
import { beginPhase } from './phase.js';
import { discarding } from './timing.js';

// DNE-TRN.3, DNE-CLS.15, DNE-CLS.18: the draft, and single cards that have to go.

/** DNE-TRN.3: draws two cards, or as the class says. */
export function draft(turn: DneTurn): void {
  const { host } = turn.state.turn;
  const toGo = abilitiesOf(turn, host).wideDraft?.draw ?? DRAFT;
  if (abilitiesOf(turn, host).draftFromDiscard !== undefined)
    turn.queue({ kind: 'draft-card', toGo, drawn: 0, recovered: 0 });
  else endDraft(turn, drawToHand(turn, host, toGo, toGo === DRAFT ? 'DNE-TRN.3' : 'DNE-CLS.15'), 0);
}

/** DNE-CLS.18: each card comes from the deck, or from the discard pile if there is one. */
export function draftCard(
  turn: DneTurn,
  { toGo, drawn, recovered }: { readonly toGo: number; readonly drawn: number; readonly recovered: number },
): void {
  const { state, queue } = turn;
  const seat = state.turn.host;
  if (toGo === 0) endDraft(turn, drawn, recovered);
  else if (state.discard.length > 0) queue({ kind: 'draft-source', seat, toGo, drawn, recovered });
  else queue({ kind: 'draft-card', toGo: toGo - 1, drawn: drawn + drawToHand(turn, seat, 1, 'DNE-CLS.18'), recovered });
}

/** DNE-CLS.15, DNE-CLS.18, DNE-TRN.4: queues the discards of the class, then the hand limit, then the preparation. */
function endDraft(turn: DneTurn, drawn: number, recovered: number): void {
  const { state, queue } = turn;
  const seat = state.turn.host;
  const drop = Math.min(drawn, abilitiesOf(turn, seat).wideDraft?.drop ?? 0);
  if (drop > 0) queue({ kind: 'draft-drop', seat, drawn, toGo: drop });
  if (recovered > 0) queue({ kind: 'draft-repay', seat, toGo: recovered });
  beginPhase(turn, 'preparation', 'DNE-TRN.4');
  queue({ kind: 'limits' }, { kind: 'prepare', seat });
}

const SOURCES = ['deck', 'discard'] as const;

/** DNE-CLS.18: the pile that the next card of the draft comes from. */
export interface Draft extends ActionOf<typeof draftFrom> {}
export const draftFrom = action('draft', {
  rule: 'DNE-CLS.18',
  during: ['draft-source'],
  fields: { source: z.enum(SOURCES) },
  candidates(_, seat, offer) {
    for (const source of SOURCES) offer({ type: 'draft', seat, source });
  },
  check(context, { source }) {
    const isThere = source === 'deck' ? canDraw(context, 'sounds') : context.state.discard.length > 0;
    return isThere ? undefined : refuse('DNE-CLS.18', 'pile-empty', { source });
  },
  perform(turn, { seat, source }, { toGo, drawn, recovered }) {
    const { state, emit, queue, cards } = turn;
    if (source === 'deck') {
      queue({ kind: 'draft-card', toGo: toGo - 1, drawn: drawn + drawToHand(turn, seat, 1, 'DNE-CLS.18'), recovered });
      return;
    }
    const from = state.discard.length - 1;
    const card = at(state.discard, from);
    cards.move(card, ['discard'], handOf(seat), { from });
    emit?.({ type: 'card-recovered', rule: 'DNE-CLS.18', seat, card: soundId(turn, card) });
    queue({ kind: 'draft-card', toGo: toGo - 1, drawn: drawn + 1, recovered: recovered + 1 });
  },
});

/** DNE-CLS.15, DNE-CLS.18, DNE-FAI.6, DNE-FAI.8, DNE-FAI.10: a card that has to go. */
export interface Discard extends ActionOf<typeof repay> {}
export const repay = action('discard', {
  rule: discarding,
  during: ['draft-repay'],
  fields: { card: cardName, from },
  candidates(context, seat, offer) {
    eachKind(context, player(context, seat).hand, (card) => offer({ type: 'discard', seat, card }));
  },
  check: (context, wish) => unlessInHand(context, wish.seat, wish.card, 'DNE-CLS.18') ?? unlessTold(wish, 'DNE-CLS.18'),
  perform(turn, { seat, card }, choice) {
    discardHeld(turn, seat, heldNamed(turn, seat, card), { rule: 'DNE-CLS.18' });
    if (choice.toGo > 1) turn.queue({ ...choice, toGo: choice.toGo - 1 });
  },
});

/** DNE-CLS.15: the cards that were drawn just now. */
const drawnNow = (context: DneAt<'draft-drop'>, seat: Seat): readonly Sound[] =>
  player(context, seat).hand.slice(-context.choice.drawn);

/** DNE-CLS.15: one of them goes. */
export const dropDrawn = action('discard', {
  rule: discarding,
  during: ['draft-drop'],
  fields: { card: cardName, from },
  candidates(context, seat, offer) {
    eachKind(context, drawnNow(context, seat), (card) => offer({ type: 'discard', seat, card }));
  },
  check: (context, { seat, card, from }) =>
    drawnNow(context, seat).includes(soundNamed(context, card))
      ? unlessTold({ card, from }, 'DNE-CLS.15')
      : refuse('DNE-CLS.15', 'not-drawn-now', { card }),
  perform(turn, { seat, card }, choice) {
    const { hand } = player(turn, seat);
    const drawn = soundNamed(turn, card);
    const place = hand.indexOf(drawn, Math.max(0, hand.length - choice.drawn));
    turn.cards.move(drawn, handOf(seat), ['discard'], { from: place });
    tellDiscarded(turn, seat, [drawn], { from: 'held', rule: 'DNE-CLS.15' });
    if (choice.toGo > 1) turn.queue({ ...choice, toGo: choice.toGo - 1, drawn: choice.drawn - 1 });
  },
});
