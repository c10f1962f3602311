import { readFileSync } from 'node:fs';
import { type EcoLogicAction, engine } from '@rulewright/ecologic';
import { createText } from '@rulewright/ecologic/text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Message, serveTables } from '../../examples/websocket/server.js';

const text = createText(engine);
let server: Awaited<ReturnType<typeof serveTables>>;
beforeAll(async () => {
  server = await serveTables(0, (table) => `seed of ${table}`);
});
afterAll(() => server.close());

type Position = Extract<Message, { readonly type: 'position' }>;

/** A client whose messages are read one by one. */
class Player {
  seat = -1;
  token = '';
  readonly heard: Message[] = [];
  private readonly socket: WebSocket;
  private wake: () => void = () => {};
  /** Why the server has ended the connection. */
  readonly ended: Promise<string>;

  private constructor(query: string) {
    this.socket = new WebSocket(`ws://localhost:${server.port}/?${query}`);
    this.socket.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)));
      this.wake();
    });
    this.ended = new Promise((resolve) => this.socket.on('close', (_, reason) => resolve(String(reason))));
  }

  /** Sits down and sees the position. */
  static async seated(query: string): Promise<{ readonly player: Player; readonly position: Position }> {
    const player = new Player(query);
    const message = await player.next();
    if (message.type !== 'seated') throw new Error('not seated');
    player.seat = message.seat;
    player.token = message.token;
    return { player, position: await player.position() };
  }
  static refused = (query: string): Promise<string> => new Player(query).ended;

  async next(): Promise<Message> {
    for (;;) {
      const message = this.heard.shift();
      if (message !== undefined) return message;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
  async position(): Promise<Position> {
    const message = await this.next();
    if (message.type === 'position') return message;
    throw new Error(JSON.stringify(message));
  }
  async refusal(sent: unknown): Promise<string> {
    this.send(sent);
    const message = await this.next();
    if (message.type === 'refused') return message.why;
    throw new Error(`it was not refused: ${JSON.stringify(sent)}`);
  }
  send(sent: unknown): void {
    this.socket.send(typeof sent === 'string' ? sent : JSON.stringify(sent));
  }
  leave(): Promise<string> {
    this.socket.close();
    return this.ended;
  }
}

describe('The WebSocket server', () => {
  test.each([
    [2, Number.POSITIVE_INFINITY],
    [4, 60],
  ])('plays with %i clients for %d turns; each is sent the view of its seat and nothing else', async (count, turns) => {
    const seated = [];
    for (let seat = 0; seat < count; seat++) seated.push(await Player.seated(`table=for-${count}&players=${count}`));
    const players = seated.map(({ player }) => player);
    expect(players.map(({ seat }) => seat)).toEqual([0, 1, 2, 3].slice(0, count));
    let state = engine.init(`seed of for-${count}`, { players: count });
    let seen = seated.map(({ position }) => position);
    for (let turn = 0; turn < turns; turn++) {
      for (const [seat, position] of seen.entries()) {
        const view = engine.view(state, seat);
        expect(JSON.stringify(position.view)).toBe(JSON.stringify(view));
        const legal = position.actions.map(({ action }) => action);
        expect(JSON.stringify(legal)).toBe(JSON.stringify(engine.legalActions(view)));
        expect(JSON.stringify(position)).not.toMatch(/rng|seed of/);
      }
      const asked = engine.decision(state)?.seats[0];
      if (asked === undefined) break;
      const choices = seen[asked]?.actions ?? [];
      const { action } = choices[(turn * 7 + 3) % choices.length] ?? {};
      players[asked]?.send({ action });
      const { state: after, events } = engine.step(state, action as EcoLogicAction);
      seen = await Promise.all(players.map((player) => player.position()));
      for (const [seat, { told }] of seen.entries()) {
        const view = engine.view(after, seat);
        expect(told).toEqual(engine.eventsFor(events, seat).map((event) => text.event(view, event).text));
      }
      state = after;
    }
    expect(seen[0]?.outcome).toEqual(engine.outcome(state));
    expect(engine.outcome(state) === undefined).toBe(turns === 60);
    for (const player of players) await player.leave();
  });

  test('refuses what is forged, forbidden or no action, and nothing changes', async () => {
    const { player, position } = await Player.seated('table=forged');
    const { player: other } = await Player.seated('table=forged');
    const [asked, idle] = position.actions.length > 0 ? [player, other] : [other, player];
    const begun = engine.init('seed of forged');
    const [action] = engine.legalActions(begun);
    expect(await idle.refusal({ action })).toBe(`not an action of seat ${idle.seat}`);
    expect(await idle.refusal({ action: { ...action, seat: idle.seat } })).toMatch(/ECO-/);
    expect(await asked.refusal({ action: { type: 'raise', seat: asked.seat, amount: 3 } })).toMatch(/ECO-AUC\.4/);
    for (const nonsense of ['', 'null', '7', '{}', '{"action":null}', '[]', 'no JSON', { action: 'pass' }])
      expect(await asked.refusal(nonsense)).toBe(`not an action of seat ${asked.seat}`);
    for (const action of [
      { seat: asked.seat },
      { seat: asked.seat, type: '__proto__' },
      { seat: asked.seat, type: 'raise', amount: 1e99 },
    ])
      expect(await asked.refusal({ action })).toMatch(/malformed/);
    asked.send({ action });
    const after = engine.apply(begun, action as EcoLogicAction);
    for (const each of [player, other]) expect((await each.position()).view).toEqual(engine.view(after, each.seat));
    await player.leave();
    await other.leave();
  });

  test('gives a seat back to its token alone, and no seat to one too many', async () => {
    const { player } = await Player.seated('table=again');
    const { player: other, position } = await Player.seated('table=again');
    expect(await Player.refused('table=again')).toBe('no seat is free');
    expect(await Player.refused('table=again&token=guessed')).toBe('no seat is free');
    const { player: back, position: same } = await Player.seated(`table=again&token=${other.token}`);
    expect(await other.ended).toBe('you came back somewhere else');
    expect({ seat: back.seat, view: same.view }).toEqual({ seat: 1, view: position.view });
    await player.leave();
    await back.leave();
  });

  test.each(['players=9', 'players=0', 'players=many', 'players=2.5'])('has no table with %s', async (query) => {
    expect(await Player.refused(`table=none&${query}`)).toBe('no seat is free');
  });

  test('ends a connection that sends too much, and serves the others', async () => {
    const { player } = await Player.seated('table=large');
    player.send('x'.repeat(5000));
    await player.ended;
    const { player: back } = await Player.seated(`table=large&token=${player.token}`);
    await back.leave();
  });

  test('has a page for people', async () => {
    const response = await fetch(`http://localhost:${server.port}/?table=friday`);
    expect(await response.text()).toBe(readFileSync('examples/websocket/page.html', 'utf8'));
    expect(response.headers.get('content-type')).toBe('text/html');
  });
});

test('The WebSocket server is one file of less than 150 lines', () => {
  expect(readFileSync('examples/websocket/server.ts', 'utf8').split('\n').length).toBeLessThan(150);
});
