import type { Seat } from '@rulewright/core';
import { activeCount, nextActive } from '../players.js';
import { action, type DneTurn } from '../state.js';
import { openRave } from './rave.js';
import { holding } from './timing.js';
import { mayPropose } from './trade.js';

// DNE-TRD.1, DNE-R72: trades of everybody between the preparation and the rave.

/** DNE-TRN.8, DNE-R72: closes the preparation; with the option everybody may trade before the rave. */
export function openMarket(turn: DneTurn): void {
  if (turn.state.options.trading.mode === 'everybody') turn.queue({ kind: 'market', seat: turn.state.turn.host });
  else openRave(turn);
}

/** DNE-R72: the turn to propose passes clockwise until all active players have held in a row. */
export function market(turn: DneTurn, { seat }: { readonly seat: Seat }): void {
  const { state, emit, queue } = turn;
  const everybody = activeCount(state);
  let asked = seat;
  while (state.rave.holds < everybody && !mayPropose(turn, asked)) {
    state.rave.holds++;
    emit?.({ type: 'passed-over', rule: 'DNE-TRD.1', seat: asked });
    asked = nextActive(state, asked);
  }
  if (state.rave.holds < everybody) {
    queue({ kind: 'market-turn', seat: asked });
    return;
  }
  state.rave.holds = 0;
  openRave(turn);
}

/** DNE-R72: proposes nothing more unless somebody else does. */
export const holdMarket = action('hold', {
  rule: holding,
  during: ['market-turn'],
  fields: {},
  perform({ state, emit, queue }, { seat }) {
    state.rave.holds++;
    emit?.({ type: 'held', rule: 'DNE-TRD.1', seat });
    queue({ kind: 'market', seat: nextActive(state, seat) });
  },
});
