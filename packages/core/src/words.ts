import { type AnyAction, NONE } from './game/types.js';
import { MOST_ELEMENTS, MOST_SEATS } from './input/bounds.js';
import * as z from './schema/z.js';
import { type OfSeats, withSeats } from './schema/zod-of.js';

export { exactly } from './schema/exactly.js';
export * as z from './schema/z.js';
export type { OfSeats } from './schema/zod-of.js';

// The words that schemas of states and actions are written with. The zone table and the invariants relate their
// numbers.

/** Upper bound of counts; sums stay exact integers. */
export const MOST = 10_000_000;

/** A count, an index or an amount: whole, 0 or more. */
export const whole = z.int().check(z.minimum(0), z.maximum(MOST));
/** As `whole`, or `NONE`. */
export const orNone = z.int().check(z.minimum(NONE), z.maximum(MOST));
/** A whole number of either sign. */
export const signed = z.int().check(z.minimum(-MOST), z.maximum(MOST));
/** A whole number from 0 to `most`. */
export const upTo = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
/** As `upTo`, or `NONE`. */
export const upToOrNone = (most: number) => z.int().check(z.minimum(NONE), z.maximum(most));
/** One of these words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) => z.enum(words);
/** True or false. */
export const flag = z.boolean();
/** The same schema with a default: for an option, or for a field that a later release adds. */
export const withDefault = <X>(schema: z.Schema<X>, value: NoInfer<X>): z.Schema<X> => z._default(schema, value);
/** The number of counters in a supply, or 'unlimited'. */
export const supply = z.union([whole, z.literal('unlimited')]);
export { overlong } from './input/bounds.js';

/** A list of at most `most` elements; the length is checked before the elements. */
export const list = <X>(element: z.Schema<X>, most: number = MOST_ELEMENTS): z.Schema<X[]> =>
  z.array(element).check(z.maxLength(most));
/**
 * Declares that numbers belong to seats. JSON Schemas publish it as `x-seat`; a relative observation rotates them.
 *
 * A number: each seat has `per` numbers in a row; with the default 1 it is the number of a seat. A list: each `per`
 * entries belong to the next seat, round and round. `where` limits this to games in which that list of the position has
 * an entry for each seat.
 */
export const ofSeats = <X>(schema: z.Schema<X>, { per = 1, ...where }: Partial<OfSeats> = {}): z.Schema<X> =>
  withSeats(schema, { per, ...where });
/** A seat. */
export const aSeat = ofSeats(whole);
/** A seat, or `NONE`. */
export const seatOrNone = ofSeats(orNone);
/** A list with one element for each seat. */
export const bySeat = <X>(element: z.Schema<X>): z.Schema<X[]> =>
  withSeats(list(element, MOST_SEATS), { per: 1, isEach: true });
/** The cards of a hand or a pile, or other whole numbers. */
export const numbers = list(whole);
/** Some seats, in any order. */
export const seats = list(aSeat, MOST_SEATS);
/** A face-down deck. */
export const deck = z.strictObject({
  bags: list(z.strictObject({ cards: numbers, known: list(numbers, MOST_SEATS) })),
});

/** The fields of a choice of one seat. */
export const ask = { seat: aSeat };
/** The fields of a choice that goes round, see `inTurnOrder`. */
export const inTurn = { seat: seatOrNone, left: seats };
/** The fields of a simultaneous choice, see `simultaneous`. Core checks sealed answers by playing them. */
export const sealed = {
  asked: seats,
  waiting: seats,
  sealed: list(z.looseObject({ type: z.string(), seat: aSeat }), MOST_SEATS) as z.Schema<AnyAction[]>,
};

/** The `rule` field of an item: the rule that put it on the agenda. Older saves without it get the first rule. */
export const citing = <const Rules extends readonly [string, ...string[]]>(rules: Rules) => ({
  rule: z._default(z.enum(rules), rules[0]),
});

/** The fields of items by kind. Each kind is declared here, and `ItemOf` is the type that follows. */
export type Rows = Readonly<Record<string, z.Fields>>;
/** An item of one of these kinds, for the agenda or any other union with a `kind`. */
export type ItemOf<R extends Rows> = { [K in keyof R]: Flat<{ kind: K } & z.Values<R[K]>> }[keyof R];
type Flat<X> = { [K in keyof X]: X[K] } & {};

/** The schema of an item of one of these kinds. */
export const itemOf = <const R extends Rows>(rows: R): z.Schema<ItemOf<R>> =>
  z.discriminatedUnion(
    'kind',
    Object.entries(rows).map(([kind, fields]) => z.strictObject({ kind: z.literal(kind), ...fields })),
  ) as never;

/** The schema of a state's agenda: at most `most` items at once. */
export const agenda = <const R extends Rows>(rows: R, most: number): z.Schema<ItemOf<R>[]> => list(itemOf(rows), most);
