import type { AnyEngine } from '../engine/engine.js';
import { guarded } from '../errors.js';
import type { Trace } from './trace.js';

/**
 * What an action lets somebody know who sees what comes of it: `drawn` that chance has decided, `shown` a hidden card,
 * `shuffled` that cards were shuffled, `moved` a card that not everybody could see, `opened` sealed answers.
 */
export type Revealed = 'drawn' | 'shown' | 'shuffled' | 'moved' | 'opened';

/** What is asked of an engine. */
interface Revealing<State, Action> extends Pick<AnyEngine, 'zones'> {
  trace(state: State, action: Action): Trace;
  apply(state: State, action: Action): State;
}

/**
 * Why an action cannot be taken back where nobody is to play twice with what the first time has told: nobody unlearns it.
 * Undefined when it can. Throws as `trace` does.
 */
export const revealedBy: <State extends { readonly agenda: readonly object[] }, Action>(
  engine: Revealing<State, Action>,
  state: State,
  action: Action,
) => Revealed | undefined = guarded(
  <State extends { readonly agenda: readonly object[] }, Action>(
    engine: Revealing<State, Action>,
    state: State,
    action: Action,
  ) => {
    const { draws, cards } = engine.trace(state, action);
    if (draws.length > 0) return 'drawn';
    const isOpen = (zone: string): boolean => engine.zones[pathOf(zone)]?.visibleTo === 'all';
    for (const handled of cards) {
      if (handled.did === 'show') return 'shown';
      if (handled.did === 'shuffle') return 'shuffled';
      if (handled.shownTo !== undefined || (!isOpen(handled.from) && handled.from !== handled.to)) return 'moved';
    }
    const sealed = sealedIn(state.agenda);
    return sealed > 0 && sealedIn(engine.apply(state, action).agenda) < sealed ? 'opened' : undefined;
  },
);

/** `hands.1` is a zone of the path `hands.*`. */
const pathOf = (zone: string): string => zone.replaceAll(/\b\d+\b/g, '*');

function sealedIn(agenda: readonly object[]): number {
  const top = agenda.at(-1);
  return top !== undefined && 'sealed' in top && Array.isArray(top.sealed) ? top.sealed.length : 0;
}
