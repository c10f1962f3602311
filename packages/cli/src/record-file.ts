import { accessSync, constants, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnyGame } from './game.js';
import { loadGame } from './load-game.js';
import { UsageError } from './usage-error.js';

/** Refuses a path to which no file can be written, before anything is done for it. */
export function checkWritable(path: string): void {
  if (path === '') throw new UsageError('a file needs a name');
  attempt(`cannot write ${path}`, () => accessSync(`${dirname(path)}/.`, constants.W_OK));
  const found = statSync(path, { throwIfNoEntry: false });
  // a device would be replaced, not written to
  if (found?.isFile() === false) throw new UsageError(`cannot write ${path}: it is not a file`);
}

/** Writes the file whole or not at all. */
export function writeJson(path: string, json: unknown): void {
  const draft = `${path}.${process.pid}.tmp`;
  attempt(`cannot write ${path}`, () => {
    try {
      writeFileSync(draft, `${JSON.stringify(json)}\n`, { flag: 'wx' });
      renameSync(draft, path);
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
  });
}

export function readJson(path: string): unknown {
  const text = attempt(`cannot read ${path}`, () => readFileSync(path, 'utf8'));
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is not JSON`);
  }
}

/** The game that a record names. */
export async function gameOf(path: string, json: unknown, own: readonly AnyGame[] = []): Promise<AnyGame> {
  const id: unknown = typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined;
  if (typeof id !== 'string') throw new UsageError(`${path} is not the record of a game`);
  const game = own.find(({ engine }) => engine.id === id) ?? (await loadGame(id));
  if (game === undefined)
    throw new UsageError(
      `${path} is a record of ${JSON.stringify(id)}, which is not a game here; --game brings one of your own`,
    );
  return game;
}

/** What the file system refuses is told in one line. */
export function attempt<X>(about: string, work: () => X): X {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw new UsageError(`${about}: ${reasonOf(error.message)}`);
    throw error;
  }
}

/** `no such file or directory` of `ENOENT: no such file or directory, open '…'`. */
const reasonOf = (message: string): string => /^\w+: ([^,]*)/.exec(message)?.[1] ?? message;
