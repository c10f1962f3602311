import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { UsageError } from '../usage-error.js';
import { throughLinks } from './reading.js';
import { isOfSystem, needed } from './refused.js';

// A file beside another one says which process writes to it. It goes with the process, or is taken over from one that is dead.

/** The locks that this process holds. */
const held = new Set<string>();

/**
 * Locks a file against other programs, and returns the function that unlocks it. Throws `UsageError` when another
 * program holds the lock.
 */
export function locked(path: string): () => void {
  const lock = needed(`cannot write ${path}`, () => `${throughLinks(path)}.lock`);
  needed(`cannot write ${lock}`, () => {
    if (!taken(lock)) takeOver(lock, path);
  });
  held.add(lock);
  const release = (): void => {
    held.delete(lock);
    rmSync(lock, { force: true });
    process.off('exit', release);
  };
  process.once('exit', release);
  return release;
}

/**
 * Takes a lock over from a program that is dead. Of several programs that try it at once one looks and takes at a time:
 * what another has taken meanwhile is not dead any more.
 */
function takeOver(lock: string, path: string): void {
  const turn = `${lock}.turn`;
  if (!taken(turn)) throw inUse(path, ownerOf(turn), turn);
  try {
    const owner = ownerOf(lock);
    if (held.has(lock) || (owner !== process.pid && isAlive(owner ?? 0))) throw inUse(path, owner, lock);
    // where there is none any more, the next one may be of a program that lives
    if (owner !== undefined) rmSync(lock, { force: true });
    if (!taken(lock)) throw inUse(path, ownerOf(lock), lock);
  } finally {
    rmSync(turn, { force: true });
  }
}

const inUse = (path: string, owner: number | undefined, lock: string): UsageError =>
  new UsageError(`another program, process ${owner ?? 'unknown'}, plays ${path}; if that is not so, remove ${lock}`);

/** The process that a lock names; undefined where there is no lock. */
function ownerOf(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch (error) {
    if (isOfSystem(error) && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes a lock if there is none. It names its owner from the first moment on: a lock of nobody is taken over. */
function taken(lock: string): boolean {
  const named = `${lock}.${process.pid}`;
  try {
    writeFileSync(named, `${process.pid}`);
    try {
      linkSync(named, lock);
    } catch (error) {
      // not every file system has links
      if (!isOfSystem(error) || error.code === 'EEXIST') throw error;
      writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
    }
    return true;
  } catch (error) {
    if (isOfSystem(error) && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(named, { force: true });
  }
}

/** True of a process that runs, of anybody. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isOfSystem(error) && error.code === 'EPERM';
  }
}
