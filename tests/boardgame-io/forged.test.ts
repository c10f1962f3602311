import { type AnyEngine, isOwnMove, toBoardgame } from '@rulewright/boardgame-io';
import { engine as euphoria } from '@rulewright/euphoria';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Table } from './masters.js';
import { asGame, SEED, type Sent } from './real.js';
import { RawClient, type Running, start } from './sockets.js';

// Euphoria begins with a question to both seats at once, so that whoever forges a move may move too.

vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(console, 'log').mockImplementation(() => {});
afterAll(() => vi.restoreAllMocks());

const engine: AnyEngine = euphoria;
const game = toBoardgame(engine, { seed: () => SEED });
const state = engine.init(SEED, { players: 2 });
const [own] = engine.legalActions(state, 0);
const [others] = engine.legalActions(state, 1);
if (own === undefined || others === undefined) throw new Error('both seats are asked');

const moved = (payload: object) => ({ type: 'MAKE_MOVE', payload: { type: 'act', playerID: '0', ...payload } });
const event = (type: string, args: unknown) => ({ type: 'GAME_EVENT', payload: { type, args, playerID: '0' } });
const deep = (levels: number): unknown => (levels === 0 ? 0 : [deep(levels - 1)]);

/** What a client at seat 0 may send to the master, and what the master refuses whoever guards it. */
const refused: readonly (readonly [what: string, action: object, stateID?: unknown])[] = [
  ['an action of another seat', moved({ args: [others] })],
  ['an action of no seat', moved({ args: [{ ...own, seat: undefined }] })],
  ['a seat as a text', moved({ args: [{ ...own, seat: '0' }] })],
  ['a seat that nobody has', moved({ args: [{ ...own, seat: 7 }] })],
  ['no such type', moved({ args: [{ ...own, type: 'constructor' }] })],
  ['a field too many', moved({ args: [{ ...own, more: 1 }] })],
  ['a field too few', moved({ args: [{ type: own.type, seat: 0 }] })],
  ['what the rules forbid', moved({ args: [{ ...own, active: 'nobody' }] })],
  ['an action of another question', moved({ args: [{ type: 'pass', seat: 0 }] })],
  ['null', moved({ args: [null] })],
  ['a list', moved({ args: [[own]] })],
  ['a text', moved({ args: [JSON.stringify(own)] })],
  ['a deep list', moved({ args: [{ ...own, active: deep(1000) }] })],
  ['two arguments', moved({ args: [own, own] })],
  ['no argument', moved({ args: [] })],
  ['no arguments at all', moved({})],
  ['nobody’s move', moved({ args: [own], playerID: null })],
  ['a seat by a number', moved({ args: [own], playerID: 0 })],
  ['a seat in other figures', moved({ args: [own], playerID: '00' })],
  ['a seat that is not there', moved({ args: [own], playerID: '7' })],
  ['a move of another name', moved({ type: 'constructor', args: [own] })],
  ['a move that every object has', moved({ type: 'toString', args: [own] })],
  ['a second beginning', moved({ type: 'begin', args: [] })],
  ['the end of the game', event('endGame', [{ winner: '0' }])],
  ['the end of the turn', event('endTurn', [{ next: '0' }])],
  ['that nobody else may move', event('setActivePlayers', [{ value: { 0: null } }])],
  ['another phase', event('setPhase', ['mine'])],
  ['what belongs to the plugin', { type: 'PLUGIN', payload: { type: 'rulewright', args: [{}], playerID: '0' } }],
  ['that a move is taken back', { type: 'UNDO', payload: { type: null, args: null, playerID: '0' } }],
  ['that a move is repeated', { type: 'REDO', payload: { type: null, args: null, playerID: '0' } }],
  ['a stale move', moved({ args: [own] }), 0],
  ['a move of the future', moved({ args: [own] }), 9],
];

/** What boardgame.io would take, and the guard does not let through to it. */
const guarded: readonly (readonly [what: string, action: object])[] = [
  ['a move of another seat that may move too', moved({ args: [others], playerID: '1' })],
  ...['UPDATE', 'SYNC', 'RESET'].map(
    (type) =>
      [
        `another state, by ${type}`,
        { type, state: { G: {}, ctx: {}, plugins: {}, _stateID: 99 }, payload: { playerID: '0' } },
      ] as const,
  ),
  [
    'a change of the state, by PATCH',
    { type: 'PATCH', patch: [{ op: 'replace', path: '/_stateID', value: 99 }], payload: { playerID: '0' } },
  ],
];

test.each(refused)('a master refuses %s, and nothing has changed', async (_, action, stateID) => {
  const table = new Table(game, 2);
  await table.move('begin', [], '1');
  const { stored } = table;
  expect(stored.G.state).toEqual(state);
  const { G, ctx, _stateID, _undo } = JSON.parse(JSON.stringify(stored));
  await table.update(action, '0', stateID);
  expect(JSON.parse(JSON.stringify(table.stored))).toMatchObject({ G, ctx, _stateID, _undo });

  await table.move('act', [own], '0');
  expect(table.stored.G.state).toEqual(engine.apply(state, own));
});

test('a refused move leaves the match as it was to the last byte, and is no line of the log', async () => {
  const table = new Table(game, 2);
  await table.move('begin', [], '1');
  const before = table.text;
  await table.move('act', [others], '0');
  expect(table.text).toBe(before);
});

test('nothing that a client hangs on to a move comes into the log', async () => {
  const table = new Table(game, 2);
  await table.move('begin', [], '1');
  const hung = { ...moved({ args: [own], junk: 'hung on' }), junk: 'hung on', automatic: true };
  await table.update(hung, '0');
  expect(table.stored._stateID).toBe(2);
  expect(table.text).not.toContain('hung on');
});

test('before the game has begun nobody acts, and it begins without arguments', async () => {
  const table = new Table(game, 2);
  const before = table.text;
  await table.move('act', [own], '0');
  await table.move('begin', ['my-seed'], '0');
  expect(table.text).toBe(before);
});

test('a malformed event would stop a server: the guard knows that it is no move', async () => {
  const table = new Table(game, 2);
  await table.move('begin', [], '1');
  const malformed = event('toString', []);
  await expect(table.update(malformed, '0')).rejects.toThrow(TypeError);
  expect(isOwnMove(malformed, '0')).toBe(false);
  expect(isOwnMove(moved({ args: [own] }), '0')).toBe(true);
});

describe('over sockets', () => {
  let server: Running;
  let open: Running;
  beforeAll(async () => {
    server = await start([asGame(game)]);
    open = await start([asGame(game)], false);
  });
  afterAll(() => {
    server.stop();
    open.stop();
  });

  /** A match that has begun, and the client at its first seat. */
  async function begun({ port }: Running, matchID: string): Promise<RawClient> {
    const client = new RawClient(port, game.name, matchID, { playerID: '0' });
    client.sync(2);
    await client.next(([what]) => what === 'sync');
    client.move('begin', [], 0);
    await client.next(([what]) => what === 'update');
    return client;
  }

  test('nothing forged comes through the guard, and a move of one’s own does', async () => {
    const client = await begun(server, 'guarded');
    const before = server.storage.rows.get('guarded.state');
    for (const [, action, stateID = 1] of [...guarded, ...refused]) client.update(action, stateID);
    client.update(moved({ args: [others], playerID: '1' }), 1, '0');
    client.update(moved({ args: [own] }), 1, ['0']);
    client.update(moved({ args: [own] }), '1');
    client.update(null, 1);
    client.sync();
    await client.next(([what]) => what === 'sync');
    const after = JSON.parse(server.storage.rows.get('guarded.state') ?? '');
    expect(after).toEqual(JSON.parse(before ?? ''));

    client.move('act', [own], 1);
    const [, , sent] = await client.next(([what, , update]) => what === 'update' && (update as Sent)._stateID === 2);
    expect((sent as Sent).G.view).toEqual(engine.view(engine.apply(state, own), 0));
    client.close();
  });

  test.each(guarded)('without the guard boardgame.io takes %s', async (what, action) => {
    const client = await begun(open, what);
    client.update(action, 1);
    await vi.waitFor(() => expect(JSON.parse(open.storage.rows.get(`${what}.state`) ?? '')._stateID).not.toBe(1));
    client.close();
  });
});
