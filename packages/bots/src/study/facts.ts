import type { Seat } from '@rulewright/core';
import type { Forms } from '@rulewright/core/text';
import type { AnyEngine, EventIn, PositionIn, QuestionsIn } from '../game.js';

// The facts of a game that a player can see, and that can be reasons for an answer.

/** Something that happens to a seat. Plain data. */
export interface Happening {
  /** The name of the fact, which has a sentence in the words of the game: `object-lost`. */
  readonly fact: string;
  readonly seat: Seat;
  /** True for a loss of the seat; others are gains. */
  readonly isLoss?: boolean;
  /** Tells it from others of its name, where that matters: two auctions for two items are two facts. */
  readonly of?: string | number;
  /** Values for the holes of its sentence: numbers, and ids of the content. Those that differ between worlds are left out. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Types of answers whose own text tells a loss of this seat. */
  readonly saidBy?: readonly string[];
}

/** A number of a seat's sheet. */
export interface CountedFact<E extends AnyEngine = AnyEngine> {
  /** The number of a seat; undefined where it means nothing. */
  of(ask: QuestionsIn<E>, seat: Seat, position: PositionIn<E>): number | undefined;
  /** The least difference that is a reason. */
  readonly least: number;
  /** True when a seat wants less of it. */
  readonly isBurden?: boolean;
  /** True for a stock, which both answers may have spent well; it is no reason against a gain. */
  readonly isStock?: boolean;
  /** True when it is told of the other seats as well, whose numbers should be low. */
  readonly ofOthers?: boolean;
  /** Types of answers whose own text tells it. */
  readonly saidBy?: readonly string[];
  /** Facts that tell the same: where one of them is a reason, the number is none. */
  readonly instead?: readonly string[];
}

/** The position in which an event was told, and the seat that is asked about its answers. */
export interface Moment<E extends AnyEngine = AnyEngine> {
  readonly position: PositionIn<E>;
  readonly seat: Seat;
}

/** The facts of one game. */
export interface Facts<E extends AnyEngine = AnyEngine> {
  /** True once the round of the first position is over: answers are compared there. */
  isOver(before: PositionIn<E>, now: PositionIn<E>): boolean;
  /** The fact in an event; undefined for an event that is no reason. */
  happening(event: EventIn<E>, at: Moment<E>): Happening | undefined;
  /** The numbers of a sheet by name, the most telling first; each has a sentence in the words. */
  readonly sheet: Readonly<Record<string, CountedFact<E>>>;
  /** The names of a thing of the content, by language; undefined for anything else. */
  names(id: string): { readonly en: string } | undefined;
}

type TypeOf<Event> = Event extends { readonly type: infer Type extends string } ? Type : never;

/** For each type of event, the fact in it; types without an entry are no reasons. */
export type Happenings<E extends AnyEngine> = {
  readonly [Type in TypeOf<EventIn<E>>]?: (
    event: Extract<EventIn<E>, { readonly type: Type }>,
    at: Moment<E>,
  ) => Happening | undefined;
};

/** The `happening` of facts, by type of event. */
export function happeningBy<E extends AnyEngine>(rows: Happenings<E>): Facts<E>['happening'] {
  const table = new Map(Object.entries<((event: never, at: Moment<E>) => Happening | undefined) | undefined>(rows));
  // an entry takes the events of its own type
  return (event, at) => table.get((event as { readonly type: string }).type)?.(event as never, at);
}

/**
 * The sentences of a game's facts in one language. `object-lost.own` tells a fact of the reader, `object-lost.other` one
 * of `{who}`, both as clauses. A number has a sentence with `{best}` and `{other}`. `branch.oil` is the word for a value,
 * and `name` puts `{name}` of a card in quotation marks.
 */
export interface ReasonWords {
  readonly messages: Readonly<Record<string, string>>;
  readonly nouns: Readonly<Record<string, Forms>>;
}
