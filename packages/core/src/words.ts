import { type AnyAction, NONE } from './game/types.js';
import { MOST_ELEMENTS, MOST_SEATS } from './input/bounds.js';
import * as z from './schema/z.js';
import { type OfSeats, withSeats } from './schema/zod-of.js';

export { exactly } from './schema/exactly.js';
export * as z from './schema/z.js';
export type { OfSeats } from './schema/zod-of.js';

// The words that the schemas of states and actions are written with. What the numbers mean for each other is said by the
// zone table and by invariants.

/** More than any count of a game comes to; sums of such numbers are exact. */
export const MOST = 10_000_000;

/** A count, an index or an amount: whole, 0 or more. */
export const whole = z.int().check(z.minimum(0), z.maximum(MOST));
/** As `whole`, or `NONE`. */
export const orNone = z.int().check(z.minimum(NONE), z.maximum(MOST));
/** A whole number of either sign. */
export const signed = z.int().check(z.minimum(-MOST), z.maximum(MOST));
/** Whole, 0 to `most`. */
export const upTo = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
/** One of these words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) => z.enum(words);
/** Yes or no. */
export const flag = z.boolean();
/** The same, and this value where none is given: what an option needs, and a field that a later release adds. */
export const withDefault = <X>(schema: z.Schema<X>, value: NoInfer<X>): z.Schema<X> => z._default(schema, value);
/** How many counters a supply holds, or 'unlimited'. */
export const supply = z.union([whole, z.literal('unlimited')]);
export { overlong } from './input/bounds.js';

/** A list of at most that many elements; its length is looked at before they are. */
export const list = <X>(element: z.Schema<X>, most: number = MOST_ELEMENTS): z.Schema<X[]> =>
  z.array(element).check(z.maxLength(most));
/**
 * Says that numbers go by seat, which JSON Schemas tell in `x-seat` and observations seen from a seat are turned by. A number:
 * each seat has `per` of them, one after the other; 1 when not given, and then it is the number of a seat. A list: `per`
 * entries belong to the first seat, as many to the next, and so round and round. With `where` that holds only in games in
 * which this list of the position has an entry for each seat.
 */
export const ofSeats = <X>(schema: z.Schema<X>, { per = 1, ...where }: Partial<OfSeats> = {}): z.Schema<X> =>
  withSeats(schema, { per, ...where });
/** A seat. */
export const aSeat = ofSeats(whole);
/** A seat, or `NONE`. */
export const seatOrNone = ofSeats(orNone);
/** A list with an element for each seat. */
export const bySeat = <X>(element: z.Schema<X>): z.Schema<X[]> => ofSeats(list(element, MOST_SEATS));
/** The cards of a hand or a pile, or other numbers. */
export const numbers = list(whole);
/** Some seats, in some order. */
export const seats = list(aSeat, MOST_SEATS);
/** A face-down deck. */
export const deck = z.strictObject({
  bags: list(z.strictObject({ cards: numbers, known: list(numbers, MOST_SEATS) })),
});

/** The fields of a choice of one seat. */
export const ask = { seat: aSeat };
/** The fields of a choice that goes round, see `inTurnOrder`. */
export const inTurn = { seat: seatOrNone, left: seats };
/** The fields of a simultaneous choice, see `simultaneous`. Core checks the answers that are kept, by playing them. */
export const sealed = {
  asked: seats,
  waiting: seats,
  sealed: list(z.looseObject({ type: z.string(), seat: aSeat }), MOST_SEATS) as z.Schema<AnyAction[]>,
};

/**
 * The field of a record that says which of these rules put it on the agenda. The first one put those there that were saved
 * before they said so.
 */
export const citing = <const Rules extends readonly [string, ...string[]]>(rules: Rules) => ({
  rule: z._default(z.enum(rules), rules[0]),
});

/** The fields of records by their kind: each kind is declared here, and `RecordOf` is the type that follows. */
export type Rows = Readonly<Record<string, z.Fields>>;
/** A record of one of these kinds, of the agenda or any other that is told apart by its `kind`. */
export type RecordOf<R extends Rows> = { [K in keyof R]: Flat<{ kind: K } & z.Values<R[K]>> }[keyof R];
type Flat<X> = { [K in keyof X]: X[K] };

/** A record of one of these kinds. */
export const recordOf = <const R extends Rows>(rows: R): z.Schema<RecordOf<R>> =>
  z.discriminatedUnion(
    'kind',
    Object.entries(rows).map(([kind, fields]) => z.strictObject({ kind: z.literal(kind), ...fields })),
  ) as never;

/** The agenda of a state: at most that many of these records at once. */
export const agenda = <const R extends Rows>(rows: R, most: number): z.Schema<RecordOf<R>[]> =>
  list(recordOf(rows), most);
