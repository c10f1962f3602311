import { guarded } from '../ground/errors.js';
import type { Fill, Inflected, Value } from './filling.js';
import type { Speaker } from './speaker.js';
import { valueAt } from './voice.js';

// The choice of a sentence for an event, an action or a question, and the values of its holes. Games keep these in
// tables by type, beside their sentences.

/** The variant of a sentence, and values for its holes besides the fields of what is told. */
export interface Facts {
  /** A suffix of the key of the sentence, after the type: `gift`. */
  readonly detail?: string | undefined;
  readonly more?: Readonly<Record<string, Value>> | undefined;
}

/** Rows by type, where a type needs one: fixed, or computed from the told thing and anything else known. */
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

/** The row for a thing by its type; undefined where there is none. */
export const rowOf: typeof row = guarded(row) as typeof row;

/** Names for the fields of events, actions and decisions. */
export interface Naming {
  /** The fields that hold seats; players get their usual names. */
  readonly seats: ReadonlySet<string>;
  /** The words for any other field, or for one entry of a list there; undefined for anything without words. */
  readonly name: (field: string, value: string | number, form: string | undefined) => Value;
}

/** Fills holes from the fields of an event, an action or a decision; values in `more` come first. */
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

const inList = (value: Value): string | Inflected => (typeof value === 'function' ? value : String(value));
