import { guarded } from '../ground/errors.js';
import type { Viewer } from '../ground/seats.js';

/** The result of a draw: the face of a die, a picked element, the id of a card, or the whole order of a shuffle. */
export type DrawResult = number | string | readonly (number | string)[];

/** A scripted draw with its purpose; it fits no other draw. */
export interface NamedDraw {
  readonly for: string;
  readonly seat?: number | undefined;
  readonly is: DrawResult;
  /**
   * Marks a card that goes where one could be drawn but no other is possible. No chance is involved, so a trace omits
   * it and a script need not mention it; a script that does is held to it.
   */
  readonly only?: true | undefined;
}

/** A scripted draw: its result, with or without its purpose. */
export type Draw = DrawResult | NamedDraw;

/** One way a card was handled. A zone is written as its path with its numbers: `hands.1`. */
export type CardHandled =
  | {
      readonly did: 'move';
      readonly pool: string;
      /** The number of its kind. */
      readonly card: number;
      readonly from: string;
      /** The bag of a deck it was in, counted from the bottom (from 0). */
      readonly bag?: number;
      readonly to: string;
      /** The card went under the deck instead of on top. */
      readonly under?: true;
      /** The viewers that saw it, besides those who may look into one of the two zones. */
      readonly shownTo?: readonly Viewer[] | 'all';
    }
  | {
      readonly did: 'show';
      readonly pool: string;
      readonly zone: string;
      /** The one card that was shown; absent when all cards of the zone were. */
      readonly card?: number;
      readonly to: readonly Viewer[] | 'all';
    }
  | { readonly did: 'shuffle'; readonly pool: string; readonly into: string; readonly from: readonly string[] };

/** Everything an action does behind the scenes, in order. It reveals all secrets. */
export interface Trace {
  /** Every draw as a script would fix it: with `scriptDraws(state, draws)` the action does the same again. */
  readonly draws: readonly NamedDraw[];
  /** Every way a card of the zone table was handled. */
  readonly cards: readonly CardHandled[];
}

/** A trace that is being written. */
export interface Tracing {
  readonly draws: NamedDraw[];
  readonly cards: CardHandled[];
}

/**
 * The kind of knowledge that an action gives away.
 *
 * - `drawn`: a result of chance.
 * - `shown`: a hidden card.
 * - `shuffled`: cards were shuffled.
 * - `moved`: a card that not everybody could see.
 * - `opened`: sealed answers.
 */
export type Revealed = 'drawn' | 'shown' | 'shuffled' | 'moved' | 'opened';

/** The kinds of knowledge in words, as the reason why nothing can be taken back. */
export const revealedTexts: Readonly<Record<Revealed, string>> = Object.freeze({
  drawn: 'chance has decided since',
  shown: 'a hidden card was shown',
  shuffled: 'cards were shuffled',
  moved: 'a hidden card was moved or shown',
  opened: 'sealed answers were opened',
});

/** The part of an engine that `revealedBy` needs. */
interface Revealing<State, Action> {
  readonly zones: Readonly<Record<string, { readonly visibleTo: string } | undefined>>;
  trace(state: State, action: Action): Trace;
  apply(state: State, action: Action): State;
}

/**
 * The reason why an action cannot be taken back fairly: it revealed something that nobody can unlearn. Undefined when
 * it can.
 *
 * Throws as `trace` does.
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

/** The path of a zone: `hands.*` for `hands.1`. */
const pathOf = (zone: string): string => zone.replaceAll(/\b\d+\b/g, '*');

function sealedIn(agenda: readonly object[]): number {
  const top = agenda.at(-1);
  return top !== undefined && 'sealed' in top && Array.isArray(top.sealed) ? top.sealed.length : 0;
}
