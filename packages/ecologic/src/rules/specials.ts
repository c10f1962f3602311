import { NONE } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { cardNamed, specialOf, specialsOnOffer } from '../cards.js';
import { action, type Card, type EcoContext, refuse } from '../state.js';
import { openAuction, openingRefusal } from './auction.js';
import { cardId } from './fields.js';

// ECO-SPI: the series of special initiatives. Opening prices are in ../prices.ts.

/** ECO-SPI.1: opens the auction for a special of the offer, named by its id. */
export interface OpenSpecial extends ActionOf<typeof openSpecial> {}
export const openSpecial = action('open-special', {
  rule: 'ECO-SPI.1',
  during: ['open-special'],
  fields: { special: cardId },
  exact: true,
  candidates(context, seat, offer) {
    const cards = specialsOnOffer(context);
    const [special] = cards;
    // ECO-SPI.2: all open at the same price
    if (special === undefined || openingRefusal(context, seat, { kind: 'special', special }) !== undefined) return;
    for (const card of cards) offer({ type: 'open-special', seat, special: specialOf(context, card).id });
  },
  check(context, { seat, special: id }) {
    const special = offered(context, id);
    if (special === NONE) return refuse('ECO-SPI.1', 'not-on-offer', { special: id });
    return openingRefusal(context, seat, { kind: 'special', special });
  },
  perform(turn, { seat, special: id }) {
    openAuction(turn, seat, { kind: 'special', special: offered(turn, id) });
  },
});

/** The special of this id in the offer, or NONE. */
const offered = (context: EcoContext, id: string): Card =>
  cardNamed(specialsOnOffer(context), (card) => specialOf(context, card), id);
