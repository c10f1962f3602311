import { type ActionOf, deckSize, inTurnOrder, NONE, type Seat, seatsFrom } from '@rulewright/core';
import { builtEffects, effectsForAll, specialsOnOffer } from '../cards.js';
import { SERIES, type Series } from '../content/tables.js';
import { action, type EcoTurn } from '../state.js';
import { beginPhase } from './round.js';
import { takeCoins } from './supplies.js';

// ECO-SER: the Action phase, three series of auctions and the build step.

/** ECO-SER.1, ECO-SER.2 */
export function actionPhase(turn: EcoTurn): void {
  const { state, queue } = turn;
  beginPhase(turn, 'action');
  const order = seatsFrom(state.firstPlayer, state.players.length);
  for (const seat of order) payExchange(turn, seat);
  for (const series of SERIES) queue({ kind: 'series', series });
  queue({ kind: 'build', ...inTurnOrder(order) }, { kind: 'end-of-action' });
}

/** ECO-SER.1 */
function payExchange(turn: EcoTurn, seat: Seat): void {
  for (const { special, effect } of builtEffects(turn, seat))
    if (effect.op === 'coins') {
      const amount = takeCoins(turn, seat, effect.n);
      turn.emit?.({ type: 'coins-taken', seat, special: special.id, amount });
    }
}

/** ECO-SER.3, ECO-SER.5, ECO-SER.6: the opening right goes round once, beginning with the first player. */
export function series(turn: EcoTurn, { series }: { readonly series: Series }): void {
  const { state, emit, queue } = turn;
  state.refused = NONE; // ECO-VAR.6
  if (effectsForAll(turn, 'skipSeries').some((skipped) => skipped.series === series)) {
    emit?.({ type: 'series-skipped', series });
    return;
  }
  emit?.({ type: 'series-began', series });
  for (const seat of seatsFrom(state.firstPlayer, state.players.length)) queue({ kind: 'slot', series, seat });
}

/** ECO-SER.4, ECO-SER.6, ECO-INI.7, ECO-AID.3: one player holds the opening right. */
export function slot(turn: EcoTurn, { series, seat }: { readonly series: Series; readonly seat: Seat }): void {
  const { state, queue } = turn;
  for (const asked of state.aidAsked) asked.fill(false);
  switch (series) {
    case 'specials':
      if (specialsOnOffer(turn).length > 0) queue({ kind: 'open-special', seat });
      break;
    case 'plants':
      queue({ kind: 'open-plant', seat });
      break;
    case 'initiatives':
      if (deckSize(state.initiativeDeck) + state.initiativeDiscard.length > 0)
        queue({ kind: 'reveal-initiative', seat });
      break;
  }
}

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
    emit?.({ type: 'opening-declined', seat, series: SERIES_OF[kind] });
  },
});

/** ECO-RND.4: vetoes end with the Action phase. */
export function endOfAction({ state }: EcoTurn): void {
  state.vetoes.fill(0);
}
