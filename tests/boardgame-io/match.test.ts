import { execFileSync } from 'node:child_process';
import { type BoardgameG, type BoardgameMoves, movesOf, toBoardgame } from '@rulewright/boardgame-io';
import { type EcoLogicAction, type EcoLogicEngine, engine as ecologic } from '@rulewright/ecologic';
import { createText } from '@rulewright/ecologic/text';
import { engine as emix } from '@rulewright/emix';
import type { Game } from 'boardgame.io';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { Table } from './masters.js';
import { asGame, Client, games, internal, LobbyClient, Local, RandomBot } from './real.js';
import { type Running, start } from './sockets.js';

const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(console, 'log').mockImplementation(() => {});
afterAll(() => vi.restoreAllMocks());

describe('a match is set up', () => {
  const game = toBoardgame(ecologic, { options: { finalTie: 'balance' } });
  const setUp = (numPlayers: number, setupData?: unknown) =>
    internal.createMatch({ game: asGame(game as never), numPlayers, setupData, unlisted: false });

  test('with its options and no secret: what every client is sent as the initial state', () => {
    const match = setUp(3, { loanInterest: [1, 2] });
    expect(match).toMatchObject({
      initialState: {
        G: {
          options: { players: 3, finalTie: 'balance', loanInterest: [1, 2] },
          active: ['0', '1', '2'],
          isSecret: false,
        },
        ctx: { activePlayers: { 0: null, 1: null, 2: null } },
      },
    });
    if ('setupDataError' in match) return;
    expect(Object.keys(match.initialState.G)).toEqual(['options', 'active', 'isSecret']);
  });

  test.each([
    [1, undefined, 'players: expected at least 2, found 1'],
    [1_000_000_000, undefined, 'players: expected at most 4, found 1000000000'],
    [2, { players: 3 }, 'players: expected 2'],
    [2, { noSuchOption: 1 }, 'noSuchOption'],
    [2, { finalTie: 'luck' }, 'finalTie'],
    [2, [], 'setupData holds options'],
    [2, null, 'setupData holds options'],
    [2, 'seed', 'setupData holds options'],
  ])('of %i players with %j not at all', (players, setupData, why) => {
    expect(setUp(players, setupData)).toEqual({ setupDataError: expect.stringContaining(why) });
  });

  test('with another seed each time, of 128 bits, which nothing tells', async () => {
    const seeds = new Set<string>();
    for (let n = 0; n < 3; n++) {
      const table = new Table(toBoardgame(ecologic) as never, 2);
      await table.move('begin', [], '0');
      const { state } = table.stored.G as { state: { rng: { alea: readonly number[] } } };
      seeds.add(JSON.stringify(state.rng.alea));
    }
    expect(seeds.size).toBe(3);
  });
});

test('the log tells in words what everybody may read', async () => {
  const text = createText(ecologic);
  const table = new Table(toBoardgame(ecologic, { seed: () => 'log', text }) as never, 2);
  await table.move('begin', [], '1');
  const state = ecologic.init('log', { players: 2 });
  const [action] = ecologic.legalActions(state);
  if (action === undefined) return expect.fail('nothing can be done');
  await table.move('act', [action], String(action.seat));
  const { events, state: after } = ecologic.step(state, action);
  const view = ecologic.view(after, 'spectator');
  const lines = ecologic.eventsFor(events, 'spectator').map((event) => text.event(view, event));
  const log = JSON.parse(table.text)[1] as { action: { type: string }; metadata?: readonly string[] }[];
  expect(log.filter((entry) => entry.action.type === 'MAKE_MOVE').map(({ metadata }) => metadata)).toEqual([
    [text.opening(ecologic.view(state, 'spectator'))],
    lines.filter(({ style }) => style !== 'quiet').map((line) => line.text),
  ]);
  expect(lines.length).toBeGreaterThan(0);
});

test('what only repeats other lines is no line of the log', async () => {
  const text = { opening: () => 'it begins', event: () => ({ text: 'again', style: 'quiet' as const }) };
  const table = new Table(toBoardgame(ecologic, { seed: () => 'log', text }) as never, 2);
  await table.move('begin', [], '0');
  const [action] = ecologic.legalActions(ecologic.init('log', { players: 2 }));
  await table.move('act', [action], String(action?.seat));
  expect(table.stored._stateID).toBe(2);
  expect(table.text).toContain('it begins');
  expect(table.text).not.toContain('again');
});

test('what an earlier release has saved without an option goes on with its default', async () => {
  const game = toBoardgame(ecologic, { seed: () => 'old' }) as never;
  const table = new Table(game, 2);
  await table.move('begin', [], '0');
  const saved = JSON.parse(JSON.stringify(table.stored));
  delete saved.G.state.options.finalTie;
  const later = new Table(game, 2, saved);
  const state = ecologic.init('old', { players: 2 });
  expect(JSON.parse(await later.sync('0')).args[1].state.G.view).toEqual(ecologic.view(state, 0));
  const [action] = ecologic.legalActions(state);
  if (action === undefined) return expect.fail('nothing can be done');
  await later.move('act', [action], String(action.seat));
  expect(later.stored.G.state).toEqual(ecologic.apply(state, action));
});

test('what storage gives back and this release cannot read is said, and nothing can be done with it', async () => {
  const game = toBoardgame(ecologic) as never;
  const table = new Table(game, 2);
  await table.move('begin', [], '0');
  const { G } = table.stored;
  const other = { ...table.stored, G: { ...G, state: { ...G.state, rulesVersion: 99 } } };
  const broken = new Table(game, 2, other);
  const { args } = JSON.parse(await broken.sync('0'));
  expect(args[1].state.G).toEqual({ unreadable: 'this release of the game cannot go on from what was saved' });
  const before = broken.text;
  await broken.move('act', [{ type: 'raise', seat: 0, amount: 1 }], '0');
  expect(broken.text).toBe(before);
});

test('in Emix who is asked may be a secret: then everybody may try, and the log does not tell who has moved', async () => {
  const table = new Table(toBoardgame(emix, { seed: () => 'secret' }) as never, 3);
  await table.move('begin', [], '0');
  let state = emix.init('secret', { players: 3 });
  for (let move = 0; emix.decision(emix.view(state, 'spectator'))?.seats !== undefined && move < 100; move++) {
    const [action] = emix.legalActions(state);
    if (action === undefined) return expect.fail('nothing can be done');
    await table.move('act', [action], String(action.seat));
    state = emix.apply(state, action);
  }
  expect(table.stored.ctx.activePlayers).toEqual({ 0: null, 1: null, 2: null });
  const [seat = 0] = emix.decision(state)?.seats ?? [];
  const [action] = emix.legalActions(state, seat);
  await table.move('act', [action], String(seat));
  for (const playerID of [null, '0', '1', '2']) {
    const [, , log] = JSON.parse(table.bytesOf(playerID)).args;
    expect(log[0].action).toEqual({ type: 'MAKE_MOVE', payload: { type: 'act', args: null } });
  }
});

describe('the REST routes of a server', () => {
  let server: Running;
  let lobby: InstanceType<typeof LobbyClient>;
  beforeAll(async () => {
    server = await start(games.map(({ game }) => asGame(game)));
    lobby = new LobbyClient({ server: `http://localhost:${server.port}` });
  });
  afterAll(() => server.stop());

  test('answer, with koa-compose 4.1.0', async () => {
    expect(await lobby.listGames()).toEqual(games.map(({ name }) => name));
    const { matchID } = await lobby.createMatch('ecologic', { numPlayers: 2, setupData: { finalTie: 'shared' } });
    expect(await lobby.getMatch('ecologic', matchID)).toMatchObject({ setupData: { finalTie: 'shared' } });
    expect(server.storage.rows.get(`${matchID}.state`)).toContain('"finalTie":"shared"');
  });

  test.each([{ numPlayers: 5 }, { numPlayers: 2, setupData: { finalTie: 'luck' } }])('refuse %j', async (body) => {
    await expect(lobby.createMatch('ecologic', body)).rejects.toMatchObject({ message: 'HTTP status 400' });
  });
});

test('its bots play: they are given the legal actions of their seat', async () => {
  const game = toBoardgame(ecologic, { seed: () => 'bots' });
  for (const G of [{}, { view: ecologic.view(ecologic.init('bots', { players: 2 }), 0) }]) {
    const legal = G.view === undefined ? [] : ecologic.legalActions(G.view);
    const expected =
      G.view === undefined ? [{ move: 'begin' }] : legal.map((action) => ({ move: 'act', args: [action] }));
    expect(game.ai.enumerate(G, { numPlayers: 2 }, '0')).toEqual(expected);
  }
  const client = Client({
    game: asGame(game as never),
    multiplayer: Local({ bots: { 0: RandomBot, 1: RandomBot } }),
    numPlayers: 2,
    debug: false,
  });
  client.start();
  client.moves.begin?.();
  await vi.waitFor(() => expect(client.getState()?._stateID).toBeGreaterThan(3), 20_000);
  client.stop();
  expect(complaints).not.toHaveBeenCalledWith(expect.stringContaining('begun'));
});

test('a board and a client move with types', () => {
  const made: unknown[] = [];
  const client = {
    moves: { begin: (...args: unknown[]) => made.push(args), act: (...args: unknown[]) => made.push(args) },
  };
  const moves = movesOf(ecologic, client);
  const [action] = ecologic.legalActions(ecologic.init(0));
  if (action === undefined) return expect.fail('nothing can be done');
  moves.begin();
  moves.act(action);
  expect(made).toEqual([[], [action]]);
});

test('deltaState sends changes: what a client makes of them is the view of its seat', () => {
  const game = { ...toBoardgame(ecologic, { seed: () => 'delta' }), deltaState: true };
  const multiplayer = Local();
  const clients = ['0', '1'].map((playerID) =>
    Client<BoardgameG<EcoLogicEngine>>({ game, multiplayer, playerID, numPlayers: 2, debug: false }),
  );
  for (const client of clients) client.start();
  clients[1]?.moves.begin?.();
  let state = ecologic.init('delta', { players: 2 });
  for (let move = 0; move < 20; move++) {
    for (const [seat, client] of clients.entries())
      expect(client.getState()?.G.view).toEqual(ecologic.view(state, seat));
    const [action] = ecologic.legalActions(state);
    if (action === undefined) return expect.fail('nothing can be done');
    clients[action.seat]?.moves.act?.(action);
    state = ecologic.apply(state, action);
  }
  for (const client of clients) client.stop();
});

test('types are those of the game: of G, of moves, and of boardgame.io', () => {
  const game = toBoardgame(ecologic);
  expectTypeOf(game).toExtend<Game<BoardgameG<EcoLogicEngine>>>();
  expectTypeOf<BoardgameMoves<EcoLogicEngine>['act']>().parameters.toEqualTypeOf<[action: EcoLogicAction]>();
  expectTypeOf<Parameters<typeof game.moves.act.move>[1]>().toEqualTypeOf<EcoLogicAction>();
  expectTypeOf<BoardgameG<EcoLogicEngine>['view']>().toEqualTypeOf<ReturnType<EcoLogicEngine['view']> | undefined>();
  // @ts-expect-error no such option
  toBoardgame(ecologic, { options: { noSuchOption: 1 } });
  // @ts-expect-error boardgame.io says how many play
  toBoardgame(ecologic, { options: { players: 2 } });
});

test('Node loads boardgame.io by require alone', () => {
  const run = (code: string): string =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    });
  const required = `import { createRequire } from 'node:module';
    const { Client } = createRequire(import.meta.url)('boardgame.io/client'); console.log(typeof Client);`;
  expect(run(required)).toBe('function\n');
  expect(run(`import('boardgame.io/client').catch(({ code }) => console.log(code));`)).toBe(
    'ERR_UNSUPPORTED_DIR_IMPORT\n',
  );
});
