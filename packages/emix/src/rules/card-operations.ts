import { at, NONE } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { cardNamed, isRepeated, nameOf } from '../cards.js';
import { isPlaceable, placePower } from '../row.js';
import { action, type EmixAt, type Human, refuse } from '../state.js';
import { cardName, index } from './fields.js';
import { discardClosed } from './hand-discard.js';
import { attemptDiscard } from './moments.js';

// EMX-VOC.18, EMX-VOC.20, EMX-VOC.21: what operations on cards and powers ask.

/** EMX-VOC.18: discards a card of one's own hand, face down. */
export interface Discard extends ActionOf<typeof discard> {}
export const discard = action('discard', {
  rule: 'EMX-VOC.18',
  during: ['hand-discard'],
  fields: { card: cardName },
  candidates(context, seat, offer) {
    const hand = at(context.state.hands, seat);
    for (let i = 0; i < hand.length; i++)
      if (!isRepeated(hand, i)) offer({ type: 'discard', seat, card: nameOf(context, at(hand, i)) });
  },
  check: (context, { seat, card }) =>
    cardNamed(context, at(context.state.hands, seat), card) === NONE
      ? refuse('EMX-VOC.18', 'not-in-hand', { card })
      : undefined,
  perform(turn, { seat, card }, { more }) {
    discardClosed(turn, seat, cardNamed(turn, at(turn.state.hands, seat), card));
    if (more > 1) turn.queue({ kind: 'hand-discard', seat, more: more - 1 });
  },
});

type Discarding = EmixAt<'power-discard' | 'symbol-power'>;

/** EMX-VOC.20: which humans the power may be on. */
const isAimedAt = ({ choice }: Discarding, human: Human): boolean =>
  choice.kind === 'symbol-power' || choice.human === human;

/** EMX-VOC.20, EMX-SYM.4: the power at a place of a row, counted from 0 on the left; it may be protected. */
export interface DiscardPower extends ActionOf<typeof discardPower> {}
export const discardPower = action('discard-power', {
  during: ['power-discard', 'symbol-power'],
  fields: { human: index, place: index },
  candidates(context, seat, offer) {
    const { rows } = context.state;
    for (let human = 0; human < rows.length; human++)
      if (isAimedAt(context, human))
        for (let place = 0; place < at(rows, human).length; place++)
          offer({ type: 'discard-power', seat, human, place });
  },
  check(context, { human, place }) {
    const { state, choice } = context;
    if (state.rows[human]?.[place] === undefined || !isAimedAt(context, human))
      return refuse(choice.kind === 'symbol-power' ? 'EMX-SYM.4' : 'EMX-VOC.20', 'no-such-power', { human, place });
    return choice.kind === 'power-discard' && choice.tried.includes(place)
      ? refuse('EMX-VOC.20', 'tried-already', { human, place })
      : undefined;
  },
  perform(turn, { seat, human, place }, choice) {
    attemptDiscard(turn, choice.kind === 'symbol-power' ? 'EMX-SYM.4' : 'EMX-VOC.20', seat, { human, place });
    if (choice.kind === 'power-discard' && choice.more > 1)
      turn.queue({ ...choice, more: choice.more - 1, tried: [...choice.tried, place] });
  },
});

/** EMX-VOC.21: activates a power of one's own hand for free. */
export interface Activate extends ActionOf<typeof activate> {}
export const activate = action('activate', {
  rule: 'EMX-VOC.21',
  during: ['free-power'],
  fields: { card: cardName },
  candidates(context, seat, offer) {
    const hand = at(context.state.hands, seat);
    for (let i = 0; i < hand.length; i++)
      if (!isRepeated(hand, i)) offer({ type: 'activate', seat, card: nameOf(context, at(hand, i)) });
  },
  check(context, { seat, card }) {
    const { human, isOwn } = context.choice;
    const held = cardNamed(context, at(context.state.hands, seat), card);
    if (held === NONE) return refuse('EMX-VOC.21', 'not-in-hand', { card });
    return isPlaceable(context, held, human, isOwn) ? undefined : refuse('EMX-VOC.21', 'not-placeable', { card });
  },
  perform(turn, { seat, card }, choice) {
    placePower(turn, 'EMX-VOC.21', seat, {
      human: choice.human,
      card: cardNamed(turn, at(turn.state.hands, seat), card),
    });
    if (choice.more > 1) turn.queue({ ...choice, more: choice.more - 1 });
  },
});
