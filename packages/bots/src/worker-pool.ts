/// <reference types="node" />
import { InputError } from '@rulewright/core';
import { inOrder } from './arena/in-order.js';
import { whole } from './settings.js';

/** Settings of the threads of a pool. */
export interface WorkerPoolSettings {
  readonly threads: number;
  /** Options of the threads' Node process; those of this process by default. */
  readonly execArgv?: readonly string[];
  /** Data that every thread starts with, as `workerData[1]`: plain data. */
  readonly data?: unknown;
}

/** Threads that do the jobs of one module. */
export interface WorkerPool<Job, Part> {
  /** Does a job in some thread; jobs and results are plain data. */
  work(job: Job): Promise<Part>;
  /** Does a job in a thread that a signal ends; then it rejects. */
  workUntil(signal: AbortSignal | undefined, job: Job): Promise<Part>;
  /** This many jobs at a time keep every thread busy. */
  readonly ahead: number;
  close(): Promise<void>;
}

/** Jobs that wait for each thread, in addition to the one it does. */
const WAITING = 3;

/** Threads in which the function `work` of a module does one job after the other. `module` is the URL of a file. */
export function workerPool<Job, Part>(
  module: string,
  { threads, execArgv, data }: WorkerPoolSettings,
): WorkerPool<Job, Part> {
  const most = whole('workers', threads, 1);
  // under Deno the threads would silently never start
  if ('Deno' in globalThis)
    throw new InputError('no threads', [{ path: 'workers', message: 'Deno has none of these: play without workers' }]);
  const pool = import('tinypool').then(
    ({ Tinypool }) =>
      new Tinypool({
        filename: module,
        name: 'work',
        minThreads: most,
        maxThreads: most,
        isolateWorkers: false,
        workerData: data,
        ...(execArgv && { execArgv: [...execArgv] }),
      }),
  );
  return {
    work: async (job) => (await pool).run(job),
    workUntil: async (signal, job) => (await pool).run(job, signal && { signal }),
    ahead: most * (1 + WAITING),
    close: async () => (await pool).destroy(),
  };
}

/**
 * The exports of a module of divided work besides `work`, as `dividedConformance` of `@rulewright/testing` makes them.
 */
interface WorkModule<Job, Part, Result> {
  readonly jobs: readonly Job[];
  result(parts: readonly Part[]): Result;
}

/**
 * Does all jobs of a module in threads and returns their result. The module, given by the URL of its file, exports
 * `jobs`, `work` for one job, and `result` for all results together. The result is the same for any number of threads.
 */
export async function inThreads<Result>(module: string | URL, settings: WorkerPoolSettings): Promise<Result> {
  const url = String(module);
  // the types of these exports are taken on trust
  const { jobs, result }: WorkModule<unknown, unknown, Result> = await import(url);
  const { work, ahead, close } = workerPool(url, settings);
  const parts: unknown[] = [];
  try {
    for await (const part of inOrder(jobs, work, ahead)) parts.push(part);
  } finally {
    await close();
  }
  return result(parts);
}
