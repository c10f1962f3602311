import { withInputErrors } from '../ground/errors.js';
import type * as turn from './turn.js';
import type * as types from './types.js';

/**
 * The roles of a part in an action or an event: where something comes from, where it goes, what pays for it, whom it
 * concerns.
 */
export const ROLES = Object.freeze(['from', 'to', 'pays', 'whom'] as const);
export type Role = (typeof ROLES)[number];

/**
 * A thing that can be pointed at: a card, a hex, a die, a player. Actions, events, queries and texts use its `id`.
 *
 * `zone` says where it lies and `seat` whose it is, where kind and id leave that open.
 */
export interface Part {
  readonly kind: string;
  readonly id: string | number;
  readonly zone?: string;
  readonly seat?: types.Seat;
}

/** A part as an action or an event names it. */
export interface NamedPart extends Part {
  readonly role: Role;
}

/** A part in play; equal ones in one zone are one. A face-down part has no `id`. */
export interface PlacedPart {
  readonly kind: string;
  readonly id?: string | number;
  /** The place: a zone of cards by its path (`hands.1`), or a place named by the game. */
  readonly zone: string;
  /** The seat of its owner. */
  readonly seat?: types.Seat;
  /** The number of equal parts; for a zone, the number of its cards. Absent where the number is unlimited. */
  readonly count?: number;
  /** The visible side of a face-down card, when backs differ. */
  readonly back?: string | number;
}

/** The parts that a field of actions and events names. */
export interface FieldPart<Content = unknown> {
  /** The kind of the part, or its possible kinds. */
  readonly kind: string | readonly string[];
  readonly role: Role;
  /** Selects the kind that a value names in an action or event of this type; undefined when it names no part. */
  readonly kindOf?: (
    value: string | number,
    of: { readonly type: string; readonly content: Content },
  ) => string | undefined;
  /** The zones in which an action finds the part; default all. */
  readonly zones?: (action: types.AnyAction) => readonly string[] | undefined;
  /** Limits the field to parts of the acting seat. */
  readonly own?: true;
  /** Other values of the field, such as `none`; `any` when they cannot be listed. */
  readonly words?: readonly string[] | 'any';
}

/** The parts that a field names, as schemas publish it. */
export interface NamingField {
  readonly kind: string | readonly string[];
  readonly role: Role;
  readonly words?: readonly string[] | 'any';
}

/** The possible ids of a kind of part. */
export type PartIds = readonly (string | number)[] | { readonly minimum: number; readonly maximum: number };

/** An action with its fields, whatever they are. */
export type Meant = types.AnyAction & Readonly<Record<string, unknown>>;

/** The seat that decides clicks a part. */
export interface Pointing {
  readonly seat: types.Seat;
  readonly part: Part;
  readonly legal: readonly Meant[];
  /** The legal actions with this part in place of another of its kind. */
  turned(to: Part): readonly Meant[];
}

/** The parts of a game. Players, zones and the cards in them need no entry. */
export interface PartsSpec<T extends types.GameTypes> {
  /** The kind of the cards of each pool; default the name of the pool. */
  readonly cards?: Readonly<Record<string, string | ((id: string) => string)>>;
  /** The zones whose first `*` is no seat. */
  readonly common?: readonly turn.PathOf<T>[];
  /** The parts besides players, zones and cards; for a view, only what the viewer may know. */
  readonly things?: (context: types.Context<T>) => readonly PlacedPart[];
  /** The parts that fields of actions and events name, by field. */
  readonly fields: Readonly<Record<string, FieldPart<T['Content']>>>;
  /** The roles of fields in one type of action, where they differ: `{ 'remove-piece': { hex: 'from' } }`. */
  readonly roles?: Readonly<Record<string, Readonly<Record<string, Role>>>>;
  /** The parts that an action names besides its fields. */
  readonly more?: Readonly<
    Record<string, (context: types.Context<T>, action: types.AnyAction) => readonly NamedPart[]>
  >;
  /**
   * The possible meanings of a click on a part that no legal action names, the likeliest first.
   *
   * Needed only for more than the legal actions with the part in place of another of its kind. For a view, the table
   * holds what the view shows.
   */
  readonly meant?: Readonly<Record<string, (context: types.Context<T>, pointing: Pointing) => readonly Meant[]>>;
  /** The possible ids by kind in a game with these options, or in any game if undefined. */
  readonly ids?: (start: {
    readonly options: T['Options'] | undefined;
    readonly content: T['Content'];
  }) => Readonly<Record<string, PartIds>>;
}

/** True when two names mean the same part: equal kind and id, and equal zone and seat where both give them. */
export const samePart = (one: Partial<Part>, other: Partial<Part>): boolean =>
  withInputErrors(NO_PART, () => isSame(one, other));

const isSame = (one: Partial<Part>, other: Partial<Part>): boolean =>
  one.kind === other.kind && one.id === other.id && agree(one.zone, other.zone) && agree(one.seat, other.seat);

const agree = <X>(one: X | undefined, other: X | undefined): boolean =>
  one === undefined || other === undefined || one === other;

/** A part as a key of maps and attributes: `card:joy@hands.0#0`. */
export const partKey = (part: Part): string => withInputErrors(NO_PART, () => keyOf(part));

const keyOf = ({ kind, id, zone, seat }: Part): string =>
  `${kind}:${id}${zone === undefined ? '' : `@${zone}`}${seat === undefined ? '' : `#${seat}`}`;

const NO_PART = 'not a part';

/** The answers left after some parts were picked. */
export interface Narrowed<Answer> {
  /** The answers that name every picked part. */
  readonly answers: readonly Answer[];
  /** The parts that only some of these answers name, each once: the next ones to point at. */
  readonly parts: readonly NamedPart[];
}

/**
 * The answers that name all parts picked so far, and the parts that would narrow them further.
 *
 * An answer is anything with `parts`: `legal.map((action) => ({ action, parts: engine.parts(view, action) }))`.
 */
export const narrow = <Answer extends { readonly parts: readonly NamedPart[] }>(
  answers: readonly Answer[],
  picked: readonly Part[],
): Narrowed<Answer> => withInputErrors('not answers with parts', () => narrowed(answers, picked));

function narrowed<Answer extends { readonly parts: readonly NamedPart[] }>(
  answers: readonly Answer[],
  picked: readonly Part[],
): Narrowed<Answer> {
  const left = answers.filter(({ parts }) => picked.every((part) => parts.some((one) => isSame(one, part))));
  const found = new Map<string, { part: NamedPart; count: number }>();
  for (const { parts } of left)
    for (const [key, part] of new Map(parts.map((one) => [keyOf(one), one]))) {
      const known = found.get(key);
      if (known === undefined) found.set(key, { part, count: 1 });
      else known.count++;
    }
  const parts = [...found.values()].filter(({ count }) => count < left.length).map(({ part }) => part);
  return { answers: left, parts };
}
