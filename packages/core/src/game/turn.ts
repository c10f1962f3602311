import type { Viewer } from '../ground/seats.js';
import type { Chance } from './chance.js';
import type { ZonePath } from './deck.js';
import type { BaseState, EventOf, GameTypes, ItemOf, SecretFields } from './types.js';

// The write access of rules.

export type PathOf<T extends GameTypes> = ZonePath<Omit<T['State'], keyof BaseState<T>>>;

/** The path of a zone, and a number for each `*` of it: `['hands.*', seat]`. */
export type ZoneNameOf<T extends GameTypes> = readonly [path: PathOf<T>, ...at: number[]];

/** Details of a card's move. */
export interface Handling {
  /**
   * The viewers that saw it, besides those who may look into one of the two zones. A card shown to the spectator is
   * shown to everybody.
   */
  readonly shownTo?: readonly Viewer[] | 'all';
  /** The index in the list that it leaves (from 0); default the first card of its kind. */
  readonly from?: number;
  /** The index in the list that it joins, 0 to its length; default the end. */
  readonly to?: number;
  /** Puts the card under the deck instead of on top. */
  readonly under?: true;
}

/**
 * Moves cards between the zones of the zone table. A card is the number of its kind; a zone is its path and a number
 * for each `*`: `['hands.*', seat]`.
 *
 * Everybody who may look into one of the two zones sees the card, and remembers where it lies until it leaves unseen or
 * is shuffled away. Nothing else may write to a zone that somebody cannot look into.
 */
export interface CardMoves<T extends GameTypes> {
  /** Moves a card of this kind, which has to be there. Into a deck it goes on top, or under it. */
  move(card: number, from: ZoneNameOf<T>, to: ZoneNameOf<T>, how?: Handling): void;
  /**
   * Moves the next card of a deck, or a random card of any other zone, and returns it; undefined when there is none.
   */
  draw(from: ZoneNameOf<T>, to: ZoneNameOf<T>, how?: Handling): number | undefined;
  /**
   * Moves the next card of a deck without telling which it is; false when there is none.
   *
   * Rules use it to declare that they do not look at the card: for a viewer who does not see it, `chanceOutcomes`
   * leaves it undrawn as long as nothing else reads the two zones.
   */
  deal(from: ZoneNameOf<T>, to: ZoneNameOf<T>): boolean;
  /** Moves all cards of a list in order, without telling which they are; the list is left empty. */
  moveAll(from: ZoneNameOf<T>, to: ZoneNameOf<T>): void;
  /**
   * Shows the cards of a zone to some viewers and returns them: all of a list, or `only` one of this kind. Of a deck
   * only the next card, whose place is then fixed.
   */
  show(zone: ZoneNameOf<T>, viewers: readonly Viewer[] | 'all', only?: number): number[];
  /**
   * Gives viewers back what they knew of a list zone: afterwards each knows at least its cards of `known`, by seat, the
   * spectator last. The cards must lie there. For rules that take moves back.
   */
  recall(zone: ZoneNameOf<T>, known: readonly (readonly number[])[]): void;
  /** Shuffles all cards of these zones into a deck; together with the cards already there they lose their order. */
  shuffle(deck: ZoneNameOf<T>, ...from: readonly ZoneNameOf<T>[]): void;
}

/** Write access to a position, for `perform` and tasks. */
export interface Turn<T extends GameTypes> {
  readonly state: T['State'];
  readonly content: T['Content'];
  readonly random: Chance;
  readonly cards: CardMoves<T>;
  /**
   * Tells listeners about an event. Undefined when nobody listens: write `emit?.({ … })` and the event is not even
   * built.
   *
   * `secret` names the fields that only the listed seats may read: `emit?.({ type: 'drawn', seat, card }, { card:
   * [seat] })`.
   */
  readonly emit:
    | (<K extends T['Event']['type']>(event: EventOf<T, K> & { type: K }, secret?: SecretFields<T, K>) => void)
    | undefined;
  /** Puts items on the agenda: they happen in the order written, before everything already there. */
  queue(...items: ItemOf<T>[]): void;
  /**
   * A deep copy of a part of the state, safe to keep in an item. A state is a tree: no object stands in two places.
   */
  snapshot<X>(part: X): X;
}
