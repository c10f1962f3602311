import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

/** A Redis of its own, with its append-only file in a folder of its own. */
export interface RedisServer {
  readonly url: string;
  start(): Promise<void>;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
  /** Ends it and removes what it kept. */
  remove(): Promise<void>;
}

export async function redisServer(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (server === undefined) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
    server = undefined;
  };
  return {
    url,
    kill,
    async start() {
      const settings = [
        '--port',
        `${port}`,
        '--dir',
        folder,
        '--appendonly',
        'yes',
        '--save',
        '',
        '--bind',
        '127.0.0.1',
      ];
      server = spawn('redis-server', settings, { stdio: 'ignore' });
      const client = new Redis(url, { maxRetriesPerRequest: null });
      client.on('error', () => {});
      await client.ping();
      client.disconnect();
    },
    async remove() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
