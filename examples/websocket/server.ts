import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { engine, isInputError, isRuleError, renderViolation } from '@rulewright/ecologic';
import * as rulebook from '@rulewright/ecologic/rules';
import {
  type ActionIn,
  type Command,
  type Reduced,
  SERVER,
  tableRefusals,
  tableRules,
  tablesOf,
} from '@rulewright/table';
import { type WebSocket, WebSocketServer } from 'ws';
import { openStore } from './store.js';
import { changesFrom, type Message, type Position, position, previewFor, toldOf } from './words.js';

// A table of EcoLogic is at ws://host/?table=friday&players=3&name=ann. Whoever comes while a seat is free sits down, and is
// sent a token to come back with (&token=…); everybody else looks on. A client sends commands: { "type": "act", "action": … },
// { "type": "resign" }, { "type": "ask" } … The true position never leaves this process and its file.

const tables = tablesOf(engine);
type Engine = typeof engine;
type Given = Command<ActionIn<Engine>>;

/** A table in memory, and who is connected to it. */
interface Room {
  readonly name: string;
  table: Reduced<Engine>['table'];
  readonly people: Map<WebSocket, string | undefined>;
  alarm?: NodeJS.Timeout;
}

const MOST_ROOMS = 1000;
/** Bytes of one message. */
const LONGEST = 4096;
const LONGEST_TIMER = 2 ** 31 - 1;
const TERMS = { clock: { game: 60 * 60_000, increment: 10_000 }, takeBack: 'unseen' } as const;

const book = { rules: { ...rulebook.rules, ...tableRules }, refusals: { ...rulebook.refusals, ...tableRefusals } };

/** Serves tables out of a file, and a page for people. `seedOf` is for tests: whoever can guess a seed knows every draw. */
export async function serveTables(port: number, file: string, seedOf: (table: string) => string = () => randomUUID()) {
  const store = openStore(file, tables);
  const rooms = new Map<string, Room>();
  const page = await readFile(new URL('page.html', import.meta.url));
  const patches = await readFile(createRequire(import.meta.url).resolve('fast-json-patch/dist/fast-json-patch.min.js'));
  const http = createServer(({ url }, response) =>
    url === '/fast-json-patch.js'
      ? response.setHeader('Content-Type', 'text/javascript').end(patches)
      : response.setHeader('Content-Type', 'text/html').end(page),
  );
  const server = new WebSocketServer({ server: http, maxPayload: LONGEST });

  server.on('connection', (socket, { url = '/' }) => {
    socket.on('error', () => socket.terminate());
    const asked = new URL(url, 'ws://localhost').searchParams;
    const room = roomOf(asked.get('table') ?? 'first', Number(asked.get('players') ?? 2));
    if (room === undefined) return socket.close(1000, 'there is no such table');
    const token = asked.get('token');
    const person = token === null ? seated(room, socket, asked.get('name')) : store.personOf(room.name, token);
    if (token !== null && person === undefined) return socket.close(1000, 'this token is not of this table');
    for (const [other, who] of room.people)
      if (person !== undefined && who === person) other.close(1000, 'you came back somewhere else');
    room.people.set(socket, person);
    const seat = person === undefined ? undefined : tables.seatOf(room.table, person);
    if (token !== null && seat !== undefined) send(socket, { type: 'seated', seat, token });
    show(socket, position(tables.view(room.table, seat ?? 'spectator'), []));
    socket.on('message', (data) => {
      const command = commandIn(String(data));
      if (person === undefined) return send(socket, { type: 'refused', why: 'You look on.' });
      attempt(socket, () => {
        const preview = previewFor(command, tables.view(room.table, tables.seatOf(room.table, person) ?? 'spectator'));
        if (preview !== undefined) send(socket, preview);
        else carryOut(room, { ...command, by: person, at: Date.now() } as Given);
      });
    });
    socket.on('close', () => {
      room.people.delete(socket);
      // nothing is lost: the file has it all
      if (room.people.size === 0) forget(room);
    });
  });

  /** The table of this name: in memory, in the file, or a new one; undefined when there are too many or that many cannot play. */
  function roomOf(name: string, players: number): Room | undefined {
    const known = rooms.get(name);
    if (known !== undefined || rooms.size >= MOST_ROOMS || name.length > 100) return known;
    try {
      const opening = { seed: seedOf(name), options: { players }, terms: TERMS, at: Date.now() };
      const room: Room = { name, table: store.load(name) ?? store.open(name, opening), people: new Map() };
      rooms.set(name, room);
      watchClocks(room);
      return room;
    } catch (error) {
      if (isInputError(error)) return undefined;
      throw error;
    }
  }

  /** Sits a newcomer down and sends the token; undefined for somebody who can only look on. */
  function seated(room: Room, socket: WebSocket, name: string | null): string | undefined {
    const person = name ?? `guest ${randomUUID().slice(0, 8)}`;
    const token = randomUUID();
    try {
      carryOut(room, { type: 'join', by: person, at: Date.now() }, token);
    } catch (error) {
      if (isRuleError(error) || isInputError(error)) return undefined;
      throw error;
    }
    send(socket, { type: 'seated', seat: tables.seatOf(room.table, person) ?? 0, token });
    return person;
  }

  /** A command is reduced, kept, and then told to everybody. Throws what `reduce` throws, and nothing has changed then. */
  function carryOut(room: Room, command: Given, token?: string): void {
    const place = room.table.commands.length;
    const { table, events } = tables.reduce(room.table, command);
    store.keep(room.name, place, command, token);
    room.table = table;
    for (const [socket, person] of room.people) {
      const viewer = (person === undefined ? undefined : tables.seatOf(table, person)) ?? 'spectator';
      const seen = tables.view(table, viewer);
      show(socket, position(seen, toldOf(tables.eventsFor(events, viewer), seen)));
    }
    watchClocks(room);
  }

  /** When the time of a seat is up, the server says so. */
  function watchClocks(room: Room): void {
    clearTimeout(room.alarm);
    const due = tables.deadline(room.table);
    if (due === undefined) return;
    const ring = (): void => {
      const at = Date.now();
      if (at < due.at) watchClocks(room);
      else carryOut(room, { type: 'claim-time', by: SERVER, at, seat: due.seat });
    };
    room.alarm = setTimeout(ring, Math.max(0, Math.min(due.at - Date.now(), LONGEST_TIMER))).unref();
  }

  function forget(room: Room): void {
    clearTimeout(room.alarm);
    rooms.delete(room.name);
  }

  await new Promise<void>((listening) => http.listen(port, listening));
  return {
    port: (http.address() as AddressInfo).port,
    close: () => {
      for (const socket of server.clients) socket.terminate();
      for (const room of rooms.values()) forget(room);
      http.close();
      store.close();
    },
  };
}

/** Does what a client wants, or says why not: nothing has changed then. */
function attempt(socket: WebSocket, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (isRuleError(error)) send(socket, { type: 'refused', why: renderViolation(error.violation, book) });
    else if (isInputError(error)) send(socket, { type: 'refused', why: error.message });
    else throw error;
  }
}

/** Whatever a client has sent; `reduce` checks it in full. */
function commandIn(message: string): object {
  try {
    const json: unknown = JSON.parse(message);
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
}

const send = (socket: WebSocket, message: Message): void => socket.send(JSON.stringify(message));

/** What each client was shown last. */
const shown = new WeakMap<WebSocket, Position>();
/** Shows a client where the table is: whole at first, then what has changed. A connection loses nothing and keeps the order. */
function show(socket: WebSocket, position: Position): void {
  // as the client will have it
  const now: Position = JSON.parse(JSON.stringify(position));
  send(socket, changesFrom(shown.get(socket), now));
  shown.set(socket, now);
}
