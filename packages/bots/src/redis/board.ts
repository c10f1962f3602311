import { digest, InputError } from '@rulewright/core';
import type { Redis } from 'ioredis';
import { version } from '../../package.json';
import type { ArenaJob } from '../arena/workforce.js';

// What submitters and workers tell each other: arenas that are open are posted on a board.

/** An open arena, as it stands on the board. */
export interface Posting extends ArenaJob {
  readonly id: string;
  /** The engine, as `identityOf` names it. */
  readonly identity: string;
  /** The release of the players. */
  readonly release: string;
}

/** The release of this package: other releases may play other games by the same seed. */
export const release: string = version;

/** The same arena has the same number, whoever posts it and how often. */
export const posting = (identity: string, job: ArenaJob): Posting => {
  const told = { ...job, identity, release };
  return { ...told, id: digest(told).slice(0, ID_DIGITS) };
};
const ID_DIGITS = 16;

/** A posting from a board; undefined when it is none. */
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
/** By name of the game: its result. */
export const resultsKey = (id: string): string => `rulewright:results:${id}`;
/** By worker: why it does not play. */
export const refusalsKey = (id: string): string => `rulewright:refusals:${id}`;
export const queueName = (id: string): string => `arena-${id}`;
export const QUEUES = 'rulewright:queues';

/** Seconds that a posting stands unless it is renewed. */
export const POSTED = 30;
/** Seconds that results are kept of an arena whose submitter has gone. */
export const KEPT = 7 * 24 * 3600;

/** How long Redis may take to answer at first, in milliseconds. */
const PATIENCE = 5_000;

/** Where Redis is, for clients that wait for it when it goes away. */
export const connectionTo = (url: string) => ({ url, maxRetriesPerRequest: null });

/** A client of its own. Throws `InputError` when nobody answers there. */
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

/** A library that is installed beside this one by those alone who need it. */
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
