import { guarded } from '../errors.js';
import { type Fill, type Speaker, type Value, valueAt, type Word } from './voice.js';

// What a sentence is made with that tells an event, an action or a question: which one fits, what stands in its holes, and
// how it is shown. Games say it in tables by type, beside their sentences.

/** Which of the sentences of a type fits, and what stands in its holes beside the fields of what is told. */
export interface Facts {
  /** What stands behind the type in the key of the sentence: `gift`. */
  readonly detail?: string | undefined;
  readonly more?: Readonly<Record<string, Value>> | undefined;
}

/** A row for each type that needs one: as it stands in the table, or made of what is told and whatever else is known. */
export type ByType<Told extends { readonly type: string }, Row, Known extends readonly unknown[] = []> = {
  readonly [Type in Told['type']]?: Row | ((told: Extract<Told, { readonly type: Type }>, ...known: Known) => Row);
};

function row<Told extends { readonly type: string }, Row extends object, Known extends readonly unknown[]>(
  rows: ByType<Told, Row, Known>,
  told: Told,
  ...known: Known
): Row | undefined {
  const found = valueAt(rows, told.type) as Row | ((told: Told, ...known: Known) => Row) | undefined;
  return typeof found === 'function' ? found(told, ...known) : found;
}

/** The row for something in a table by type; undefined where there is none. */
export const rowOf: typeof row = guarded(row) as typeof row;

/** How the fields of events, actions and decisions are said. */
export interface Naming {
  /** The fields that hold seats: players are called as they always are. */
  readonly seats: ReadonlySet<string>;
  /** What stands in any other field, or one entry of a list there; undefined for what cannot be said. */
  readonly name: (field: string, value: string | number, form: string | undefined) => Value;
}

/** Fills holes from the fields of an event, an action or a decision; what `more` has comes first, as it is. */
export const fillFrom: (
  speaker: Pick<Speaker<unknown, string>, 'who'>,
  source: object,
  naming: Naming,
  more?: Readonly<Record<string, Value>>,
) => Fill = guarded(({ who }, source, { seats, name }, more = {}) =>
  guarded((hole, form) => {
    const own = more[hole];
    if (own !== undefined) return own;
    const said = (value: unknown): Value => {
      if (seats.has(hole)) return typeof value === 'number' ? who(value) : undefined;
      return typeof value === 'string' || typeof value === 'number' ? name(hole, value, form) : undefined;
    };
    const value = valueAt(source, hole);
    return Array.isArray(value) ? value.map((one) => inList(said(one))) : said(value);
  }),
);

const inList = (value: Value): string | Word => (typeof value === 'function' ? value : String(value));
