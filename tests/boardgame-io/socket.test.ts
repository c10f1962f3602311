import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { asGame, chooser, expectSame, games, LobbyClient, SEED, type Sent, startOf, viewersOf } from './real.js';
import { RawClient, type Running, start } from './sockets.js';

const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(console, 'log').mockImplementation(() => {});
afterAll(() => vi.restoreAllMocks());
afterEach(() => quiet.mockClear());

let server: Running;
beforeAll(async () => {
  server = await start(games.map(({ game }) => asGame(game)));
});
afterAll(() => server.stop());

describe.each(games)('$name on a server with sockets and JSON storage', (played) => {
  const { engine, name, players } = played;

  test('is played to its end: every byte that a client is sent is public, or what its seat may know', async () => {
    const lobby = new LobbyClient({ server: `http://localhost:${server.port}` });
    const { matchID } = await lobby.createMatch(name, { numPlayers: players });
    const seats = [];
    for (let seat = 0; seat < players; seat++)
      seats.push(await lobby.joinMatch(name, matchID, { playerName: `P${seat}` }));
    const viewers = viewersOf(players);
    const clients = [
      new RawClient(server.port, name, matchID, { playerID: null }),
      ...seats.map(
        ({ playerID, playerCredentials }) =>
          new RawClient(server.port, name, matchID, { playerID, credentials: playerCredentials }),
      ),
    ];
    for (const client of clients) {
      client.sync();
      const [, , info] = await client.next(([what]) => what === 'sync');
      expect(info).toMatchObject({ state: { G: {} }, log: [] });
    }
    const updated = (stateID: number) =>
      Promise.all(
        clients.map((client) =>
          client.next(([what, , state]) => what === 'update' && (state as Sent)._stateID === stateID),
        ),
      );

    let stateID = 1;
    clients[1]?.move('begin', [], 0);
    let state = startOf(played);
    let happened: ReturnType<typeof engine.step>['events'] = [];
    const choose = chooser(played, 'socket');
    for (;;) {
      const updates = await updated(stateID);
      const [, , toSpectator, publicLog] = updates[0] ?? [];
      for (const [place, [, , sent, log]] of updates.entries()) {
        const { G, ctx, plugins, _undo, _redo, _stateID, ...rest } = sent as Sent;
        const viewer = viewers[place] ?? 'spectator';
        const known = { view: engine.view(state, viewer), events: engine.eventsFor(happened, viewer) };
        expectSame(G, known);
        expect(ctx).toEqual((toSpectator as Sent).ctx);
        expect(plugins).toEqual({ random: {}, log: { data: {} }, events: { data: {} }, rulewright: {} });
        expect({ _undo, _redo, rest }).toEqual({ _undo: [], _redo: [], rest: {} });
        expect(withoutArgs(log, viewer)).toEqual(publicLog);
      }
      const asked = engine.decision(state)?.seats ?? [];
      if (asked.length === 0) break;
      const seat = asked[stateID % asked.length] ?? 0;
      const toSeat = updates[seat + 1]?.[2] as Sent | undefined;
      if (toSeat?.G.view === undefined) return expect.fail('no view');
      const action = choose(toSeat.G.view);
      clients[seat + 1]?.move('act', [action], stateID++);
      ({ state, events: happened } = engine.step(state, action));
    }
    for (const client of clients) {
      for (const secret of [SEED, '"rng"', '"alea"', '"happened"', ...seats.map((seat) => seat.playerCredentials)])
        for (const text of client.bytes) expect(text.includes(secret)).toBe(false);
      client.close();
    }
    expect(quiet).not.toHaveBeenCalled();
  });
});

/** The log without what the client of a seat alone is shown: the arguments of its own moves. */
function withoutArgs(log: unknown, viewer: unknown): unknown {
  return (log as Sent['log']).map(({ redact: _, ...entry }) => {
    const { args, playerID } = entry.action.payload;
    const isOwn = playerID === String(viewer);
    if (!isOwn && entry.action.type === 'MAKE_MOVE') expect(args).toBeNull();
    return isOwn ? { ...entry, action: { ...entry.action, payload: { ...entry.action.payload, args: null } } } : entry;
  });
}
