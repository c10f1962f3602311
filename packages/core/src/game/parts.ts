import { withInputErrors } from '../errors.js';
import type * as types from './types.js';

/** What a part is to an action or an event: where something comes from, where it goes, what is paid with, who is concerned. */
export const ROLES = Object.freeze(['from', 'to', 'pays', 'whom'] as const);
export type Role = (typeof ROLES)[number];

/**
 * A thing on the table that can be pointed at: a card, a hex, a die, a player. `id` is what actions, events, queries and
 * texts call it. `zone` says where it lies and `seat` whose it is, where kind and id leave that open.
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

/** A thing that lies on the table; equal things in one zone are one. What lies face down has no `id`. */
export interface PlacedPart {
  readonly kind: string;
  readonly id?: string | number;
  /** Where it lies: a zone of cards by its path (`hands.1`), or a place that the game names. */
  readonly zone: string;
  /** Whose it is. */
  readonly seat?: types.Seat;
  /** How many there are; of a zone, how many cards lie in it. Absent where there is no end of them. */
  readonly count?: number;
  /** What everybody sees of a card that lies face down, when backs differ. */
  readonly back?: string | number;
}

/** What a field of actions and events names. */
export interface FieldPart<Content = unknown> {
  /** The kind of the part, or those that it may be. */
  readonly kind: string | readonly string[];
  readonly role: Role;
  /** Which of them a value names in an action or event of this type; undefined when it names no part. */
  readonly kindOf?: (
    value: string | number,
    of: { readonly type: string; readonly content: Content },
  ) => string | undefined;
  /** The zones in which an action finds the part; all of them when not given. */
  readonly zones?: (action: types.AnyAction) => readonly string[] | undefined;
  /** Only what belongs to the seat that acts. */
  readonly own?: true;
  /** What else the field may say, such as `none`; `any` when that cannot be listed. */
  readonly words?: readonly string[] | 'any';
}

/** What the schemas say of a field that names parts. */
export interface NamingField {
  readonly kind: string | readonly string[];
  readonly role: Role;
  readonly words?: readonly string[] | 'any';
}

/** The ids that parts of a kind can have. */
export type PartIds = readonly (string | number)[] | { readonly minimum: number; readonly maximum: number };

/** An action with its fields, whatever they are. */
export type Meant = types.AnyAction & Readonly<Record<string, unknown>>;

/** Somebody who is asked points at a part. */
export interface Pointing {
  readonly seat: types.Seat;
  readonly part: Part;
  readonly legal: readonly Meant[];
  /** The legal actions with a part in the place of another of its kind. */
  turned(to: Part): readonly Meant[];
}

/** What can be pointed at in a game. Players, zones and the cards in them are parts without a word of the author. */
export interface PartsSpec<T extends types.GameTypes> {
  /** What cards of each pool are called; the name of the pool when not given. */
  readonly cards?: Readonly<Record<string, string | ((id: string) => string)>>;
  /** The zones whose first `*` is no seat. */
  readonly common?: readonly types.PathOf<T>[];
  /** What is on the table beside players, zones and cards; of a view, what the viewer may know of it. */
  readonly things?: (table: types.Table<T>) => readonly PlacedPart[];
  /** What the fields of actions and events name, by the field. */
  readonly fields: Readonly<Record<string, FieldPart<T['Content']>>>;
  /** The roles of fields in one type of action, where they differ: `{ 'remove-piece': { hex: 'from' } }`. */
  readonly roles?: Readonly<Record<string, Readonly<Record<string, Role>>>>;
  /** What an action names beside its fields. */
  readonly more?: Readonly<Record<string, (table: types.Table<T>, action: types.AnyAction) => readonly NamedPart[]>>;
  /**
   * What somebody may mean who points at a part of a kind that no legal action names, where that is more than the
   * legal actions with the part in the place of another of its kind: the likeliest first. A table of a view has what it shows.
   */
  readonly meant?: Readonly<Record<string, (table: types.Table<T>, pointing: Pointing) => readonly Meant[]>>;
  /** The ids of a kind that can occur in a game with these options, or with any when there are none. */
  readonly ids?: (start: {
    readonly options: T['Options'] | undefined;
    readonly content: T['Content'];
  }) => Readonly<Record<string, PartIds>>;
}

/** Whether two names mean the same thing: kind and id are the same, and so are zone and seat where both say them. */
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

/** What is left of the answers when some parts are picked. */
export interface Narrowed<Answer> {
  /** The answers that name every part picked. */
  readonly answers: readonly Answer[];
  /** The parts that some of these answers name and others do not: what to point at next. Each once. */
  readonly parts: readonly NamedPart[];
}

/**
 * The answers that name all parts picked so far, and the parts that would narrow them further. An answer is anything with
 * `parts`: `legal.map((action) => ({ action, parts: engine.parts(view, action) }))`.
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
