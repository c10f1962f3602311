import type { Sources, WorkerNews } from '@rulewright/bots/redis';
import { isInputError } from '@rulewright/core';
import { gamesIn, withBots } from '../chosen-game.js';
import { gameNamed, readCount } from '../command-line.js';
import { inOneLine } from '../errors.js';
import { harmless, jsonLine } from '../harmless.js';
import { gameIds } from '../load-game.js';
import type { Terminal } from '../terminal.js';
import { UsageError } from '../usage-error.js';

export interface WorkerFlags {
  /** Files of somebody's own games. */
  readonly game: readonly string[];
  /** File of somebody's own bots. */
  readonly bots?: string;
  readonly redis: string;
  readonly threads: string;
  readonly json?: true;
}

const MOST_THREADS = 1_000;

/** Plays games for arenas over Redis until it is interrupted, and finishes those under way. */
export async function worker(flags: WorkerFlags, terminal: Terminal): Promise<void> {
  const threads = readCount('--threads', flags.threads, MOST_THREADS);
  const { work } = await import('@rulewright/bots/redis');
  const ended = new AbortController();
  const end = (): void => ended.abort();
  process.once('SIGINT', end).once('SIGTERM', end);
  const onNews = (news: WorkerNews) => terminal.out(flags.json ? jsonLine(news) : `${harmless(told(news))}\n`);
  try {
    await work({ url: flags.redis, games: await sources(flags), threads, signal: ended.signal, onNews });
  } catch (error) {
    if (isInputError(error)) throw new UsageError(inOneLine(error));
    throw error;
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
  }
}

/** The modules from which threads load each game. */
async function sources({ game, bots }: WorkerFlags): Promise<Record<string, Sources>> {
  const ours = await Promise.all(gameIds.map(gameNamed));
  const all = [...ours, ...(await gamesIn(game))];
  const equipped = bots === undefined ? all : await Promise.all(all.map((one) => withBots(one, bots)));
  return Object.fromEntries(
    equipped.flatMap(({ engine, sources }) => (sources === undefined ? [] : [[engine.id, sources]])),
  );
}

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
