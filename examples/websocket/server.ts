import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type EcoLogicAction,
  type EcoLogicState,
  engine,
  InputError,
  isInputError,
  isRuleError,
  renderViolation,
} from '@rulewright/ecologic';
import * as rulebook from '@rulewright/ecologic/rules';
import { createText } from '@rulewright/ecologic/text';
import { type WebSocket, WebSocketServer } from 'ws';

// A table of EcoLogic is at ws://host/?table=friday&players=3. Whoever comes first sits at seat 0. A client sends
// { "action": { … } }, and is sent its seat, with a token to come back with (&token=…), and after every decision what its
// seat may know. The state never leaves this file.

/** What a client is sent. */
export type Message =
  | { readonly type: 'seated'; readonly seat: number; readonly token: string }
  | ({ readonly type: 'position' } & ReturnType<typeof position>)
  | { readonly type: 'refused'; readonly why: string };

interface Chair {
  readonly token: string;
  socket?: WebSocket | undefined;
}
interface Table {
  state: EcoLogicState;
  readonly chairs: Chair[];
}

const MOST_TABLES = 1000;
/** Bytes of one message. */
const LONGEST = 4096;
/** How long a table waits for somebody to come back. */
const PATIENCE = 60 * 60 * 1000;

const text = createText(engine);

/** What a seat may know, in data and in words. */
function position(state: EcoLogicState, seat: number, told: readonly string[]) {
  const view = engine.view(state, seat);
  const legal = engine.legalActions(view);
  const outcome = engine.outcome(view);
  return {
    view,
    told,
    drawing: text.drawing(view),
    legend: text.legend,
    table: text.tables(view)[0],
    question: outcome === undefined ? text.question(view) : text.reason(outcome.reason),
    actions: legal.map((action) => ({ action, text: text.action(view, action) })),
    outcome,
  };
}

/** Serves tables and a page for people. `seedOf` is for tests: whoever can guess a seed knows every draw. */
export async function serveTables(port: number, seedOf: (table: string) => string = () => randomUUID()) {
  const tables = new Map<string, Table>();
  const page = await readFile(new URL('page.html', import.meta.url));
  const http = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(page));
  const server = new WebSocketServer({ server: http, maxPayload: LONGEST });

  server.on('connection', (socket, { url = '/' }) => {
    socket.on('error', () => socket.terminate());
    const asked = new URL(url, 'ws://localhost').searchParams;
    const name = asked.get('table') ?? 'first';
    const table = tables.get(name) ?? opened(name, Number(asked.get('players') ?? 2));
    const seat = table === undefined ? -1 : seatOf(table, asked.get('token'));
    const chair = table?.chairs[seat];
    if (table === undefined || chair === undefined) return socket.close(1000, 'no seat is free');
    chair.socket?.close(1000, 'you came back somewhere else');
    chair.socket = socket;
    send(socket, { type: 'seated', seat, token: chair.token });
    send(socket, { type: 'position', ...position(table.state, seat, []) });
    socket.on('message', (data) => receive(table, seat, socket, String(data)));
    socket.on('close', () => {
      if (chair.socket === socket) chair.socket = undefined;
      setTimeout(() => forget(name, table), PATIENCE).unref();
    });
  });

  function opened(name: string, players: number): Table | undefined {
    if (tables.size >= MOST_TABLES) return undefined;
    try {
      const table = { state: engine.init(seedOf(name), { players }), chairs: [] };
      tables.set(name, table);
      return table;
    } catch (error) {
      if (isInputError(error)) return undefined;
      throw error;
    }
  }

  function forget(name: string, table: Table): void {
    if (tables.get(name) === table && table.chairs.every(({ socket }) => socket === undefined)) tables.delete(name);
  }

  await new Promise<void>((listening) => http.listen(port, listening));
  return {
    port: (http.address() as AddressInfo).port,
    close: () => {
      for (const socket of server.clients) socket.terminate();
      http.close();
    },
  };
}

/** The seat of a token; of a newcomer the next one, −1 when there is none. */
function seatOf({ chairs, state }: Table, token: string | null): number {
  if (token !== null) return chairs.findIndex((chair) => chair.token === token);
  return chairs.length < state.options.players ? chairs.push({ token: randomUUID() }) - 1 : -1;
}

/** Does what a client wants at its own seat, or says why not: nothing has changed then. */
function receive(table: Table, seat: number, socket: WebSocket, message: string): void {
  try {
    const action = actionIn(message);
    if (action?.seat !== seat) throw new InputError(`not an action of seat ${seat}`);
    const { state, events } = engine.step(table.state, action);
    table.state = state;
    for (const [to, chair] of table.chairs.entries()) {
      const view = engine.view(state, to);
      const told = engine.eventsFor(events, to).map((event) => text.event(view, event).text);
      if (chair.socket !== undefined) send(chair.socket, { type: 'position', ...position(state, to, told) });
    }
  } catch (error) {
    if (isRuleError(error)) send(socket, { type: 'refused', why: renderViolation(error.violation, rulebook) });
    else if (isInputError(error)) send(socket, { type: 'refused', why: error.message });
    else throw error;
  }
}

/** Whatever a client has sent; the engine checks it in full. */
function actionIn(message: string): EcoLogicAction | undefined {
  try {
    return JSON.parse(message)?.action ?? undefined;
  } catch {
    return undefined;
  }
}

const send = (socket: WebSocket, message: Message): void => socket.send(JSON.stringify(message));
