import type { PathOf, Turn } from './turn.js';
import type { AnyAction, Context, GameTypes, Immutable, ItemOf, Viewer } from './types.js';

/** A zone of cards: the pool it belongs to, and who may look. */
export interface Zone {
  readonly pool: string;
  readonly visibleTo: 'all' | 'owner' | 'nobody';
}

/** The cards that the rules keep out of a zone. */
export interface NeverThere<T extends GameTypes> {
  /**
   * True for a card that cannot lie in the zone, such as a recruit that would be face up by now.
   *
   * It holds in every state that waits for somebody, and reads only public facts. Dealing worlds and counting chances
   * use it. At most one row of a pool may have it.
   */
  readonly never?: (card: number, context: Context<T>) => boolean;
}

/** Numbers that are not cards and that not everybody may know: hidden dice, a bid, a chosen goal. */
export interface HiddenNumbers {
  /** The possible values of each: whole numbers from 0 on. */
  readonly values: readonly number[];
  readonly visibleTo: 'owner' | 'nobody';
}

/** The secrets of a game as a table: `view`, `determinize` and the leak laws follow from it. */
export interface Secrets<T extends GameTypes> {
  /** The zones of cards by path; `*` stands for an index, and the first `*` is the owner's seat. */
  readonly zones: { readonly [P in PathOf<T>]?: Zone & NeverThere<T> };
  /**
   * The lists of numbers that are not cards, by path as `zones`: `'dice.*': { values: [1, 2, 3, 4, 5, 6], visibleTo:
   * 'owner' }`.
   *
   * Their length is public. A viewer who may not look sees `HIDDEN` for each; in a dealt world each is one of the
   * values, all equally likely, and `complete` refuses impossible ones. A list with nothing to hide is empty.
   */
  readonly numbers?: { readonly [P in PathOf<T>]?: HiddenNumbers };
  /**
   * Every card of every pool by the number of its kind, one entry for each copy. The zones of a pool hold exactly these
   * in every state.
   *
   * `id` names a card in scripted draws and messages. `back` is the visible side of a face-down card wherever it lies,
   * even in a deck, when the backs differ.
   */
  pools(start: { readonly options: T['Options']; readonly content: T['Content'] }): Readonly<
    Record<
      string,
      {
        readonly cards: readonly number[];
        readonly id: (card: number) => string;
        readonly back?: (card: number) => string | number;
      }
    >
  >;
  /** The form of an item for a viewer who may not know all of it; kinds without an entry are shown as they are. */
  readonly items?: {
    readonly [K in ItemOf<T>['kind']]?: (
      item: Immutable<Extract<ItemOf<T>, { kind: K }>>,
      viewer: Viewer,
    ) => Partial<Immutable<Extract<ItemOf<T>, { kind: K }>>>;
  };
  /**
   * Fills in what `items` left out and returns false for an impossible world, so that another one is dealt.
   *
   * Say what cannot lie in a zone with `never` instead: `chanceOutcomes` of a view has to draw each card that is read
   * here. There the world serves one legal `action` of the viewer, and anything which that action does not read may
   * stay as the view has it. Without an action everything is filled in.
   */
  complete?(world: Turn<T>, viewer: Viewer, action?: AnyAction): boolean;
}

/** The secrets of a game without hidden cards. */
export const noSecrets = Object.freeze({ zones: Object.freeze({}), pools: () => ({}) });
