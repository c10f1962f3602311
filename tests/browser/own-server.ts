import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { builtBase, DIST } from './built.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** A server of the built site that a test can change and stop: `play/` and what it shall say instead. */
export async function ownServer() {
  const base = builtBase();
  const changed = new Map<string, (text: string) => string>();
  const server = createServer(({ url = '' }, response) => {
    const [path = ''] = url.split('?');
    const file = path.slice(base.length);
    const found = join(DIST, path.endsWith('/') ? `${file}index.html` : file);
    if (!path.startsWith(base) || !existsSync(found)) {
      response.writeHead(404).end();
      return;
    }
    const change = changed.get(file);
    const content = readFileSync(found);
    response.writeHead(200, {
      'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    });
    response.end(change === undefined ? content : change(content.toString()));
  });
  await new Promise<void>((listening) => server.listen(0, () => listening()));
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (page: string): string => `http://localhost:${port}${base}${page}`,
    change: (page: string, text: (before: string) => string): void => void changed.set(page, text),
    /** From now on nobody answers. */
    stop(): Promise<void> {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
