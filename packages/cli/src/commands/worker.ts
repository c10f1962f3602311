import type { Sources, WorkerNews } from '@rulewright/bots/redis';
import { isInputError } from '@rulewright/core';
import { readCount } from '../command-line.js';
import { inOneLine } from '../errors.js';
import { harmless, jsonLine } from '../harmless.js';
import { gameIds } from '../load-game.js';
import type { Terminal } from '../terminal.js';
import { UsageError } from '../usage-error.js';

export interface WorkerFlags {
  readonly redis: string;
  readonly threads: string;
  readonly json?: true;
}

const MOST_THREADS = 1_000;

/** Plays games for arenas over Redis until it is interrupted; those it has begun are finished then. */
export async function worker(flags: WorkerFlags, terminal: Terminal): Promise<void> {
  const threads = readCount('--threads', flags.threads, MOST_THREADS);
  const { work } = await import('@rulewright/bots/redis');
  const ended = new AbortController();
  const end = (): void => ended.abort();
  process.once('SIGINT', end).once('SIGTERM', end);
  const onNews = (news: WorkerNews) => terminal.out(flags.json ? jsonLine(news) : `${harmless(told(news))}\n`);
  try {
    await work({ url: flags.redis, games: sources(), threads, signal: ended.signal, onNews });
  } catch (error) {
    if (isInputError(error)) throw new UsageError(inOneLine(error));
    throw error;
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
  }
}

const sources = (): Record<string, Sources> =>
  Object.fromEntries(gameIds.map((id) => [id, { engine: `@rulewright/${id}`, expertise: `@rulewright/bots/${id}` }]));

function told(news: WorkerNews): string {
  switch (news.did) {
    case 'join':
      return `joined ${news.arena}: ${news.game}, ${news.players.join(' – ')}`;
    case 'leave':
      return `left ${news.arena}`;
    case 'refuse':
      return `refused ${news.arena}: ${news.why}`;
    case 'play':
      return `played ${news.name} of ${news.arena}`;
    default:
      return news satisfies never;
  }
}
