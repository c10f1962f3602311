import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    if (!taken(lock)) {
      const owner = Number(readFileSync(lock, 'utf8'));
      if (held.has(lock) || (owner !== process.pid && isAlive(owner)))
        throw new UsageError(`another program, process ${owner}, plays ${path}; if that is not so, remove ${lock}`);
      rmSync(lock, { force: true });
      if (!taken(lock)) throw new UsageError(`another program plays ${path}`);
    }
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

function taken(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isOfSystem(error) && error.code === 'EEXIST') return false;
    throw error;
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
