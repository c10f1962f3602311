import { readFileSync, statSync } from 'node:fs';
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

/** A server of the built site, at a free port if none is named; a test can change what a page says, and stop it. */
export async function ownServer(wanted = 0) {
  const base = builtBase();
  const changed = new Map<string, (text: string) => string>();
  const server = createServer(({ url = '' }, response) => {
    const path = decodeURI(url.split('?', 1)[0] ?? '');
    const file = path.slice(base.length);
    const wished = join(DIST, path.endsWith('/') ? `${file}index.html` : file);
    const entry = path.startsWith(base) ? statSync(wished, { throwIfNoEntry: false }) : undefined;
    if (entry?.isDirectory() === true) {
      response.writeHead(301, { location: `${path}/` }).end();
      return;
    }
    const isThere = entry !== undefined;
    const found = isThere ? wished : join(DIST, '404.html');
    const change = changed.get(file);
    const content = readFileSync(found);
    response.writeHead(isThere ? 200 : 404, {
      'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    });
    response.end(change === undefined ? content : change(content.toString()));
  });
  await new Promise<void>((listening) => server.listen(wanted, () => listening()));
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
