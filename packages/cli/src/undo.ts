import type { AnyAction, Seat, Trace } from '@rulewright/core';
import type { AnyGame } from './game.js';
import type { Step } from './saved-game.js';

/** What taking back a seat's last decision would do. */
export type Undo =
  | { readonly decisions: number }
  /** Why it cannot be taken back; undefined when the seat has not decided anything yet. */
  | { readonly forbidden: string | undefined };

/**
 * A seat may go back to its own last decision unless chance has decided since, or something hidden was shown: nobody
 * unlearns that.
 */
export function undoFor(game: AnyGame, steps: readonly Step[], seat: Seat): Undo {
  const last = steps.findLastIndex(({ action }) => action.seat === seat);
  if (last < 0) return { forbidden: undefined };
  for (const step of steps.slice(last)) {
    const why = notToBeUndone(game, step);
    if (why !== undefined) return { forbidden: why };
  }
  return { decisions: steps.length - last };
}

/** Why one decision cannot be taken back by somebody who knows what came of it; undefined when it can. */
export function notToBeUndone({ engine }: Pick<AnyGame, 'engine'>, { before, action }: Step): string | undefined {
  const { draws, cards }: Trace = engine.trace(before, action);
  const deed = told(action);
  if (draws.length > 0) return `chance has decided since (${deed})`;
  const isOpen = (zone: string): boolean => engine.zones[patternOf(zone)]?.visibleTo === 'all';
  for (const handled of cards) {
    if (handled.did === 'show') return `a hidden card was shown (${deed})`;
    if (handled.did === 'shuffle') return `cards were shuffled (${deed})`;
    if (handled.shownTo !== undefined || (!isOpen(handled.from) && handled.from !== handled.to))
      return `a hidden card was moved or shown (${deed})`;
  }
  const sealed = sealedIn(before.agenda);
  return sealed > 0 && sealedIn(engine.apply(before, action).agenda) < sealed
    ? `sealed answers were opened (${deed})`
    : undefined;
}

const told = ({ type, seat }: AnyAction): string => `P${seat}: ${type}`;

/** `hands.1` is a zone of the path `hands.*`. */
const patternOf = (zone: string): string => zone.replaceAll(/\b\d+\b/g, '*');

function sealedIn(agenda: readonly object[]): number {
  const top = agenda.at(-1);
  return top !== undefined && 'sealed' in top && Array.isArray(top.sealed) ? top.sealed.length : 0;
}
