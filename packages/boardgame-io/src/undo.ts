import type { AnyAction } from '@rulewright/core';
import type { AnyEngine, AnyState } from './engine-types.js';

/** Whether an action let somebody see what was hidden, or chance decide: nobody unlearns that, so it cannot be taken back. */
export function reveals(engine: AnyEngine, before: AnyState, action: AnyAction): boolean {
  const { draws, cards } = engine.trace(before, action);
  if (draws.length > 0) return true;
  const isOpen = (zone: string): boolean => engine.zones[pathOf(zone)]?.visibleTo === 'all';
  return cards.some(
    (handled) =>
      handled.did !== 'move' || handled.shownTo !== undefined || (!isOpen(handled.from) && handled.from !== handled.to),
  );
}

/** `hands.1` is a zone of the path `hands.*`. */
const pathOf = (zone: string): string => zone.replaceAll(/\b\d+\b/g, '*');
