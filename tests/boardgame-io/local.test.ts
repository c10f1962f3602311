import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { asGame, Client, chooser, expectSame, type G, games, Local, startOf, viewersOf } from './real.js';

const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => quiet.mockClear());
afterAll(() => vi.restoreAllMocks());

describe.each(games)('$name on a local master', (played) => {
  const { engine, game, players } = played;

  test('is played to its end: after every move each client has the view of its seat and the events that it may read', () => {
    const multiplayer = Local();
    const viewers = viewersOf(players);
    const clients = viewers.map((viewer) =>
      Client<G>({
        game: asGame(game),
        multiplayer,
        numPlayers: players,
        debug: false,
        ...(viewer !== 'spectator' && { playerID: String(viewer) }),
      }),
    );
    for (const client of clients) client.start();
    const sent = (place: number) => clients[place]?.getState() ?? expect.fail('nothing was sent');
    for (const place of viewers.keys()) expect(sent(place).G).toEqual({});

    clients[players]?.moves.begin?.();
    let state = startOf(played);
    let happened: ReturnType<typeof engine.step>['events'] = [];
    const choose = chooser(played, 'local');
    let moves = 0;
    for (;;) {
      for (const [place, viewer] of viewers.entries()) {
        const known = { view: engine.view(state, viewer), events: engine.eventsFor(happened, viewer) };
        expectSame(sent(place).G, known);
      }
      const asked = engine.decision(state)?.seats ?? [];
      const { ctx } = sent(0);
      if (asked.length === 0) break;
      const known = engine.decision(engine.view(state, 'spectator'))?.seats ?? viewers.slice(1);
      expect(Object.keys(ctx.activePlayers ?? {})).toEqual(known.map(String));
      expect(known.map(String)).toContain(ctx.currentPlayer);
      const seat = asked[moves % asked.length] ?? 0;
      const { view } = sent(seat + 1).G;
      if (view === undefined) return expect.fail('no view');
      const action = choose(view);
      clients[seat + 1]?.moves.act?.(action);
      ({ state, events: happened } = engine.step(state, action));
      moves++;
    }
    expect(moves).toBeGreaterThan(20);
    const outcome = engine.outcome(state);
    const [winner] = outcome?.winners ?? [];
    const end = outcome?.winners.length === 1 ? { outcome, winner: String(winner) } : { outcome, draw: true };
    for (const place of viewers.keys()) {
      expect(sent(place).ctx.gameover).toEqual(end);
      expect(sent(place).isActive).toBe(false);
    }
    for (const client of clients) client.stop();
    expect(quiet).not.toHaveBeenCalled();
  });
});
