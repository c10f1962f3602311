import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { WorkerNews } from '@rulewright/bots/redis';

/** A worker in a process of its own. */
export interface WorkerProcess {
  /** What it has told so far. */
  readonly news: readonly WorkerNews[];
  /** Resolves when it has told something like that, from the first thing it told on. */
  told(did: WorkerNews['did'], times?: number): Promise<void>;
  /** Ends it at once. */
  kill(): Promise<void>;
  /** Lets it finish its games and end. */
  end(): Promise<void>;
}

const url = (file: string): string => new URL(file, import.meta.url).href;
const typescript = url('../bots/typescript.mjs');
export const tableModule = url('../bots/table-module.ts');

export const startWorker = (redis: string, module = tableModule): WorkerProcess =>
  start('worker-process.ts', redis, module, typescript);

/** Somebody who submits the arena of `arena-of-hush.ts`, in a process of its own. */
export const startSubmitter = (redis: string): WorkerProcess => start('submitter-process.ts', redis);

function start(file: string, ...words: readonly string[]): WorkerProcess {
  const args = ['--import', typescript, fileURLToPath(url(file)), ...words];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const news: WorkerNews[] = [];
  const waiting: { readonly did: WorkerNews['did']; readonly times: number; readonly done: () => void }[] = [];
  const count = (did: WorkerNews['did']) => news.filter((one) => one.did === did).length;
  if (child.stdout === null) throw new Error('the worker cannot be heard');
  createInterface(child.stdout).on('line', (line) => {
    news.push(JSON.parse(line));
    for (const { did, times, done } of waiting) if (count(did) >= times) done();
  });
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    news,
    told: (did, times = 1) =>
      new Promise((done) => {
        if (count(did) >= times) done();
        else waiting.push({ did, times, done });
      }),
    kill: () => stop('SIGKILL'),
    end: () => stop('SIGTERM'),
  };
}
