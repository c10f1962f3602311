import type { Seat } from '@rulewright/core';
import { type ActionOf, inTurnOrder } from '@rulewright/core/author';
import type { Payment } from '../agenda.js';
import type { SlotRule } from '../askers.js';
import { nameOf } from '../cards.js';
import { movesOf } from '../moves.js';
import { canDraw, discardFaceUp, drawCards } from '../piles.js';
import { action, type EmixTurn, type Emons, refuse } from '../state.js';
import { cancelOrder, mayBeCancelled } from './moments.js';

// EMX-INF: slots, what all actions share, and drawing; the other actions are in `play`, `use` and `exchange`.

/** The seat of a slot, and the rule that gives it. */
interface Slot {
  readonly rule: SlotRule;
  readonly seat: Seat;
}

/** EMX-INF.15: a slot of one action, in a circle or by a symbol. */
export function slot({ state, queue }: EmixTurn, { rule, seat }: Slot): void {
  state.slot = { todo: 1, done: 0, granted: 0 };
  queue({ kind: 'act', rule, seat });
}

/** EMX-INF.13, EMX-INF.14: actions granted come at once, one after another. */
export function act({ state, emit, queue }: EmixTurn, { rule, seat }: Slot): void {
  const { slot } = state;
  slot.todo += slot.granted;
  slot.granted = 0;
  if (slot.todo === 0) return;
  slot.todo--;
  slot.done++;
  const asker = slot.done === 1 ? rule : 'EMX-INF.13';
  emit?.({ type: 'action-began', rule: asker, seat, action: slot.done, left: slot.todo });
  queue({ kind: 'action', rule: asker, seat }, { kind: 'act', rule, seat });
}

/**
 * Performs an action and opens the window in which others may cancel it once it is resolved (EMX-MOM.2). The window
 * waits below the action's questions and records what to take back. With `canPause`, the action may ask somebody on the
 * way; a window then always opens, so that it does not reveal who could cancel. With `cancelUntil` next-player it waits
 * below the further actions of the slot too.
 */
export function performAction(
  turn: EmixTurn,
  seat: Seat,
  { played = null, canPause }: { readonly played?: Payment | null; readonly canPause: boolean },
  perform: () => void,
): void {
  const others = cancelOrder(turn, seat);
  const isLong = turn.state.options.cancelUntil === 'next-player';
  if (others.length > 0 && (canPause || isLong || mayBeCancelled(turn, others))) {
    const { agenda, supply, pool, karmaNew, slot } = turn.state;
    const before = { supply: { ...supply }, pool: copied(pool), karmaNew: copied(karmaNew) };
    const since = movesOf(turn)?.length ?? 0;
    const asked = { passed: [], ...inTurnOrder(others) };
    const isBelow = isLong && agenda.at(-1)?.kind === 'act';
    agenda.splice(isBelow ? -1 : agenda.length, 0, {
      kind: 'cancel',
      actor: seat,
      before,
      played,
      moves: [],
      since,
      nth: isLong ? slot.done : 0,
      ...asked,
    });
  }
  perform();
}

const copied = ({ pos, neg }: Emons): Emons => ({ pos: [...pos], neg: [...neg] });

/** EMX-INF.11: takes the top card of the draw pile. */
export interface Draw extends ActionOf<typeof draw> {}
export const draw = action('draw', {
  rule: 'EMX-INF.1',
  during: ['action'],
  fields: {},
  check: (context, { seat }) => (canDraw(context, seat) ? undefined : refuse('EMX-INF.11', 'no-cards-left')),
  perform(turn, { seat }) {
    performAction(turn, seat, { canPause: false }, () => drawCards(turn, 'EMX-INF.11', seat, 1));
  },
});

/** EMX-CRD.8: a one-shot card that is completely resolved. */
export function discardPlayed(turn: EmixTurn): void {
  const [card] = turn.state.limbo;
  if (card === undefined) return;
  turn.emit?.({ type: 'card-spent', rule: 'EMX-CRD.8', card: nameOf(turn, card) });
  discardFaceUp(turn, card, { pile: 'limbo', of: 0 });
}
