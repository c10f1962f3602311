import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engine } from '@rulewright/ecologic';
import { SERVER, tablesOf } from '@rulewright/table';
import jsonPatch from 'fast-json-patch';
import Database from 'libsql';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { serveTables } from '../../examples/websocket/server.js';
import { openStore } from '../../examples/websocket/store.js';
import { inFull } from '../support/depth.js';
import { Player, type Position } from './websocket-player.js';

// What strangers, full disks, other servers and clocks do to the WebSocket example.

const folder = mkdtempSync(join(tmpdir(), 'rulewright-hostile-'));
const file = join(folder, 'tables.sqlite');
const serve = () => serveTables(0, file, (table) => `seed of ${table}`);
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => vi.restoreAllMocks());
const seated = (query: string) => Player.seated(server.port, query);
const reported = () => vi.spyOn(console, 'error').mockImplementation(() => {});

/** Sends bytes as they are, and gives the first line of the answer; '' when the connection ends without one. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const socket = connect(server.port, 'localhost', () => socket.write(text));
    socket.on('data', (data) => {
      heard += String(data);
      socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard.split('\r\n', 1)[0] ?? ''));
  });
const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';

describe('The WebSocket server lives on', () => {
  test.each([
    ['//', 'HTTP/1.1 400 Bad Request'],
    ['//?table=x', 'HTTP/1.1 400 Bad Request'],
    ['/%', 'HTTP/1.1 400 Bad Request'],
    ['/%00%ff', 'HTTP/1.1 400 Bad Request'],
    ['http://[', 'HTTP/1.1 400 Bad Request'],
    ['/tables/../..', 'HTTP/1.1 400 Bad Request'],
    [`/${'a'.repeat(8000)}`, 'HTTP/1.1 400 Bad Request'],
    ['/?table=%&name=%E0%A4%A', 'HTTP/1.1 101 Switching Protocols'],
    [`/?table=${'t'.repeat(8000)}`, 'HTTP/1.1 101 Switching Protocols'],
    [`/?name=${'n'.repeat(8000)}&table=long`, 'HTTP/1.1 101 Switching Protocols'],
    [`/?token=${'%00'.repeat(2000)}`, 'HTTP/1.1 101 Switching Protocols'],
  ])('after an upgrade of %s', async (path, answer) => {
    expect(await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\n${UPGRADE}\r\n`)).toBe(answer);
    expect((await fetch(`http://localhost:${server.port}/`)).status).toBe(200);
  });

  test.each(['//', '/%', '/page.html', '/../server.ts', `/${'a'.repeat(8000)}`])(
    'after a request of %s',
    async (path) => {
      expect(await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)).toBe('HTTP/1.1 404 Not Found');
    },
  );

  test('after bytes that are no request, and upgrades that are none', async () => {
    for (const text of [
      'hello\r\n\r\n',
      '\0\0\0\0',
      'GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: x\r\n${UPGRADE.replace('13', '12')}\r\n`,
      `POST / HTTP/1.1\r\nHost: x\r\n${UPGRADE}\r\n`,
    ])
      expect(await raw(text)).not.toMatch(/ (101|200) /);
    expect((await fetch(`http://localhost:${server.port}/`)).status).toBe(200);
  });

  test('after every message with every field bent', async () => {
    const ann = await seated('table=bent&name=ann');
    const bob = await seated('table=bent&name=bob');
    await ann.until(({ table }) => table.phase === 'playing');
    const values = [null, true, -1, 1.5, 1e308, '', 'x', '__proto__', [], [[]], {}, { seat: {} }, 'é'.repeat(300)];
    const types = ['act', 'preview', 'ask', 'accept', 'decline', 'withdraw', 'offer', 'replace', 'join', 'claim-time'];
    const fields = ['action', 'decision', 'proposal', 'seat', 'with', 'what'];
    const bent = types.flatMap((type) =>
      fields.flatMap((field) => values.map((value) => ({ type, decision: 0, proposal: 0, [field]: value }))),
    );
    const others = [
      '',
      '[',
      '"act"',
      '7',
      '[{"type":"resign"}]',
      '{"type":{"type":"act"}}',
      '{"__proto__":{"type":"act"}}',
    ];
    for (const sent of [...bent, ...others]) expect(await ann.refusal(sent)).not.toBe('');
    for (const deep of ['{"type":"act","decision":0,"action":', '{"type":"replace","seat":0,"with":'])
      expect(await ann.refusal(`${deep}${'['.repeat(1500)}${']'.repeat(1500)}}`)).not.toBe('');
    expect(ann.last.table.decision).toBe(0);
    for (const each of [ann, bob]) await each.leave();
  });

  test('when its words fail: the client is told, and the table goes on', async () => {
    const ann = await seated('table=words&name=ann');
    const bob = await seated('table=words&name=bob');
    await ann.until(({ table }) => table.phase === 'playing');
    const errors = reported();
    const [asked, other] = ann.last.actions.length > 0 ? [ann, bob] : [bob, ann];
    vi.spyOn(jsonPatch, 'compare').mockImplementationOnce(() => {
      throw new TypeError('the words fail');
    });
    asked.send({ type: 'act', action: asked.last.actions[0]?.action });
    expect(await ann.ended).toBe('something went wrong');
    expect(errors).toHaveBeenCalledOnce();
    expect((await bob.position()).table.decision).toBe(1);
    const back = await seated(`table=words&token=${ann.token}`);
    expect(back.last.table.decision).toBe(1);
    for (const each of [back, other === ann ? asked : other]) await each.leave();
  });
});

describe('A token of the WebSocket server', () => {
  test('ends with its sitting, whoever sits down by that name then', async () => {
    const mallory = await seated('table=names&name=bob');
    mallory.send({ type: 'leave' });
    await mallory.position();
    const ann = await seated('table=names&name=ann');
    const bob = await seated('table=names&name=bob');
    expect(bob.seat).toBe(1);
    expect(await Player.refused(server.port, `table=names&token=${mallory.token}`)).toBe(
      'this token is not of this table',
    );
    // the connection that is still open looks on
    await mallory.until(({ table }) => table.phase === 'playing');
    expect(mallory.last.actions).toEqual([]);
    expect(await mallory.refusal({ type: 'resign' })).toBe('You look on.');
    await bob.until(({ table }) => table.phase === 'playing');
    for (const each of [mallory, ann, bob]) await each.leave();
  });

  test('is given to somebody who is handed a seat, by who hands it on', async () => {
    const ann = await seated('table=handed&name=ann');
    const bob = await seated('table=handed&name=bob');
    await ann.until(({ table }) => table.phase === 'playing');
    expect(await ann.refusal({ type: 'replace', seat: 0, with: { bot: 'weighted' } })).toBe('No bots play here.');
    ann.send({ type: 'replace', seat: 0, with: { person: 'cat' } });
    await ann.position();
    const handed = await ann.next();
    if (handed.type !== 'handed') throw new Error('nothing was handed on');
    expect(handed.seat).toBe(0);
    const cat = await seated(`table=handed&token=${handed.token}`);
    expect(cat.seat).toBe(0);
    expect(await ann.refusal({ type: 'resign' })).toBe('You look on.');
    expect(await Player.refused(server.port, `table=handed&token=${ann.token}`)).toMatch(/^this token/);
    for (const each of [ann, bob, cat]) await each.leave();
  });

  test('that is of nobody opens no table, however often', async () => {
    for (let n = 0; n < 50; n++)
      expect(await Player.refused(server.port, `table=none ${n}&token=x`)).toBe('this token is not of this table');
    const database = new Database(file);
    expect(database.prepare("SELECT count(*) AS count FROM tables WHERE name LIKE 'none %'").get()).toMatchObject({
      count: 0,
    });
    database.close();
  });
});

describe('A file of the WebSocket server', () => {
  test('that cannot be written costs one table its connections, and no decision', async () => {
    const ann = await seated('table=full&name=ann');
    const bob = await seated('table=full&name=bob');
    await ann.until(({ table }) => table.phase === 'playing');
    const errors = reported();
    const database = new Database(file);
    database.exec(
      "CREATE TRIGGER full BEFORE INSERT ON commands WHEN NEW.name = 'full' BEGIN SELECT RAISE(ABORT, 'disk full'); END",
    );
    const asked = ann.last.actions.length > 0 ? ann : bob;
    asked.send({ type: 'act', action: asked.last.actions[0]?.action });
    for (const each of [ann, bob]) expect(await each.ended).toBe('the table cannot be kept: come back later');
    expect(errors).toHaveBeenCalled();
    await (await seated('table=another&name=ann')).leave();
    database.exec('DROP TRIGGER full');
    database.close();
    const back = await seated(`table=full&token=${asked.token}`);
    expect(back.last.table.decision).toBe(0);
    back.send({ type: 'act', action: back.last.actions[0]?.action });
    expect((await back.position()).table.decision).toBe(1);
    await back.leave();
  });

  test('that two servers write has one line of commands: the second one reduces anew', inFull, async () => {
    const other = await serve();
    const ann = await seated('table=two&name=ann');
    const bob = await seated('table=two&name=bob');
    await ann.until(({ table }) => table.phase === 'playing');
    const moved = await Player.seated(other.port, `table=two&token=${bob.token}`);
    const players = [ann, moved];
    const paused = (decision: number) => (position: Position) =>
      position.table.phase === 'paused' && position.table.decision === decision;
    for (let turn = 1; turn <= 10; turn++) {
      // nobody was told what the other server did: a command finds it out
      const asked = players.find(({ last }) => last.table.decision === turn - 1 && last.actions.length > 0);
      const other = players.find((each) => each !== asked);
      if (asked === undefined || other === undefined) return expect.fail('nobody is asked');
      asked.send({ type: 'act', action: asked.last.actions[0]?.action });
      await asked.until(({ table }) => table.decision === turn);
      other.send({ type: 'pause' });
      await other.until(paused(turn));
      // there is no pause yet as far as this server knows
      asked.send({ type: 'resume' });
      await asked.until(paused(turn));
      await asked.until(({ table }) => table.phase === 'playing');
    }
    const store = openStore(file, tablesOf(engine));
    const table = store.load('two') ?? expect.fail('the table is gone');
    expect(table.decision).toBe(10);
    expect(table.commands.filter(({ type }) => type === 'act')).toHaveLength(10);
    store.close();
    for (const each of [ann, bob, moved]) await each.leave();
    other.close();
  });

  test('from a time that has not come yet lets clocks run from there', async () => {
    const ann = await seated('table=back&name=ann');
    const bob = await seated('table=back&name=bob');
    await ann.until(({ table }) => table.phase === 'playing');
    const { time } = ann.last.table;
    for (const each of [ann, bob]) await each.leave();
    // the clock of the machine was an hour ahead while somebody paused
    const store = openStore(file, tablesOf(engine));
    const table = store.load('back') ?? expect.fail('the table is gone');
    const late = time + 3_600_000;
    store.keep('back', table.count, { type: 'pause', by: SERVER, at: late }, { ended: [] });
    store.keep('back', table.count + 1, { type: 'resume', by: SERVER, at: late }, { ended: [] });
    store.close();
    const back = await seated(`table=back&token=${ann.token}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
    back.send({ type: 'pause' });
    const { table: paused } = await back.position();
    expect(paused.time).toBeGreaterThan(late);
    await back.leave();
  });
});
