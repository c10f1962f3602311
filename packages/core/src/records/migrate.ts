import { InputError, messageOf } from '../errors.js';
import type { Game } from '../game/game.js';
import type { Saved } from '../game/kit.js';
import { plain } from '../input/plain.js';
import { agendaNow } from './older.js';

/**
 * A save brought to the rules of this release step by step, its options those that keep what was played when it was written.
 * What is no save of the game comes back as it is. Throws `InputError` when a step is missing or fails.
 */
export function upToDate(game: Game, json: unknown): unknown {
  if (!isObject(json) || json.game !== game.id) return json;
  const save = migrated(game, json);
  return isObject(save.options) ? { ...save, options: olderOptions(game, save.options, json.rulesVersion) } : save;
}

/** The options of a save or record of some version; those that are not among them have the values that keep what was played then. */
export function olderOptions({ olderOptions, olderRules = {} }: Game, options: object, written: unknown): object {
  const kept = Object.entries(olderRules).filter(
    ([version]) => typeof written === 'number' && written <= Number(version),
  );
  const rules = kept.sort(([one], [other]) => Number(other) - Number(one)).map(([, values]) => values);
  return { ...olderOptions, ...Object.assign({}, ...rules), ...options };
}

const isObject = (value: unknown): value is Saved =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
    json = brought(step, agendaNow(game, version, json), version);
  }
  return json;
}

function brought(step: (save: Saved) => object, save: Saved, version: number): Saved {
  try {
    return { ...(plain(step(save)) as Saved), rulesVersion: version + 1 };
  } catch (error) {
    throw refusal(`a save of version ${version} could not be brought to version ${version + 1}: ${messageOf(error)}`);
  }
}

const refusal = (message: string): InputError =>
  new InputError('a save of other rules', [{ path: 'rulesVersion', message }]);
