import { at, remove } from '@rulewright/core';
import { cardNamed, isRepeated, nameOf } from '../cards.js';
import { attemptDiscard } from '../chapters/moments.js';
import { flipEmons, flippable, shift, splitRange } from '../chapters/operations.js';
import { COLOURS } from '../content/effects.js';
import { discardFaceDown } from '../piles.js';
import { isPlaceable, placePower } from '../row.js';
import { action, type EmixAt, type Human, NONE, refuse } from '../state.js';
import { cardName, colour, emons, index } from './fields.js';

// Decisions inside an operation of the card language.

/** EMX-VOC.6: how many of the emons are positive; the full amount is used. */
export const split = action('split', {
  during: ['split'],
  fields: { pos: emons },
  candidates(table, seat, offer) {
    const { least, most } = splitRange(table, table.choice);
    for (let pos = least; pos <= most; pos++) offer({ type: 'split', seat, pos });
  },
  check(table, { pos }) {
    const { least, most } = splitRange(table, table.choice);
    return pos >= least && pos <= most ? undefined : refuse('EMX-VOC.6', 'not-the-full-amount', { pos, least, most });
  },
  perform(turn, { pos }, { verb, human, target, amount }) {
    shift(turn, verb, human, target, 'pos', pos);
    shift(turn, verb, human, target, 'neg', amount - pos);
  },
});

/** EMX-VOC.6, EMX-VOC.13: the colour that is returned; the emons become the other one. */
export const flip = action('flip', {
  during: ['flip-direction'],
  fields: { colour },
  candidates(_, seat, offer) {
    for (const colour of COLOURS) offer({ type: 'flip', seat, colour });
  },
  check: (table, { colour }) =>
    flippable(table, table.choice.target, colour) > 0 ? undefined : refuse('EMX-VOC.6', 'nothing-to-flip', { colour }),
  perform(turn, { colour }, { target, amount }) {
    flipEmons(turn, target, colour, amount);
  },
});

/** EMX-VOC.18: one card of the hand, face down. */
export const discard = action('discard', {
  during: ['hand-discard'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    const hand = at(table.state.hands, seat);
    for (let i = 0; i < hand.length; i++)
      if (!isRepeated(hand, i)) offer({ type: 'discard', seat, card: nameOf(table, at(hand, i)) });
  },
  check: (table, { seat, card }) =>
    cardNamed(table, at(table.state.hands, seat), card) === NONE
      ? refuse('EMX-VOC.18', 'not-in-hand', { card })
      : undefined,
  perform(turn, { seat, card }, { more }) {
    turn.emit?.({ type: 'card-discarded', seat, card }, { card: [seat] });
    discardFaceDown(turn, seat, cardNamed(turn, at(turn.state.hands, seat), card));
    if (more > 1) turn.next({ kind: 'hand-discard', seat, more: more - 1 });
  },
});

type Discarding = EmixAt<'power-discard' | 'symbol-power'>;

/** EMX-VOC.20: which humans the power may be on. */
const isAimedAt = ({ choice }: Discarding, human: Human): boolean =>
  choice.kind === 'symbol-power' || choice.human === human;

/** EMX-VOC.20, EMX-SYM.4: the power at a place of a row, counted from 0 on the left; it may be protected. */
export const discardPower = action('discard-power', {
  during: ['power-discard', 'symbol-power'],
  fields: { human: index, place: index },
  candidates(table, seat, offer) {
    const { rows } = table.state;
    for (let human = 0; human < rows.length; human++)
      if (isAimedAt(table, human))
        for (let place = 0; place < at(rows, human).length; place++)
          offer({ type: 'discard-power', seat, human, place });
  },
  check(table, { human, place }) {
    const { state, choice } = table;
    const card = state.rows[human]?.[place];
    if (card === undefined || !isAimedAt(table, human))
      return refuse(choice.kind === 'symbol-power' ? 'EMX-SYM.4' : 'EMX-VOC.20', 'no-such-power', { human, place });
    return choice.kind === 'power-discard' && choice.tried.includes(card)
      ? refuse('EMX-VOC.20', 'tried-already', { human, place })
      : undefined;
  },
  perform(turn, { seat, human, place }, choice) {
    const card = at(at(turn.state.rows, human), place);
    attemptDiscard(turn, seat, human, card);
    if (choice.kind === 'power-discard' && choice.more > 1)
      turn.next({ ...choice, more: choice.more - 1, tried: [...choice.tried, card] });
  },
});

/** EMX-VOC.21: a power from the hand, without paying. */
export const activate = action('activate', {
  during: ['free-power'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    const hand = at(table.state.hands, seat);
    for (let i = 0; i < hand.length; i++)
      if (!isRepeated(hand, i)) offer({ type: 'activate', seat, card: nameOf(table, at(hand, i)) });
  },
  check(table, { seat, card }) {
    const { human, isOwn } = table.choice;
    const held = cardNamed(table, at(table.state.hands, seat), card);
    if (held === NONE) return refuse('EMX-VOC.21', 'not-in-hand', { card });
    return isPlaceable(table, held, human, isOwn) ? undefined : refuse('EMX-VOC.21', 'not-placeable', { card });
  },
  perform(turn, { seat, card }, choice) {
    const hand = at(turn.state.hands, seat);
    const held = cardNamed(turn, hand, card);
    remove(hand, held);
    placePower(turn, choice.human, held);
    if (choice.more > 1) turn.next({ ...choice, more: choice.more - 1 });
  },
});
