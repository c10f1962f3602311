import { EngineBug, InputError, messageOf } from '../errors.js';
import type { AgendaRecord, ChoiceTable, Game } from '../game/game.js';
import type { Saved } from '../game/kit.js';
import { plain } from '../input/plain.js';

// How an earlier version of the rules wrote down what this one plays: names of actions and of agenda records, and states.

/** A record of one version of the rules, read and checked by this release. */
export interface Writing {
  /** An action of the record as it is called now. */
  action(noted: unknown, table: ChoiceTable): unknown;
  /** What the version called a record of the agenda. */
  kind(record: AgendaRecord): string;
  /** A state, without the fields that equal their default, as the version wrote it; undefined when nothing says how. */
  state(essence: object): object | undefined;
}

/** How the version `written` of a game wrote its records; as this release does when nothing says otherwise. */
export function writingOf(game: Game, written: number): Writing {
  const since = versionsSince(game, written);
  const back = since.toReversed();
  return {
    action: (noted, table) => since.reduce((action, version) => actionNow(game, version, action, table), noted),
    kind(record) {
      let { kind } = record;
      for (const version of back) kind = kindThen(game, version, { ...record, kind });
      return kind;
    },
    state: (essence) =>
      back.reduce<object | undefined>((now, version) => now && stateThen(game, version, now), essence),
  };
}

/** The agenda of a save of `version` in the names of the next one: what was only renamed needs no migration. */
export function agendaNow(game: Game, version: number, save: Saved): Saved {
  const kinds = tableOf(game, version);
  const actions = namesOf(game, version);
  if (!Array.isArray(save.agenda) || (kinds.size === 0 && actions.size === 0)) return save;
  const renamed = (record: unknown): unknown => {
    if (!isRecord(record)) return record;
    const sealed = Array.isArray(record.sealed)
      ? { sealed: record.sealed.map((answer) => (isRecord(answer) ? called(answer, 'type', actions) : answer)) }
      : {};
    return { ...called(record, 'kind', kinds), ...sealed };
  };
  return { ...save, agenda: save.agenda.map(renamed) };
}

/** What a game says of its earlier versions that cannot be: names of this release that there are not. Throws `EngineBug`. */
export function checkOlder(game: Game): void {
  const last = game.rulesVersion - 1;
  const types = new Set(Object.values(game.choices).flatMap(({ actions }) => actions.map(({ type }) => type)));
  for (const type of namesOf(game, last).values())
    if (!types.has(type)) throw new EngineBug(`olderActions[${last}] leads to ${type}, which is no action`);
  const { olderKinds = {} } = game;
  const table = olderKinds[last];
  for (const kind of typeof table === 'object' ? Object.values(table).flat() : [])
    if (!Object.hasOwn(game.choices, kind) && !Object.hasOwn(game.tasks, kind))
      throw new EngineBug(`olderKinds[${last}] leads to ${kind}, which is neither a task nor a choice`);
}

const versionsSince = ({ rulesVersion }: Game, written: number): readonly number[] =>
  Array.from({ length: Math.max(0, rulesVersion - written) }, (_, i) => written + i);

function actionNow({ olderActions = {} }: Game, version: number, action: unknown, table: ChoiceTable): unknown {
  if (!isRecord(action) || typeof action.type !== 'string') return action;
  const names = olderActions[version] ?? {};
  const now = Object.hasOwn(names, action.type) ? names[action.type] : undefined;
  if (now === undefined) return action;
  if (typeof now === 'string') return { ...action, type: now };
  return brought(`${action.type} of version ${version}`, () => now(action, table));
}

function kindThen({ olderKinds = {} }: Game, version: number, record: AgendaRecord): string {
  const table = olderKinds[version] ?? {};
  if (typeof table === 'function') return brought(`${record.kind} in version ${version}`, () => table(record));
  const older = Object.entries(table).find(([, now]) => [now].flat().includes(record.kind));
  return older?.[0] ?? record.kind;
}

function stateThen(game: Game, version: number, essence: object): object | undefined {
  const then = game.olderStates?.[version];
  if (then === undefined) return undefined;
  const { agenda, ...rest } = essence as { readonly agenda?: readonly AgendaRecord[] };
  const state =
    agenda === undefined
      ? rest
      : { ...rest, agenda: agenda.map((record) => ({ ...record, kind: kindThen(game, version, record) })) };
  return brought(`a state of version ${version}`, () => plain(then(state)) as object);
}

/** The kinds that were renamed one by one: what each is called now. */
function tableOf({ olderKinds = {} }: Game, version: number): ReadonlyMap<string, string> {
  const table = olderKinds[version];
  return simple(typeof table === 'object' ? table : {});
}

/** The types of actions that were renamed one by one: what each is called now. */
const namesOf = ({ olderActions = {} }: Game, version: number): ReadonlyMap<string, string> =>
  simple(olderActions[version] ?? {});

const simple = (table: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([older, now]) => (typeof now === 'string' ? [[older, now]] : [])));

function called(record: Saved, field: 'kind' | 'type', names: ReadonlyMap<string, string>): Saved {
  const name = record[field];
  const now = typeof name === 'string' ? names.get(name) : undefined;
  return now === undefined ? record : { ...record, [field]: now };
}

function brought<X>(what: string, work: () => X): X {
  try {
    return work();
  } catch (error) {
    throw new InputError(`${what} could not be read: ${messageOf(error)}`);
  }
}

const isRecord = (value: unknown): value is Saved =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
