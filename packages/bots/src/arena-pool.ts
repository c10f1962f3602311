/// <reference types="node" />

import { identityOf, type Sources, sourcesOf } from './arena/sources.js';
import type { ArenaJob, Workforce } from './arena/workforce.js';
import { whole } from './settings.js';

/** Threads that play games of an arena. */
export interface WorkerSettings {
  readonly threads: number;
  /** Where they find the engine and its players; those of this project when not given. */
  readonly sources?: Sources;
  /** Options of the Node processes of the threads; those of this process when not given. */
  readonly execArgv?: readonly string[];
}

/** What a thread is told when it begins: plain data. */
export interface ThreadJob extends Pick<ArenaJob, 'names' | 'terms'> {
  readonly sources: Sources;
  /** What the engine has to be. */
  readonly identity: string;
}

/** So many games wait for a thread, beside the one that it plays. */
const WAITING = 3;

/** The worker's file lies beside this one, in the sources and in every build. */
const workerFile = (): string => {
  const [, extension = '.js'] = /(\.\w+)$/.exec(import.meta.url) ?? [];
  return new URL(`./arena-worker${extension}`, import.meta.url).href;
};

/** Threads of this process. */
export const threads = ({ threads: count, sources, execArgv }: WorkerSettings): Workforce => ({
  hire(engine, { names, terms }) {
    const most = whole('workers', count, 1);
    const job: ThreadJob = { sources: sources ?? sourcesOf(engine.id), identity: identityOf(engine), names, terms };
    const pool = import('tinypool').then(
      ({ Tinypool }) =>
        new Tinypool({
          filename: workerFile(),
          name: 'play',
          minThreads: most,
          maxThreads: most,
          isolateWorkers: false,
          workerData: job,
          ...(execArgv && { execArgv: [...execArgv] }),
        }),
    );
    return {
      play: async (fixture) => (await pool).run(fixture),
      ahead: most * (1 + WAITING),
      close: async () => (await pool).destroy(),
    };
  },
});
