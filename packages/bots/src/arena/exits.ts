import { noticeIdle, threadIdleness } from '../match/idle.js';

/** Keeps a process running whatever a player or a game does: `process.exit` throws, which makes its caller at fault. */
export function keepRunning(host: { exit: (code?: never) => never }): void {
  host.exit = () => {
    throw new Error('it has called process.exit');
  };
}

/**
 * Prepares a thread of a pool for code of others, before each game: `process.exit` throws, and an answer that cannot
 * come any more is noticed.
 */
export function readyThread(host: Parameters<typeof keepRunning>[0] & Parameters<typeof threadIdleness>[0]): void {
  keepRunning(host);
  noticeIdle(threadIdleness(host));
}
