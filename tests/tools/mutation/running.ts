import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { DEPTH, type Depth } from '../../support/depth.js';
import { type Mutant, mutated } from './mutants.js';

/**
 * Runs vitest at a depth and gives how it ended; undefined for a run that takes longer than that many milliseconds. It is cut off
 * with its workers: one that computes on without end would not hear that its parent has gone.
 */
export async function vitest(
  args: readonly string[],
  depth: Depth,
  milliseconds: number,
): Promise<number | null | undefined> {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, [DEPTH]: depth },
  });
  let isCutOff = false;
  const end = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const timer = setTimeout(() => {
    isCutOff = true;
    end();
  }, milliseconds);
  process.once('exit', end);
  const [status]: (number | null)[] = await once(child, 'exit');
  process.off('exit', end);
  clearTimeout(timer);
  return isCutOff ? undefined : status;
}

/** Gives what comes of a run while a file is broken. It is whole again afterwards, also after Ctrl-C. */
export async function whileBroken<X>(file: string, mutant: Mutant, run: () => Promise<X>): Promise<X> {
  const source = readFileSync(file, 'utf8');
  const restore = (): void => writeFileSync(file, source);
  const stop = (): never => {
    restore();
    process.exit(1);
  };
  process.once('SIGINT', stop);
  try {
    writeFileSync(file, mutated(source, mutant));
    return await run();
  } finally {
    restore();
    process.off('SIGINT', stop);
  }
}
