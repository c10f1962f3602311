import type { AgendaItem, ChoiceContext, Game } from '../game/game.js';
import type { Saved } from '../game/spec.js';
import { EngineBug, InputError, messageOf, own } from '../ground/errors.js';
import { plain } from '../ground/plain.js';

// Translations of records and saves written under earlier rules versions: names of actions and agenda items, and
// states.

/** Translates records written under an older rules version. */
export interface Writing {
  /** An action of the record with its current name and fields. */
  action(noted: unknown, context: ChoiceContext): unknown;
  /** The old kind of an agenda item. */
  kind(item: AgendaItem): string;
  /** A state without defaults as the old version wrote it; undefined when the game does not say. */
  state(essence: object): object | undefined;
}

/** The translation for records of version `written`; without entries in the game nothing changes. */
export function writingOf(game: Game, written: number): Writing {
  const since = versionsSince(game, written);
  const back = since.toReversed();
  return {
    action: (noted, context) => since.reduce((action, version) => actionNow(game, version, action, context), noted),
    kind(item) {
      let { kind } = item;
      for (const version of back) kind = kindThen(game, version, { ...item, kind });
      return kind;
    },
    state: (essence) =>
      back.reduce<object | undefined>((now, version) => now && stateThen(game, version, now), essence),
  };
}

/** The agenda of a save of `version` with the names of the next one: simple renamings need no migration. */
export function agendaNow(game: Game, version: number, save: Saved): Saved {
  const kinds = tableOf(game, version);
  const actions = namesOf(game, version);
  if (!Array.isArray(save.agenda) || (kinds.size === 0 && actions.size === 0)) return save;
  const renamed = (item: unknown): unknown => {
    if (!isObject(item)) return item;
    const sealed = Array.isArray(item.sealed)
      ? { sealed: item.sealed.map((answer) => (isObject(answer) ? called(answer, 'type', actions) : answer)) }
      : {};
    return { ...called(item, 'kind', kinds), ...sealed };
  };
  return { ...save, agenda: save.agenda.map(renamed) };
}

/** Throws `EngineBug` for renamings that lead to names this release does not have. */
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

function actionNow({ olderActions = {} }: Game, version: number, action: unknown, context: ChoiceContext): unknown {
  if (!isObject(action) || typeof action.type !== 'string') return action;
  const names = olderActions[version] ?? {};
  const now = own(names, action.type);
  if (now === undefined) return action;
  if (typeof now === 'string') return { ...action, type: now };
  return brought(`${action.type} of version ${version}`, () => now(action, context));
}

function kindThen({ olderKinds = {} }: Game, version: number, item: AgendaItem): string {
  const table = olderKinds[version] ?? {};
  if (typeof table === 'function') return brought(`${item.kind} in version ${version}`, () => table(item));
  const older = Object.entries(table).find(([, now]) => [now].flat().includes(item.kind));
  return older?.[0] ?? item.kind;
}

function stateThen(game: Game, version: number, essence: object): object | undefined {
  const then = game.olderStates?.[version];
  if (then === undefined) return undefined;
  const { agenda, ...rest } = essence as { readonly agenda?: readonly AgendaItem[] };
  const state =
    agenda === undefined
      ? rest
      : { ...rest, agenda: agenda.map((item) => ({ ...item, kind: kindThen(game, version, item) })) };
  return brought(`a state of version ${version}`, () => plain(then(state)) as object);
}

/** The kinds renamed one to one, with their new names. */
function tableOf({ olderKinds = {} }: Game, version: number): ReadonlyMap<string, string> {
  const table = olderKinds[version];
  return simple(typeof table === 'object' ? table : {});
}

/** The types of actions renamed one to one, with their new names. */
const namesOf = ({ olderActions = {} }: Game, version: number): ReadonlyMap<string, string> =>
  simple(olderActions[version] ?? {});

const simple = (table: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([older, now]) => (typeof now === 'string' ? [[older, now]] : [])));

function called(named: Saved, field: 'kind' | 'type', names: ReadonlyMap<string, string>): Saved {
  const name = named[field];
  const now = typeof name === 'string' ? names.get(name) : undefined;
  return now === undefined ? named : { ...named, [field]: now };
}

function brought<X>(what: string, work: () => X): X {
  try {
    return work();
  } catch (error) {
    throw new InputError(`${what} could not be read: ${messageOf(error)}`);
  }
}

const isObject = (value: unknown): value is Saved =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A save brought to the rules of this release step by step, with options that keep the rules it was played by.
 *
 * Data that is no save of the game is returned unchanged. Throws `InputError` when a step is missing or fails.
 */
export function upToDate(game: Game, json: unknown): unknown {
  if (!isObject(json) || json.game !== game.id) return json;
  const save = migrated(game, json);
  return isObject(save.options) ? { ...save, options: olderOptions(game, save.options, json.rulesVersion) } : save;
}

/**
 * The options of a save or record of an older version; missing ones get the values that keep the rules of that time.
 */
export function olderOptions({ olderOptions, olderRules = {} }: Game, options: object, written: unknown): object {
  const kept = Object.entries(olderRules).filter(
    ([version]) => typeof written === 'number' && written <= Number(version),
  );
  const rules = kept.sort(([one], [other]) => Number(other) - Number(one)).map(([, values]) => values);
  return { ...olderOptions, ...Object.assign({}, ...rules), ...options };
}

function migrated(game: Game, save: Saved): Saved {
  const { rulesVersion, migrations = {} } = game;
  const { rulesVersion: found } = save;
  if (typeof found !== 'number' || !Number.isInteger(found)) return save;
  if (found > rulesVersion)
    throw refusal(`found ${found}, expected at most ${rulesVersion}: a later release wrote this save`);
  let json: Saved = save;
  for (let version = found; version < rulesVersion; version++) {
    const step = Object.hasOwn(migrations, version) ? migrations[version] : undefined;
    if (step === undefined)
      throw refusal(
        `found ${found}, expected ${rulesVersion}: this release plays other rules and cannot bring a save of version ${version} to them`,
      );
    json = nextVersion(step, agendaNow(game, version, json), version);
  }
  return json;
}

function nextVersion(step: (save: Saved) => object, save: Saved, version: number): Saved {
  try {
    return { ...(plain(step(save)) as Saved), rulesVersion: version + 1 };
  } catch (error) {
    throw refusal(`a save of version ${version} could not be brought to version ${version + 1}: ${messageOf(error)}`);
  }
}

const refusal = (message: string): InputError =>
  new InputError('a save of other rules', [{ path: 'rulesVersion', message }]);
