import { digest, InputError } from '@rulewright/core';
import type { Redis } from 'ioredis';
import { version } from '../../package.json';
import type { ArenaJob } from '../arena/workforce.js';

// The board where submitters post open arenas and workers find them.

/** An open arena on the board. */
export interface Posting extends ArenaJob {
  readonly id: string;
  /** The identity of the engine, as `identityOf` names it. */
  readonly identity: string;
  /** The release of this package that posted the arena. */
  readonly release: string;
}

/** The release of this package: other releases may play different games by the same seed. */
export const release: string = version;

/** A posting whose id follows from the arena: the same arena has the same id, however often it is posted. */
export const posting = (identity: string, job: ArenaJob): Posting => {
  const told = { ...job, identity, release };
  return { ...told, id: digest(told).slice(0, ID_DIGITS) };
};
const ID_DIGITS = 16;

/** Reads a posting from the board; undefined for anything else. */
export function readPosting(text: string): Posting | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return isPosting(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

const isPosting = (json: unknown): json is Posting =>
  typeof json === 'object' &&
  json !== null &&
  ['id', 'identity', 'release'].every(
    (field) => typeof Object.entries(json).find(([name]) => name === field)?.[1] === 'string',
  ) &&
  'names' in json &&
  Array.isArray(json.names) &&
  json.names.every((name) => typeof name === 'string') &&
  'terms' in json &&
  typeof json.terms === 'object' &&
  json.terms !== null;

export const ARENAS = 'rulewright:arenas';
export const postingKey = (id: string): string => `rulewright:arena:${id}`;
/** The key of the results, by name of the game. */
export const resultsKey = (id: string): string => `rulewright:results:${id}`;
/** The key of the refusals, by worker: the reason why it does not play. */
export const refusalsKey = (id: string): string => `rulewright:refusals:${id}`;
export const queueName = (id: string): string => `arena-${id}`;
export const QUEUES = 'rulewright:queues';

/** Seconds that a posting stays unless it is renewed. */
export const POSTED = 30;
/** Seconds that results are kept after the submitter has gone. */
export const KEPT = 7 * 24 * 3600;

/** Milliseconds that Redis may take for its first answer. */
const PATIENCE = 5_000;

/** Options of a connection that waits when Redis goes away. */
export const connectionTo = (url: string) => ({ url, maxRetriesPerRequest: null });

/** Connects a new client. Throws `InputError` when nobody answers at the address. */
export async function connected(url: string): Promise<Redis> {
  const { Redis: Client } = await installed(() => import('ioredis'));
  const client = new Client(url, { maxRetriesPerRequest: null });
  let trouble = 'no answer';
  client.on('error', ({ message }: Error) => {
    trouble = message;
  });
  const timeout = new Promise<false>((late) => setTimeout(late, PATIENCE, false));
  if ((await Promise.race([client.ping(), timeout])) !== false) return client;
  client.disconnect();
  throw new InputError('no Redis', [{ path: withoutPassword(url), message: trouble || 'no answer' }]);
}

/** Imports an optional library, which users install only if they need it. */
export async function installed<Module>(library: () => Promise<Module>): Promise<Module> {
  try {
    return await library();
  } catch {
    throw new InputError('not installed', [
      { path: '', message: 'arenas over Redis need two packages more: npm install bullmq ioredis' },
    ]);
  }
}

function withoutPassword(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url);
    return `${protocol}//${host}${pathname}`;
  } catch {
    return 'the address';
  }
}

export const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
