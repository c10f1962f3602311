import { guarded } from '../errors.js';
import type { Viewer } from '../game/seats.js';

/** What is drawn: the face of a die, an element that is picked, the id of a card, the whole order of a shuffle. */
export type DrawResult = number | string | readonly (number | string)[];

/** A scripted draw that says what it is for: it fits no other draw. */
export interface NamedDraw {
  readonly for: string;
  readonly seat?: number | undefined;
  readonly is: DrawResult;
  /**
   * It is no draw but a card that goes where one could be drawn, and that nothing else could be: chance is not asked there,
   * a trace leaves it out, and a script needs no word of it. A script that says it all the same is held to it.
   */
  readonly only?: true | undefined;
}

/** A scripted draw: its result, with or without its purpose. */
export type Draw = DrawResult | NamedDraw;

/** One way a card was handled. A zone is named by its path with its numbers in it: `hands.1`. */
export type CardHandled =
  | {
      readonly did: 'move';
      readonly pool: string;
      /** The number of its kind. */
      readonly card: number;
      readonly from: string;
      /** Of a deck: the bag it was in, counted from the bottom (from 0). */
      readonly bag?: number;
      readonly to: string;
      /** Of a deck: it went under it instead of on top. */
      readonly under?: true;
      /** Who saw it, beside those who may look into one of the two zones. */
      readonly shownTo?: readonly Viewer[] | 'all';
    }
  | {
      readonly did: 'show';
      readonly pool: string;
      readonly zone: string;
      /** The one card that was shown; all cards of the zone without it. */
      readonly card?: number;
      readonly to: readonly Viewer[] | 'all';
    }
  | { readonly did: 'shuffle'; readonly pool: string; readonly into: string; readonly from: readonly string[] };

/** What an action does behind the scenes, in order. It tells all secrets. */
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
 * What an action lets somebody know who sees what comes of it: `drawn` that chance has decided, `shown` a hidden card,
 * `shuffled` that cards were shuffled, `moved` a card that not everybody could see, `opened` sealed answers.
 */
export type Revealed = 'drawn' | 'shown' | 'shuffled' | 'moved' | 'opened';

/** What is asked of an engine. */
interface Revealing<State, Action> {
  readonly zones: Readonly<Record<string, { readonly visibleTo: string } | undefined>>;
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
