interface Settings {
  readonly connection: { readonly url: string };
  readonly prefix: string;
}

interface WorkerSettings extends Settings {
  readonly concurrency: number;
  readonly lockDuration: number;
  readonly stalledInterval: number;
  readonly maxStalledCount: number;
}

interface Posted {
  readonly name: string;
  readonly data: object;
  readonly opts: object;
}

interface Failed {
  readonly data: unknown;
  readonly failedReason: string;
  remove(): Promise<void>;
}

/** What stands for BullMQ in a clone that has not installed `tests/redis`: the part of it that `@rulewright/bots` uses. */
export declare class Queue {
  constructor(name: string, settings: Settings);
  on(event: 'error', listener: () => void): this;
  addBulk(jobs: readonly Posted[]): Promise<unknown>;
  remove(jobId: string): Promise<number>;
  getFailed(): Promise<Failed[]>;
  obliterate(settings: { readonly force: boolean }): Promise<void>;
  close(): Promise<void>;
}

/** The same for those who do the jobs of a queue. */
export declare class Worker<Data = unknown> {
  constructor(name: string, work: (job: { readonly data: Data }) => Promise<void>, settings: WorkerSettings);
  on(event: 'error', listener: () => void): this;
  close(): Promise<void>;
}
