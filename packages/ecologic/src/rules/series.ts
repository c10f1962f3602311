import { at, NONE, type Seat } from '@rulewright/core';
import { type ActionOf, changed, deckSize, inTurnOrder } from '@rulewright/core/author';
import { builtEffects, effectsForAll, specialOf, specialsOnOffer } from '../cards.js';
import { SERIES, type Series } from '../content/tables.js';
import { action, type EcoContext, type EcoTurn } from '../state.js';
import { beginPhase, turnOrder } from './round.js';
import { takeCoins } from './supplies.js';

// ECO-SER: the Action phase, three series of auctions and the build step.

/** ECO-SER.1, ECO-SER.2: pays for specials, then queues the three series and the build step. */
export function actionPhase(turn: EcoTurn): void {
  const { queue } = turn;
  beginPhase(turn, 'action');
  const order = turnOrder(turn);
  for (const seat of order) payExchange(turn, seat);
  for (const series of SERIES) queue({ kind: 'series', series });
  queue({ kind: 'build', ...inTurnOrder(order) }, { kind: 'end-of-action' });
}

/** ECO-SER.1: pays the coins of a player's built specials. */
function payExchange(turn: EcoTurn, seat: Seat): void {
  for (const { special, effect } of builtEffects(turn, seat))
    if (effect.op === 'coins') {
      const amount = takeCoins(turn, seat, effect.n);
      const money = changed(at(turn.state.players, seat).money, amount);
      turn.emit?.({ type: 'coins-taken', rule: 'ECO-SER.1', seat, special: special.id, amount, money });
    }
}

/** ECO-SER.3, ECO-SER.5, ECO-SER.6: the opening right goes round once, beginning with the first player. */
export function series(turn: EcoTurn, { series }: { readonly series: Series }): void {
  const { state, emit, queue } = turn;
  state.refused = NONE; // ECO-VAR.6
  if (isOmitted(turn, series)) {
    emit?.({ type: 'series-skipped', rule: 'ECO-SER.6', series });
    return;
  }
  const offer = series === 'specials' ? specialsOnOffer(turn).map((card) => specialOf(turn, card).id) : [];
  emit?.({ type: 'series-began', rule: 'ECO-SER.2', series, offer });
  for (const seat of turnOrder(turn)) queue({ kind: 'slot', series, seat });
}

/** ECO-SER.6: true if an event of this round omits the series. */
export const isOmitted = (context: EcoContext, series: Series): boolean =>
  effectsForAll(context, 'skipSeries').some((skipped) => skipped.series === series);

/** ECO-SER.4, ECO-SER.6, ECO-INI.7, ECO-AID.3: one player holds the opening right. */
export function slot(turn: EcoTurn, { series, seat }: { readonly series: Series; readonly seat: Seat }): void {
  const { state, emit, queue } = turn;
  for (const asked of state.aidAsked) asked.fill(false);
  if (!isAnythingLeft(turn, series)) {
    emit?.({ type: 'slot-skipped', rule: series === 'specials' ? 'ECO-SER.6' : 'ECO-INI.7', seat, series });
    return;
  }
  emit?.({ type: 'slot-began', rule: 'ECO-SER.3', seat, series });
  queue({ kind: OPENING[series], seat });
}

/** ECO-SER.6, ECO-INI.7: true if the series has something to sell; `open-plant` checks plants itself. */
function isAnythingLeft(context: EcoContext, series: Series): boolean {
  const { initiativeDeck, initiativeDiscard } = context.state;
  if (series === 'specials') return specialsOnOffer(context).length > 0;
  return series === 'plants' || deckSize(initiativeDeck) + initiativeDiscard.length > 0;
}

const OPENING = {
  specials: 'open-special',
  plants: 'open-plant',
  initiatives: 'reveal-initiative',
} as const satisfies Record<Series, string>;

const SERIES_OF = {
  'open-special': 'specials',
  'open-plant': 'plants',
  'reveal-initiative': 'initiatives',
} as const satisfies Record<string, Series>;

/** ECO-SER.4: lets the opening right pass on unused. */
export interface DeclineOpening extends ActionOf<typeof declineOpening> {}
export const declineOpening = action('decline-opening', {
  rule: 'ECO-SER.4',
  during: ['open-special', 'open-plant', 'reveal-initiative'],
  fields: {},
  perform({ emit }, { seat }, { kind }) {
    emit?.({ type: 'opening-declined', rule: 'ECO-SER.4', seat, series: SERIES_OF[kind] });
  },
});

/** ECO-RND.4: vetoes end with the Action phase. */
export function endOfAction({ state, emit }: EcoTurn): void {
  for (const [seat, left] of state.vetoes.entries())
    if (left > 0) emit?.({ type: 'veto-expired', rule: 'ECO-RND.4', seat, vetoes: { from: left, to: 0 } });
  state.vetoes.fill(0);
}
