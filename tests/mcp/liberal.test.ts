import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { jsonSchemas } from '@rulewright/core/schema';
import { engine } from '@rulewright/ecologic';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { games } from '../../packages/mcp/src/index.js';
import { liberally } from '../../packages/mcp/src/liberal.js';
import { KEYWORDS, schemaOf } from '../../packages/mcp/src/schemas.js';
import { tools } from '../../packages/mcp/src/tools.js';
import { bundled } from '../support/bundled.js';
import { inFull } from '../support/depth.js';
import { type Spoken, served, tableIn } from './client.js';

let server: Spoken;
let table: number;
beforeAll(async () => {
  server = await served({ seed: 'liberal' });
  table = tableIn(await server.ask('new_game', { game: 'ecologic', seat: 0 }));
});
afterAll(() => server.close());

const { options, action } = jsonSchemas(engine);

describe('Arguments as models write them', () => {
  test.each([
    [options, { players: '3', supply: null }, { players: 3 }],
    [options, '{"players":"3"}', { players: 3 }],
    [options, { field: '{"kind":"hexagon","radius":"2"}' }, { field: { kind: 'hexagon', radius: 2 } }],
    [options, { loanInterest: '[0, "1"]' }, { loanInterest: [0, 1] }],
    [options, { players: 'many', other: null }, { players: 'many', other: null }],
    [options, { players: '9007199254740993' }, { players: '9007199254740993' }],
    [
      action,
      { type: 'place-first', seat: '0', branch: 'oil', hex: '2' },
      { type: 'place-first', seat: 0, branch: 'oil', hex: 2 },
    ],
    [action, { type: 'fly', seat: '0' }, { type: 'fly', seat: '0' }],
    [{ type: 'boolean' }, 'true', true],
    [{ type: 'boolean' }, 'no', 'no'],
    [{ type: 'string' }, '7', '7'],
    [{ type: 'integer' }, ' 7 ', 7],
    [{ type: 'integer' }, '7x', '7x'],
    [{ type: 'object', properties: {} }, '{"cut":', '{"cut":'],
    [{ anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, '["a"]', ['a']],
    [{ anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, 'a', 'a'],
  ])('%#: are read as the schema means them', (schema, given, meant) => {
    expect(liberally(schema, given)).toEqual(meant);
  });

  test('begin a game', async () => {
    const text = await server.ask('new_game', {
      game: 'ecologic',
      players: '3',
      seat: '2',
      options: '{"mutualAid":"off","players":null}',
      opponents: '["uniform","weighted"]',
      language: null,
    });
    expect(text).toContain(games[0]?.text.scoring);
    await server.ask('leave', { table: `${tableIn(text)}` });
  });

  test('name an action in every tool that takes one', async () => {
    const [, hex = ''] = /\[place-first oil (\d+)\]/.exec(await server.ask('list_actions', { table })) ?? [];
    const given = [
      `{"type":"place-first","branch":"oil","hex":${hex}}`,
      { type: 'place-first', branch: 'oil', hex, seat: null },
      `{"type":"place-first","branch":"oil","hex":"${hex}"}`,
      `place-first oil ${hex}`,
      '0',
    ];
    for (const action of given) {
      expect(await server.ask('why_not', { table, action })).toMatch(/^It is legal/);
      expect(await server.ask('chances', { table, action, choice: null })).toBeTruthy();
    }
    expect(await server.ask('ask', { table, question: 'netIncome', args: '["0"]' })).toBe(
      await server.ask('ask', { table, question: 'netIncome', args: [0] }),
    );
    const turn = /Turn (\d+)/.exec(await server.ask('list_actions', { table: `${table}` }))?.[1];
    await server.ask('act', { table, action: given[0], turn });
    const stale = await server.fail('act', { table, action: given[0], turn });
    expect(stale).toMatchObject({
      code: 2,
      text: expect.stringMatching(/stale.*turn \d+ is over, this is turn \d+\. /s),
    });
  });

  test('that are wrong are told with the place', async () => {
    for (const [args, place] of [
      [{ table: 'one' }, 'table'],
      [{ table, choice: 1.5 }, 'choice'],
      [{ table, chioce: 1 }, 'chioce'],
      [{}, 'table'],
    ] as const)
      expect(await server.fail('act', args)).toEqual({ code: -32602, text: expect.stringContaining(place) });
  });
});

describe('What a client is told of the tools', () => {
  const keywordsIn = (schema: object): string[] =>
    Object.entries(schema).flatMap(([key, value]: [string, unknown]) => [
      key,
      ...(key === 'properties' ? Object.values(value as object).flatMap((each) => keywordsIn(each as object)) : []),
      ...(key === 'items' ? keywordsIn(value as object) : []),
    ]);

  test.each(Object.keys(tools))('%s keeps to the keywords that every provider takes', async (name) => {
    const listed = (await server.client.listTools()).tools.find((tool) => tool.name === name);
    expect(listed?.inputSchema).toEqual(schemaOf(tools[name as keyof typeof tools].args));
    const { inputSchema = { type: 'object' } } = listed ?? {};
    expect(keywordsIn(inputSchema).filter((keyword) => !(KEYWORDS as readonly string[]).includes(keyword))).toEqual([]);
    expect(inputSchema.type).toBe('object');
    for (const each of Object.values(inputSchema.properties ?? {})) expect(each).toHaveProperty('type');
  });
});

const program = await bundled('mcp');

describe('The program', () => {
  const started = (...args: string[]) => {
    const child = spawn(process.execPath, ['--import', './tests/bots/typescript.mjs', program, ...args], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const said = { err: '' };
    child.stderr.on('data', (text) => {
      said.err += text;
    });
    return {
      child,
      said,
      send: (json: unknown) => child.stdin.write(typeof json === 'string' ? json : `${JSON.stringify(json)}\n`),
      next: async () => JSON.parse((await lines.next()).value ?? 'null'),
      ended: new Promise<number | null>((resolve) => child.once('close', resolve)),
    };
  };
  const hello = (id: unknown) => ({
    jsonrpc: '2.0',
    id,
    method: 'initialize',
    params: { protocolVersion: '2025-03-26', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  });

  test('keeps standard output for the protocol, and answers what is none', inFull, async () => {
    const { send, next, said, ended, child } = started('--game', 'tests/cli/printing-game.ts');
    send(hello(1));
    expect(await next()).toMatchObject({ id: 1, result: {} });
    send('{"jsonrpc":"2.0","id":9007199254740993,"method":"tools/list"}\n');
    expect(await next()).toMatchObject({ id: null, error: { code: -32600 } });
    send('nonsense\n');
    expect(await next()).toMatchObject({ id: null, error: { code: -32700 } });
    send({
      jsonrpc: '2.0',
      id: 2,
      method: 'tools/call',
      params: { name: 'new_game', arguments: { game: 'tic-tac-toe' } },
    });
    expect(await next()).toMatchObject({ id: 2, result: { content: [{ type: 'text' }] } });
    child.stdin.end();
    expect(await ended).toBe(0);
    expect(said.err).toContain('printed while it loads');
    expect(said.err).toContain('printed while it is played');
  });

  test('ends with its client in the middle of a game of bots who think', inFull, async () => {
    const { send, next, ended, child } = started('--limit', 'iterations=1000000', '--limit', 'milliseconds=100');
    send(hello(1));
    await next();
    const players = { game: 'euphoria', players: 6, seat: 5, opponents: 'ismcts:milliseconds=90' };
    send({ jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'new_game', arguments: players } });
    child.stdin.end();
    child.stdout.destroy();
    expect(await ended).toBe(0);
  });

  test('gives a game up that its client has cancelled', inFull, async () => {
    const { send, next, ended, child } = started('--limit', 'milliseconds=100');
    send(hello(1));
    await next();
    const players = { game: 'euphoria', players: 6, seat: 5, opponents: 'ismcts:milliseconds=90' };
    send({ jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'new_game', arguments: players } });
    send({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 2 } });
    send({ jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'list_tables', arguments: {} } });
    expect(await next()).toMatchObject({ id: 3 });
    child.stdin.end();
    expect(await ended).toBe(0);
  });
});

describe('The call of a tool', () => {
  test.each([null, [], '{}', 'null', '[]', undefined])('takes %j for no arguments', async (given) => {
    const answer = await server.client.callTool({ name: 'list_tables', arguments: given as never });
    expect(answer).toMatchObject({ content: [{ text: expect.stringContaining('EcoLogic') }] });
  });

  test('takes its arguments as one JSON text', async () => {
    const given = JSON.stringify({ game: 'ecologic', find: 'ECO-AUC.1' });
    const answer = await server.client.callTool({ name: 'find_rules', arguments: given as never });
    expect(answer).toMatchObject({ content: [{ text: expect.stringContaining('ECO-AUC.1 ') }] });
  });

  test.each([
    ['tools/call', { name: 'list_tables', arguments: 'all of them' }, 'params.arguments: '],
    ['tools/call', { name: 'list_tables', arguments: 7 }, 'params.arguments: '],
    ['tools/call', { name: 'list_tables', arguments: [1] }, 'params.arguments: '],
    ['tools/call', { name: 7 }, 'params.name: '],
    ['tools/call', {}, 'params.name: '],
    ['resources/read', { uri: 'rules' }, 'params.uri: it is no URI'],
  ])('%s of %j is refused with its place', async (method, params, place) => {
    await expect(server.client.request({ method, params } as never, z.any())).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining(place),
    });
  });
});

test('Many tables that wait have one listener for the end of the process', async () => {
  const before = process.listenerCount('beforeExit');
  const own = await served({ seed: 'many' });
  for (let n = 0; n < 12; n++) await own.ask('new_game', { game: 'ecologic' });
  expect(process.listenerCount('beforeExit')).toBeLessThanOrEqual(before + 1);
  await own.close();
});
