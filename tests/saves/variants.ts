import type { AnyAction, Seat } from '@rulewright/core';
import type { Saved } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';

// What a later release may do to a game, as changes of its spec: each with the road that older saves and records take, and
// without it.

/** What of a game the changes read. The types of the game do not matter: what counts is what is saved. */
export interface Spec {
  readonly rulesVersion: number;
  readonly migrations?: object;
  readonly olderOptions?: object;
  readonly olderActions?: object;
  readonly olderKinds?: object;
  readonly olderStates?: object;
  readonly options: unknown;
  readonly schema: unknown;
  readonly content: { readonly base: unknown; readonly schema?: unknown; readonly identity?: unknown };
  readonly setup: (start: never) => object;
  readonly tasks: object;
  readonly choices: object;
}
export type Change = Readonly<Record<string, unknown>>;
type Json = Record<string, unknown>;

interface Choice {
  readonly actions: readonly Action[];
}
interface Action {
  readonly type: string;
  readonly candidates?: (table: Seated, seat: Seat, offer: (action: AnyAction) => void) => void;
  readonly check?: (table: Seated, action: AnyAction) => unknown;
  readonly perform: (turn: Turn, action: AnyAction, choice: Named) => void;
}
interface Named {
  readonly kind: string;
}
interface Seated {
  readonly choice: Named;
}
type Handler = (turn: Turn, ...rest: readonly never[]) => void;
interface Turn {
  queue(...records: readonly Named[]): void;
}

/** One thing that a release changes, and the part of the road that older records take because of it. */
export interface Variant {
  readonly change: Change;
  readonly road: { readonly olderActions?: object; readonly olderKinds?: object };
  /** What a record is refused with when this part of the road is missing. */
  readonly message: RegExp;
}

const choicesOf = ({ choices }: Spec): readonly (readonly [string, Choice])[] => Object.entries(choices);

/** The same action under another name. */
const named = (action: Action, type: string): Action => ({
  ...action,
  type,
  candidates: (table, seat, offer) =>
    action.candidates === undefined
      ? offer({ type, seat })
      : action.candidates(table, seat, (one) => offer({ ...one, type })),
  check: (table, one) => action.check?.(table, { ...one, type: action.type }),
  perform: (turn, one, choice) => action.perform(turn, { ...one, type: action.type }, choice),
});

const withActions = (spec: Spec, turn: (action: Action, kind: string) => Action): Change => ({
  choices: Object.fromEntries(
    choicesOf(spec).map(([kind, choice]) => [
      kind,
      { ...choice, actions: choice.actions.map((action) => turn(action, kind)) },
    ]),
  ),
});

/** A release that calls an action something else. */
export function renamedAction(spec: Spec, type: string): Variant {
  const later = new Map<Action, Action>();
  const change = withActions(spec, (action) => {
    if (action.type !== type) return action;
    const known = later.get(action) ?? named(action, `${type}-now`);
    later.set(action, known);
    return known;
  });
  return {
    change,
    road: { olderActions: { [type]: `${type}-now` } },
    message: new RegExp(`actions\\.\\d+\\.type: ${type} of version 1 .* olderActions`),
  };
}

/** A release in which an action that answers several questions is one for each of them. */
export function splitAction(spec: Spec, type: string): Variant {
  const later = (kind: string): string => `${type}-at-${kind}`;
  return {
    change: withActions(spec, (action, kind) => (action.type === type ? named(action, later(kind)) : action)),
    road: {
      olderActions: {
        [type]: (action: Saved, { choice }: Seated) => ({ ...action, type: later(choice.kind) }),
      },
    },
    message: new RegExp(`actions\\.\\d+\\.type: ${type} of version 1 .* olderActions`),
  };
}

/** A release that calls a kind of question something else, in whatever it writes. */
export function renamedQuestion(spec: Spec, kind: string): Variant {
  const later = `${kind}-now`;
  const renamed = <R extends Named>(record: R): R => (record.kind === kind ? { ...record, kind: later } : record);
  const around = (turn: Turn): Turn =>
    new Proxy(turn, {
      get(target, field) {
        const value: unknown = Reflect.get(target, field);
        return field === 'queue' ? (...records: readonly Named[]) => target.queue(...records.map(renamed)) : value;
      },
    });
  const within =
    (handler: Handler): Handler =>
    (turn, ...rest) =>
      handler(around(turn), ...rest);
  const { shape } = spec.schema as unknown as { shape: z.Fields };
  const before = <R extends Named>(record: R): R => (record.kind === later ? { ...record, kind } : record);
  const sat = (table: Seated): Seated => ({ ...table, choice: before(table.choice) });
  const known = new Map<Action, Action>();
  const wrapped = (action: Action): Action => {
    const { candidates, check } = action;
    const one: Action = known.get(action) ?? {
      ...action,
      ...(candidates && { candidates: (table, seat, offer) => candidates(sat(table), seat, offer) }),
      ...(check && { check: (table, one) => check(sat(table), one) }),
      perform: (turn, one, choice) => action.perform(around(turn), one, before(choice)),
    };
    known.set(action, one);
    return one;
  };
  return {
    change: {
      schema: z.strictObject({ ...shape, agenda: z.array(z.looseObject({ kind: z.string() })) }),
      tasks: Object.fromEntries(
        Object.entries(spec.tasks).map(([name, task]: [string, Handler]) => [name, within(task)]),
      ),
      choices: Object.fromEntries(
        choicesOf(spec).map(([name, choice]) => [
          name === kind ? later : name,
          { ...choice, actions: choice.actions.map(wrapped) },
        ]),
      ),
      setup: (start: never) => {
        const begun = spec.setup(start) as { readonly agenda: readonly Named[] };
        return { ...begun, agenda: begun.agenda.map(renamed) };
      },
    },
    road: { olderKinds: { [kind]: later } },
    message: /asked: .* olderKinds lacks a name/,
  };
}

/** A release whose packs are written in another form: every list of rows is a list of lines. */
export function rewordedPack(spec: Spec): {
  readonly pack: unknown;
  readonly change: Change;
  readonly without: Change;
} {
  const pack = Object.fromEntries(
    Object.entries(spec.content.base as Json).map(([field, part]) => [
      field,
      Array.isArray(part) ? part.map((row) => JSON.stringify(row)) : part,
    ]),
  );
  const read = (written: unknown): unknown =>
    Object.fromEntries(
      Object.entries(written as Json).map(([field, part]) => [
        field,
        Array.isArray(part) ? part.map((row): unknown => JSON.parse(row)) : part,
      ]),
    );
  const schema = z.pipe(z.transform(read), spec.content.schema as z.Schema);
  return {
    pack,
    change: { content: { ...spec.content, schema } },
    without: { content: { ...spec.content, schema, identity: () => pack } },
  };
}
