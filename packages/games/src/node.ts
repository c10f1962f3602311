/// <reference types="node" />
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NamedBots } from '@rulewright/bots';
import { InputError, isInputError } from '@rulewright/core';
import type { KnownGame } from './known-game.js';
import { type OwnSettings, ownBots, ownGame } from './own.js';
import { said } from './said.js';

export { keepOutput } from './output.js';

// A module is foreign code: it is imported because the person at this machine has named its file, and for no other reason.

/**
 * Imports a game from the module in a file, and tries it for a few decisions. Throws `InputError` for a file that
 * cannot be imported, and as `ownGame` does.
 */
export async function gameFromFile(path: string, taken: readonly string[] = []): Promise<KnownGame> {
  const settings: OwnSettings = { from: path, taken, module: urlOf(path) };
  const exports = await moduleFromFile(path);
  return readable(path, () => ownGame(exports, settings));
}

/** Somebody's own bots, and the module from which threads load them. */
export interface OwnBots {
  readonly bots: NamedBots;
  /** The URL of the module. */
  readonly module: string;
}

/**
 * Imports the `bots` of the module in a file. Throws `InputError` for a file that cannot be imported or exports none.
 */
export async function botsFromFile(path: string): Promise<OwnBots> {
  const exports = await moduleFromFile(path);
  return { bots: readable(path, () => ownBots(exports, path)), module: urlOf(path) };
}

const urlOf = (path: string): string => pathToFileURL(resolve(path)).href;

/** The exports of the module in a file. Throws `InputError` for a file that cannot be imported. */
export async function moduleFromFile(path: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await loaded(urlOf(path));
  } catch (error) {
    throw new InputError('the module cannot be imported', [{ path, message: hinted(path, said(error)) }]);
  }
}

/** The exports of a module. One that waits at its top for what never comes is refused once nothing else is left to do. */
function loaded(module: string): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((resolve, reject) => {
    const never = (): void => reject(new Error('it waits for something that never comes'));
    process.once('beforeExit', never);
    import(module).then(resolve, reject).finally(() => process.off('beforeExit', never));
  });
}

/** Reads what a module exports; what its own code throws meanwhile is told as such. */
function readable<X>(path: string, read: () => X): X {
  try {
    return read();
  } catch (error) {
    if (isInputError(error)) throw error;
    throw new InputError('the module cannot be read', [{ path, message: said(error) }]);
  }
}

/** The message with a hint when an older Node cannot run a TypeScript file. */
const hinted = (path: string, message: string): string =>
  /\.[cm]?ts$/.test(path) && /Unknown file extension/.test(message)
    ? `this Node does not run TypeScript: compile it, or start with node --import tsx`
    : message;
