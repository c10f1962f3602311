import { setTimeout as after } from 'node:timers/promises';
import { type AnyEngine, type GuardedServer, guard, isOwnMove, toBoardgame } from '@rulewright/boardgame-io';
import { engine as euphoria } from '@rulewright/euphoria';
import { generator } from '@rulewright/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fewer } from '../support/depth.js';
import { asGame, SEED, type Sent } from './real.js';
import { RawClient, type Running, start } from './sockets.js';

// What the guard lets through, by itself and in front of a server that is sent everything.

vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(console, 'log').mockImplementation(() => {});
afterAll(() => vi.restoreAllMocks());

type Check = (packet: readonly unknown[], next: () => void) => void;

/** What the guard does with a packet of a socket. */
function passing(): (...packet: readonly unknown[]) => boolean {
  let check: Check = () => {};
  const socket = { use: (given: Check) => (check = given) };
  const use = (meet: (socket: unknown, next: () => void) => void): void => meet(socket, () => {});
  guard({ app: { _io: { of: () => ({ use }) } } } as GuardedServer, [{ name: 'euphoria' }]);
  return (...packet) => {
    let passes = false;
    check(packet, () => {
      passes = true;
    });
    return passes;
  };
}
const passes = passing();

const move = (payload: object = {}) => ({
  type: 'MAKE_MOVE',
  payload: { type: 'act', args: [{}], playerID: '0', ...payload },
});
const long = (letters: number): string => 'a'.repeat(letters);

describe('a sync', () => {
  test.each([
    ['of a spectator', ['m']],
    ['of a spectator who says so', ['m', null, undefined, 2]],
    ['of a seat with its credentials', ['m', '0', 'secret', 2]],
  ])('%s passes', (_, args) => expect(passes('sync', ...args)).toBe(true));
  test.each([
    ['no match', []],
    ['a match by a number', [7, '0']],
    ['a match without a name', ['', '0']],
    ['a match of a long name', [long(201), '0']],
    ['a match of a name that every object has', ['__proto__', '0']],
    ['a seat by a number', ['m', 0]],
    ['a seat of a name that every object has', ['m', '__proto__']],
    ['a seat in many figures', ['m', '0000']],
    ['credentials that are no text', ['m', '0', {}]],
    ['long credentials', ['m', '0', long(201)]],
    ['no number of players', ['m', '0', 'secret', '2']],
    ['half a player', ['m', '0', 'secret', 1.5]],
    ['too many players', ['m', '0', 'secret', 1e9]],
    ['too much', ['m', '0', 'secret', 2, 'more']],
  ])('with %s does not', (_, args) => expect(passes('sync', ...args)).toBe(false));
});

describe('an update', () => {
  test.each([
    ['a move', move()],
    ['the beginning', move({ type: 'begin', args: [] })],
    ['that a move is taken back', { type: 'UNDO', payload: { playerID: '0' } }],
  ])('with %s passes', (_, action) => expect(passes('update', action, 1, 'm', '0')).toBe(true));
  test.each([
    ['many arguments', [move({ args: Array.from({ length: 200_000 }, () => 0) }), 1, 'm', '0']],
    ['two arguments', [move({ args: [{}, {}] }), 1, 'm', '0']],
    ['a long text', [move({ args: [long(2_001)] }), 1, 'm', '0']],
    ['many texts', [move({ args: [Array.from({ length: 60 }, () => long(2_000))] }), 1, 'm', '0']],
    ['long names of fields', [move({ args: [{ [long(2_001)]: 0 }] }), 1, 'm', '0']],
    ['bytes', [move({ args: [new Uint8Array(3)] }), 1, 'm', '0']],
    ['something large hung on', [{ ...move(), junk: Array.from({ length: 10_001 }, () => 0) }, 1, 'm', '0']],
    ['credentials that are no text', [move({ credentials: 7 }), 1, 'm', '0']],
    ['a state that is no number', [move(), '1', 'm', '0']],
    ['a match by a number', [move(), 1, 7, '0']],
    ['another seat', [move(), 1, 'm', '1']],
  ])('with %s does not', (_, args) => expect(passes('update', ...args)).toBe(false));
});

test('a line of chat has a sender and a length; what else there might be is no message of boardgame.io', () => {
  expect(passes('chat', 'm', { id: 'x', sender: '0', payload: 'hello' }, 'secret')).toBe(true);
  expect(passes('chat', 'm', { id: 'x', sender: 0, payload: 'hello' }, 'secret')).toBe(false);
  expect(passes('chat', 'm', { id: 'x', sender: '0', payload: long(2_001) }, 'secret')).toBe(false);
  expect(passes('chat', 'm', null)).toBe(false);
  for (const event of ['connect', 'toString', '__proto__', 7, undefined]) expect(passes(event, 'm')).toBe(false);
});

test.each([
  ['a text', 'MAKE_MOVE'],
  ['a number', 7],
  ['nothing', undefined],
  ['null', null],
  ['a list', [move()]],
  ['an action without a payload', { type: 'MAKE_MOVE' }],
  ['an action with an empty payload', { type: 'MAKE_MOVE', payload: null }],
  ['a payload that is a text', { type: 'MAKE_MOVE', payload: 'act' }],
  ['a move without arguments', move({ args: undefined })],
])('%s is no move of one’s own', (_, action) => expect(isOwnMove(action, '0')).toBe(false));

test.each([[0], ['__proto__'], ['-1'], [''], [null], [['0']]])('nobody sits at %j', (playerID) =>
  expect(isOwnMove(move({ playerID }), playerID)).toBe(false),
);

test('a server has to have sockets', () => expect(() => guard({ app: {} }, [])).toThrow(TypeError));

describe('a server that is sent everything', () => {
  const engine: AnyEngine = euphoria;
  const game = toBoardgame(engine, { seed: () => SEED });
  const broken: unknown[] = [];
  const note = (reason: unknown): void => void broken.push(reason);
  let server: Running;
  beforeAll(async () => {
    process.on('unhandledRejection', note);
    server = await start([asGame(game)]);
  });
  afterAll(() => {
    process.off('unhandledRejection', note);
    server.stop();
  });

  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(
        null,
        undefined,
        true,
        0,
        -1,
        1e308,
        '',
        '0',
        '1',
        '__proto__',
        'constructor',
        'm',
        'act',
        'begin',
      ),
      fc.string(),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('type', 'payload', 'args', 'playerID', 'seat', 'sender', 'x'), tie('value'), {
        maxKeys: 4,
      }),
    ),
  })).value;
  const payload = fc.record(
    {
      type: fc.oneof(fc.constantFrom('act', 'begin', 'toString', 'endGame'), value),
      args: fc.oneof(fc.array(value, { maxLength: 2 }), value),
      playerID: fc.oneof(fc.constantFrom('0', '1', '7'), value),
      credentials: value,
    },
    { requiredKeys: [] },
  );
  const action = fc.record(
    {
      type: fc.oneof(
        fc.constantFrom('MAKE_MOVE', 'GAME_EVENT', 'UNDO', 'REDO', 'UPDATE', 'SYNC', 'RESET', 'PATCH', 'PLUGIN'),
        value,
      ),
      payload: fc.oneof(payload, value),
      state: value,
    },
    { requiredKeys: [] },
  );
  const matchID = fc.oneof(fc.constantFrom('other', 'm', '__proto__', 'toString'), value);
  const packet = fc.oneof(
    fc.tuple(fc.constant('update'), action, fc.oneof(fc.nat(3), value), matchID, fc.oneof(fc.constant('0'), value)),
    fc.tuple(fc.constant('sync'), matchID, fc.oneof(fc.constantFrom('0', null), value), value, value),
    fc.tuple(fc.constant('chat'), matchID, fc.oneof(fc.record({ sender: value, payload: value }), value), value),
    fc.tuple(fc.string(), value, value),
  );

  test('goes on, and an honest move is made', async () => {
    const client = new RawClient(server.port, game.name, 'm', { playerID: '0' });
    client.sync(2);
    await client.next(([what]) => what === 'sync');
    const stranger = new RawClient(server.port, game.name, 'm', { playerID: '0' });
    const random = generator('everything');
    for (const sent of fc.sample(packet, { numRuns: fewer(1500, { day: 8 }), seed: Math.floor(random() * 2 ** 31) }))
      stranger.raw(sent);
    stranger.raw(['update', move({ args: Array.from({ length: 200_000 }, () => 0) }), 0, 'm', '0']);
    stranger.raw(['sync', 'm', '0', ...Array.from({ length: 20_000 }, () => 0)]);
    const honest = new RawClient(server.port, game.name, 'honest', { playerID: '0' });
    honest.sync(2);
    await honest.next(([what]) => what === 'sync');
    honest.move('begin', [], 0);
    const [, , begun] = await honest.next(([what]) => what === 'update');
    const state = engine.init(SEED, { players: 2 });
    expect((begun as Sent).G.view).toEqual(engine.view(state, 0));
    await after(0);
    expect(broken).toEqual([]);
    for (const each of [client, stranger, honest]) each.close();
  });
});
