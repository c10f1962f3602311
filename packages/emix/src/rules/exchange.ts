import { at, NONE, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { humanRefusal, namingRefusal } from '../aims.js';
import { cardNamed, isRepeated, nameOf } from '../cards.js';
import { COLOURS, type Colour } from '../content/effects.js';
import { isEmpty, takeEmons } from '../emons.js';
import { eachActor, isFree } from '../humans.js';
import { MOST_CARDS } from '../numbers.js';
import { discardFaceDown } from '../piles.js';
import { action, type EmixAt, type EmixContext, type EmixTurn, type Human, refuse } from '../state.js';
import { cardName, colour, index } from './fields.js';
import { performAction } from './influence.js';

// EMX-INF.9, EMX-INF.10: exchanging cards for emons.

interface Swap {
  readonly seat: Seat;
  readonly human: Human;
  readonly card: string;
  readonly colour: Colour;
}

/** EMX-INF.9, EMX-INF.10: every card of the hand for every colour the supply has. */
function eachExchange(context: EmixContext, seat: Seat, offer: (card: string, colour: Colour) => void): void {
  const { hands, supply } = context.state;
  const hand = at(hands, seat);
  for (let i = 0; i < hand.length; i++) {
    if (isRepeated(hand, i)) continue;
    const name = nameOf(context, at(hand, i));
    for (const colour of COLOURS) if (!isEmpty(supply[colour])) offer(name, colour);
  }
}

/** EMX-INF.9, EMX-INF.10: any card of the hand, for a colour the supply has. */
function exchangeRefusal(context: EmixContext, seat: Seat, card: string, colour: Colour) {
  if (isEmpty(context.state.supply[colour])) return refuse('EMX-INF.10', 'supply-empty', { colour });
  return cardNamed(context, at(context.state.hands, seat), card) === NONE
    ? refuse('EMX-INF.9', 'not-in-hand', { card })
    : undefined;
}

/** Exchanges one card for one emon (EMX-INF.9); `more` further cards may follow in the same action (EMX-INF.10). */
function swapCard(turn: EmixTurn, { seat, human, card, colour }: Swap, more: number): void {
  const rule = 'EMX-INF.9';
  turn.emit?.({ type: 'card-exchanged', rule, seat, human, colour, card }, { card: [seat] });
  discardFaceDown(turn, seat, cardNamed(turn, at(turn.state.hands, seat), card));
  takeEmons(turn, rule, human, { colour, wanted: 1 });
  if (more > 0) turn.queue({ kind: 'exchange-more', seat, human, more });
}

const begin = (turn: EmixTurn, step: Swap): void =>
  performAction(turn, step.seat, { canPause: true }, () => swapCard(turn, step, MOST_CARDS - 1));

/**
 * EMX-INF.9, EMX-INF.10: gives up a card for an emon; the first one is the action. EMX-FREE.4: in free feeding the first
 * one names the human that gets the emons, for further cards too.
 */
export interface Exchange extends ActionOf<typeof exchange> {}
export const exchange = action('exchange', {
  during: ['action', 'exchange-more'],
  fields: { card: cardName, colour, human: z.optional(index) },
  exact: true,
  candidates(context, seat, offer) {
    if (context.choice.kind === 'exchange-more' || !isFree(context))
      eachExchange(context, seat, (card, colour) => offer({ type: 'exchange', seat, card, colour }));
    else
      eachActor(context, seat, (human) =>
        eachExchange(context, seat, (card, colour) => offer({ type: 'exchange', seat, card, colour, human })),
      );
  },
  check: (context, { seat, card, colour, human }) =>
    actorRefusal(context, human) ?? exchangeRefusal(context, seat, card, colour),
  perform(turn, { seat, card, colour, human = seat }, choice) {
    if (choice.kind === 'action') begin(turn, { seat, human, card, colour });
    else swapCard(turn, { seat, human: choice.human, card, colour }, choice.more - 1);
  },
});

/** EMX-FREE.4, EMX-INF.10: who gets the emons is said once. */
function actorRefusal(context: EmixAt<'action' | 'exchange-more'>, human: Human | undefined) {
  if (context.choice.kind === 'exchange-more')
    return human === undefined ? undefined : refuse('EMX-INF.10', 'human-is-given', { human });
  const refused = namingRefusal(context, { human }, 'EMX-FREE.4');
  return refused ?? (human === undefined ? undefined : humanRefusal(context, human));
}

/** EMX-INF.10: exchanges no further card. */
export interface Stop extends ActionOf<typeof stop> {}
export const stop = action('stop', {
  rule: 'EMX-INF.10',
  during: ['exchange-more'],
  fields: {},
  perform(turn, { seat }) {
    turn.emit?.({ type: 'exchange-ended', rule: 'EMX-INF.10', seat });
  },
});
