import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { engine } from '@rulewright/ecologic';
import { tablesOf } from '@rulewright/table';
import { type WebSocket, WebSocketServer } from 'ws';
import { Rooms, report } from './rooms.js';
import { openStore } from './store.js';

// A table of EcoLogic is at ws://host/?table=friday&players=3&name=ann. Whoever comes while a seat is free sits down, and is
// sent a token to come back with (&token=…); everybody else looks on. A client sends commands: { "type": "act", "decision": 7,
// "action": … }, { "type": "resign" }, { "type": "ask" } … The true position never leaves this process and its file.

/** Bytes of one message. */
const LONGEST = 4096;
const BROKEN = 1011;

/** Serves tables out of a file, and a page for people. `seedOf` is for tests: whoever can guess a seed knows every draw. */
export async function serveTables(port: number, file: string, seedOf: (table: string) => string = () => randomUUID()) {
  const tables = tablesOf(engine);
  const store = openStore(file, tables);
  const rooms = new Rooms(tables, store, seedOf);
  const http = createServer(await pages());
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST });

  const connected = (socket: WebSocket, asked: URLSearchParams): void => {
    const name = asked.get('table') ?? 'first';
    const token = asked.get('token');
    // a token that is of nobody opens no table
    const person = token === null ? undefined : store.personOf(name, token);
    if (token !== null && person === undefined) return void socket.close(1000, 'this token is not of this table');
    const room = rooms.room(name, Number(asked.get('players') ?? 2));
    if (room === undefined) return void socket.close(1000, 'there is no such table');
    socket.on('close', () => guarded(socket, () => rooms.leave(room, socket)));
    socket.on('message', (data) => guarded(socket, () => rooms.receive(room, socket, String(data))));
    rooms.enter(room, socket, { person, token, name: asked.get('name') });
  };

  http.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (queryOf(request) === undefined) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else server.handleUpgrade(request, socket, head, (line) => server.emit('connection', line, request));
  });
  server.on('connection', (socket, request: IncomingMessage) => {
    socket.on('error', () => socket.terminate());
    guarded(socket, () => connected(socket, queryOf(request) ?? new URLSearchParams()));
  });

  await new Promise<void>((listening, failed) => http.once('error', failed).listen(port, listening));
  return {
    port: (http.address() as AddressInfo).port,
    close: () => {
      for (const socket of server.clients) socket.terminate();
      rooms.close();
      http.close();
      store.close();
    },
  };
}

/** The parameters of a request to `/`; undefined for any other path. */
function queryOf({ url = '' }: IncomingMessage): URLSearchParams | undefined {
  const [path, query = ''] = url.split('?', 2);
  return path === '/' ? new URLSearchParams(query) : undefined;
}

/** Does the work for one client: what it throws ends the connection, and nothing else. */
function guarded(socket: WebSocket, work: () => void): void {
  try {
    work();
  } catch (error) {
    report(error);
    socket.close(BROKEN, 'something went wrong');
  }
}

/** Answers the requests of browsers. */
async function pages(): Promise<Parameters<typeof createServer>[1]> {
  const page = await readFile(new URL('page.html', import.meta.url));
  const patches = await readFile(createRequire(import.meta.url).resolve('fast-json-patch/dist/fast-json-patch.min.js'));
  return (request, response) => {
    if (request.url === '/fast-json-patch.js') response.setHeader('Content-Type', 'text/javascript').end(patches);
    else if (queryOf(request) !== undefined) response.setHeader('Content-Type', 'text/html').end(page);
    else response.writeHead(404).end();
  };
}
