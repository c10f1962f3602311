import { revealedBy, revealedTexts, type Seat } from '@rulewright/core';
import type { AnyGame } from './game.js';
import type { Step } from './saved-game.js';

/**
 * Result of taking back a seat's last decision: the number of decisions taken back, or the reason why that is
 * forbidden.
 */
export type Undo =
  | { readonly decisions: number }
  /** The reason; undefined when the seat has not decided anything yet. */
  | { readonly forbidden: string | undefined };

/**
 * Decides whether a seat may take back its last decision. It may not once chance has decided or something hidden was
 * shown. An answer that was the only one is no decision: it is taken back with the decision before it.
 */
export function undoFor(game: AnyGame, steps: readonly Step[], seat: Seat): Undo {
  const last = steps.findLastIndex(
    ({ before, action }) => action.seat === seat && game.engine.legalActions(before, seat).length > 1,
  );
  if (last < 0) return { forbidden: undefined };
  for (const step of steps.slice(last)) {
    const why = notToBeUndone(game, step);
    if (why !== undefined) return { forbidden: why };
  }
  return { decisions: steps.length - last };
}

/** The reason why one decision cannot be taken back once its effects are seen; undefined when it can. */
export function notToBeUndone({ engine }: Pick<AnyGame, 'engine'>, { before, action }: Step): string | undefined {
  const revealed = revealedBy(engine, before, action);
  return revealed === undefined ? undefined : `${revealedTexts[revealed]} (P${action.seat + 1}: ${action.type})`;
}
