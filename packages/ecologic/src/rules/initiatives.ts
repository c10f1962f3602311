import { at, NONE } from '@rulewright/core';
import { type ActionOf, deckSize, type ZoneNameOf } from '@rulewright/core/author';
import { initiativeOf } from '../cards.js';
import { action, type Card, type EcoLogic, type EcoTurn, refuse } from '../state.js';
import { discardRevealed, openAuction, openingRefusal } from './auction.js';

// ECO-INI: the series of eco initiatives. Opening prices are in ../prices.ts.

/** ECO-INI.1, ECO-INI.4: turns up the top initiative. */
export interface Reveal extends ActionOf<typeof reveal> {}
export const reveal = action('reveal', {
  rule: 'ECO-INI.1',
  during: ['reveal-initiative'],
  fields: {},
  perform(turn, { seat }) {
    const { state, emit, queue } = turn;
    const card = drawInitiative(turn, ['revealed']);
    if (card === undefined) return;
    if (card === state.refused) state.refused = NONE; // ECO-VAR.6
    emit?.({ type: 'initiative-revealed', rule: 'ECO-INI.1', seat, initiative: initiativeOf(turn, card).id });
    queue({ kind: 'open-initiative', seat });
  },
});

/** ECO-INI.2: opens the auction for the revealed initiative. */
export interface OpenInitiative extends ActionOf<typeof openInitiative> {}
export const openInitiative = action('open-initiative', {
  rule: 'ECO-INI.2',
  during: ['open-initiative'],
  fields: {},
  check: (context, { seat }) =>
    openingRefusal(context, seat, { kind: 'initiative', initiative: at(context.state.revealed, 0) }),
  perform(turn, { seat }) {
    openAuction(turn, seat, { kind: 'initiative', initiative: at(turn.state.revealed, 0) });
  },
});

/** ECO-INI.3: discards the revealed initiative, for which nobody may bid. */
export interface RefuseInitiative extends ActionOf<typeof refuseInitiative> {}
export const refuseInitiative = action('refuse-initiative', {
  rule: 'ECO-INI.2',
  during: ['open-initiative'],
  fields: {},
  perform(turn, { seat }) {
    const card = at(turn.state.revealed, 0);
    turn.state.refused = card;
    turn.emit?.({ type: 'initiative-refused', rule: 'ECO-INI.3', seat, initiative: initiativeOf(turn, card).id });
    discardRevealed(turn);
  },
});

/** ECO-INI.7: draws the top card, after a reshuffle of the discard pile if the deck is empty; undefined when both are. */
export function drawInitiative({ state, cards, emit }: EcoTurn, to: ZoneNameOf<EcoLogic>): Card | undefined {
  const discarded = state.initiativeDiscard.length;
  if (deckSize(state.initiativeDeck) === 0 && discarded > 0) {
    emit?.({ type: 'initiatives-shuffled', rule: 'ECO-INI.7', cards: discarded });
    cards.shuffle(['initiativeDeck'], ['initiativeDiscard']);
  }
  return cards.draw(['initiativeDeck'], to);
}

/** ECO-VAR.6: opens the auction for the initiative that was refused last. */
export interface TakeRefused extends ActionOf<typeof takeRefused> {}
export const takeRefused = action('take-refused', {
  rule: 'ECO-VAR.6',
  during: ['reveal-initiative'],
  fields: {},
  check(context, { seat }) {
    const { options, refused, initiativeDiscard } = context.state;
    if (options.refusedInitiative === 'discard') return refuse('ECO-VAR.6', 'switched-off');
    if (initiativeDiscard[initiativeDiscard.length - 1] !== refused) return refuse('ECO-VAR.6', 'nothing-refused');
    return openingRefusal(context, seat, { kind: 'initiative', initiative: refused });
  },
  perform(turn, { seat }) {
    const { state, cards } = turn;
    const card = state.refused;
    state.refused = NONE;
    cards.move(card, ['initiativeDiscard'], ['revealed']);
    openAuction(turn, seat, { kind: 'initiative', initiative: card });
  },
});
