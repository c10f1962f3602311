import type { AnyAction, GameTypes, Immutable, PathOf, RecordOf, Table, Turn, Viewer } from './types.js';

/** Cards of which pool lie there, and who may look. */
export interface Zone {
  readonly pool: string;
  readonly visibleTo: 'all' | 'owner' | 'nobody';
}

/** What the rules keep out of a zone. */
export interface NeverThere<T extends GameTypes> {
  /**
   * True for a card that cannot lie in the zone: a card that set-up never takes out, a recruit that would be face up by now.
   * It holds in every state that waits for somebody, and reads what everybody sees. Worlds are dealt by it, and chances
   * counted. One row of a pool at most may say it.
   */
  readonly never?: (card: number, table: Table<T>) => boolean;
}

/** Numbers that are no cards and that not everybody may know: hidden dice, a bid, a goal that was chosen. */
export interface HiddenNumbers {
  /** What each of them can be: whole numbers from 0 on. */
  readonly values: readonly number[];
  readonly visibleTo: 'owner' | 'nobody';
}

/** Who may know which card, as a table: `view`, `determinize` and the leak laws are derived from it. */
export interface Secrets<T extends GameTypes> {
  /** Where cards lie and who may look; `*` stands for an index, and the first `*` is the owner's seat. */
  readonly zones: { readonly [P in PathOf<T>]?: Zone & NeverThere<T> };
  /**
   * Lists of numbers that are no cards, by path as `zones`: `'dice.*': { values: [1, 2, 3, 4, 5, 6], visibleTo: 'owner' }`.
   * How many there are is public. Whoever may not look sees `HIDDEN` for each; in a dealt world each is one of the values,
   * every one equally likely, and `complete` refuses what cannot be. A list that has nothing to hide is empty.
   */
  readonly numbers?: { readonly [P in PathOf<T>]?: HiddenNumbers };
  /**
   * Every card of every pool by the number of its kind, as often as there are copies: the zones of a pool hold just these
   * in every state. `id` is how scripted draws and messages call a card. `back` is what everybody sees of a face-down card
   * wherever it lies, in a deck too, when the backs differ.
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
  /** How a record looks to a viewer who may not know all of it; kinds that are not named look as they are. */
  readonly records?: {
    readonly [K in RecordOf<T>['kind']]?: (
      record: Immutable<Extract<RecordOf<T>, { kind: K }>>,
      viewer: Viewer,
    ) => Partial<Immutable<Extract<RecordOf<T>, { kind: K }>>>;
  };
  /**
   * Fills in what `records` left out and says whether this world can be; after false another one is drawn. What cannot lie
   * in a zone is said there, by `never`: each card that is read here has to be drawn for `chanceOutcomes` of a view. There
   * the world is made for one legal `action` of the viewer, and ends with it: what that action does not read may stay as
   * the view has it. Without an action all is filled in.
   */
  complete?(world: Turn<T>, viewer: Viewer, action?: AnyAction): boolean;
}

/** For games without a single hidden card. */
export const noSecrets = Object.freeze({ zones: Object.freeze({}), pools: () => ({}) });
