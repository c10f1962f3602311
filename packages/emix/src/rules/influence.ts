import { type ActionOf, inTurnOrder, type Seat } from '@rulewright/core';
import { canDraw, discardFaceUp, drawCards } from '../piles.js';
import { action, type EmixTurn, type Payment, refuse, type Undoable } from '../state.js';
import { cancelOrder, mayBeCancelled } from './moments.js';

// EMX-INF: slots, what all actions share, and drawing; the other actions are in `play`, `use` and `exchange`.

/** EMX-INF.15: a slot of one action, in a circle or by a symbol. */
export function slot({ state, queue }: EmixTurn, { seat }: { readonly seat: Seat }): void {
  state.slot = { todo: 1, done: 0, granted: 0 };
  queue({ kind: 'act', seat });
}

/** EMX-INF.13, EMX-INF.14: actions granted come at once, one after another. */
export function act({ state, queue }: EmixTurn, { seat }: { readonly seat: Seat }): void {
  const { slot } = state;
  slot.todo += slot.granted;
  slot.granted = 0;
  if (slot.todo === 0) return;
  slot.todo--;
  slot.done++;
  queue({ kind: 'action', seat }, { kind: 'act', seat });
}

/**
 * EMX-MOM.2: performs an action; when it is completely resolved, the others may cancel it. `canPause`: it may ask
 * somebody on the way. Then the snapshot is kept in any case, so that it tells nobody who could cancel.
 */
export function performAction(
  turn: EmixTurn,
  seat: Seat,
  { played = null, canPause }: { readonly played?: Payment | null; readonly canPause: boolean },
  perform: () => void,
): void {
  const others = cancelOrder(turn, seat);
  const isWatched = others.length > 0 && (canPause || mayBeCancelled(turn, others));
  const before = isWatched ? turn.snapshot(undoable(turn)) : undefined;
  perform();
  if (before !== undefined)
    turn.queue({ kind: 'cancel', ...inTurnOrder(others), actor: seat, before, played, passed: [] });
}

/** EMX-MOM.4: everything an action may change, but not the generator, the log and the count of actions. */
function undoable({ state }: EmixTurn): Undoable {
  const { hands, rows, drawPiles, discardPiles, faceDown, supply, pool, karmaNew } = state;
  return { hands, rows, drawPiles, discardPiles, faceDown, supply, pool, karmaNew };
}

/** EMX-INF.11: takes the top card of the draw pile. */
export interface Draw extends ActionOf<typeof draw> {}
export const draw = action('draw', {
  during: ['action'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'draw', seat }),
  check: (table, { seat }) => (canDraw(table, seat) ? undefined : refuse('EMX-INF.11', 'no-cards-left')),
  perform(turn, { seat }) {
    performAction(turn, seat, { canPause: false }, () => drawCards(turn, seat, 1));
  },
});

/** EMX-CRD.8: a one-shot card that is completely resolved. */
export function discardPlayed(turn: EmixTurn): void {
  const card = turn.state.limbo.pop();
  if (card !== undefined) discardFaceUp(turn, card);
}
