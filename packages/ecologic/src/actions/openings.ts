import { at, type Seat, type Violation } from '@rulewright/core';
import { cardNamed, initiativeOf, specialOf, specialsOnOffer } from '../cards.js';
import { discardRevealed, mayTakePart, openAuction } from '../chapters/auction.js';
import { drawInitiative } from '../chapters/event.js';
import { BRANCHES, type Series } from '../content/tables.js';
import { nominal } from '../prices.js';
import { action, type EcoLogic, type EcoTable, type Item, NONE, refuse } from '../state.js';
import { branch, cardId } from './fields.js';

/** ECO-AUC.1: an opener bids exactly the nominal and so needs it. */
function priceRefusal(table: EcoTable, seat: Seat, item: Item): Violation<EcoLogic['Rule'], 'too-poor'> | undefined {
  const { money } = at(table.state.players, seat);
  const price = nominal(table, item);
  return money < price ? { rule: 'ECO-AUC.1', code: 'too-poor', details: { nominal: price, money } } : undefined;
}

const offered = (table: EcoTable, id: string) =>
  cardNamed(specialsOnOffer(table), (card) => specialOf(table, card), id);

/** ECO-SPI.1 */
export const openSpecial = action('open-special', {
  during: ['open-special'],
  fields: { special: cardId },
  candidates(table, seat, offer) {
    for (const card of specialsOnOffer(table))
      offer({ type: 'open-special', seat, special: specialOf(table, card).id });
  },
  check(table, { seat, special: id }) {
    const special = offered(table, id);
    if (special === NONE) return refuse('ECO-SPI.1', 'not-on-offer', { special: id });
    return priceRefusal(table, seat, { kind: 'special', special });
  },
  perform(turn, { seat, special: id }) {
    openAuction(turn, seat, { kind: 'special', special: offered(turn, id) });
  },
});

/** ECO-PLT.1 */
export const openPlant = action('open-plant', {
  during: ['open-plant'],
  fields: { branch },
  candidates(_, seat, offer) {
    for (const branch of BRANCHES) offer({ type: 'open-plant', seat, branch });
  },
  check(table, { seat, branch }) {
    const item: Item = { kind: 'plant', branch };
    if (!mayTakePart(table, seat, item)) return refuse('ECO-AUC.2', 'no-piece-in-supply', { branch });
    return priceRefusal(table, seat, item);
  },
  perform(turn, { seat, branch }) {
    openAuction(turn, seat, { kind: 'plant', branch });
  },
});

const SERIES_OF = {
  'open-special': 'specials',
  'open-plant': 'plants',
  'reveal-initiative': 'initiatives',
} as const satisfies Record<string, Series>;

/** ECO-SER.4: the opening right passes on unused. */
export const declineOpening = action('decline-opening', {
  during: ['open-special', 'open-plant', 'reveal-initiative'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'decline-opening', seat }),
  check: () => undefined,
  perform({ emit }, { seat }, { kind }) {
    emit?.({ type: 'opening-declined', seat, series: SERIES_OF[kind] });
  },
});

/** ECO-INI.1: turns up the top initiative. */
export const reveal = action('reveal', {
  during: ['reveal-initiative'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'reveal', seat }),
  check: () => undefined,
  perform(turn, { seat }) {
    const card = drawInitiative(turn);
    if (card === undefined) return;
    turn.state.revealed.push(card);
    turn.emit?.({ type: 'initiative-revealed', seat, initiative: initiativeOf(turn, card).id });
    turn.queue({ kind: 'open-initiative', seat });
  },
});

/** ECO-VAR.6: opens the auction for the initiative that was refused last. */
export const takeRefused = action('take-refused', {
  during: ['reveal-initiative'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'take-refused', seat }),
  check(table, { seat }) {
    const { options, refused, initiativeDiscard } = table.state;
    if (options.refusedInitiative === 'discard') return refuse('ECO-VAR.6', 'switched-off');
    if (initiativeDiscard[initiativeDiscard.length - 1] !== refused) return refuse('ECO-VAR.6', 'nothing-refused');
    return priceRefusal(table, seat, { kind: 'initiative', initiative: refused });
  },
  perform(turn, { seat }) {
    const { state } = turn;
    const card = state.refused;
    state.refused = NONE;
    state.initiativeDiscard.pop();
    state.revealed.push(card);
    openAuction(turn, seat, { kind: 'initiative', initiative: card });
  },
});

/** ECO-INI.2 */
export const openInitiative = action('open-initiative', {
  during: ['open-initiative'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'open-initiative', seat }),
  check: (table, { seat }) =>
    priceRefusal(table, seat, { kind: 'initiative', initiative: at(table.state.revealed, 0) }),
  perform(turn, { seat }) {
    openAuction(turn, seat, { kind: 'initiative', initiative: at(turn.state.revealed, 0) });
  },
});

/** ECO-INI.3: the revealed card goes to the discard pile, and nobody may bid for it. */
export const refuseInitiative = action('refuse-initiative', {
  during: ['open-initiative'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'refuse-initiative', seat }),
  check: () => undefined,
  perform(turn, { seat }) {
    const card = at(turn.state.revealed, 0);
    turn.state.refused = card;
    turn.emit?.({ type: 'initiative-refused', seat, initiative: initiativeOf(turn, card).id });
    discardRevealed(turn);
  },
});
