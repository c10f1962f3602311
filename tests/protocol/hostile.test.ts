import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serve } from '../../packages/protocol/src/index.js';
import { methods } from '../../packages/protocol/src/methods.js';
import { fewer, inFull, some } from '../support/depth.js';
import { type Answer, games, Pipe, spoken } from './served.js';

/** What is answered to a stream of pieces. */
async function answers(pieces: Iterable<Uint8Array | string>, limits = {}): Promise<Answer[]> {
  const lines: string[] = [];
  const input = (async function* () {
    yield* pieces;
  })();
  await serve({ input, write: (text) => lines.push(text) }, { games, limits });
  expect(lines.every((line) => line.endsWith('\n') && !line.slice(0, -1).includes('\n'))).toBe(true);
  return lines.map((line) => JSON.parse(line));
}

const CODES = [-32700, -32600, -32601, -32602, 1, 2, 3];
const deep = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);
const request = (method: string, params: string, id = '1') =>
  `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${params}}`;

describe('Any bytes', () => {
  test('are answered with typed errors and nothing else', async () => {
    const piece = fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.string(), fc.constant('\n'), fc.json());
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
        for (const { error, id } of (await answers(pieces)).flat()) {
          expect(CODES).toContain(error?.code);
          expect(id === null || typeof id === 'string' || typeof id === 'number').toBe(true);
        }
      }),
      { numRuns: fewer(200) },
    );
  });

  test('make no difference however they are cut', async () => {
    const bytes = new TextEncoder().encode(`${request('games', '{}')}\n\n  \r\n${request('hello', '{}', '"ж"')}`);
    const whole = await answers([bytes]);
    expect(whole.map(({ id }) => id)).toEqual([1, 'ж']);
    for (let cut = 1; cut < bytes.length; cut++)
      expect(await answers([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(whole);
  });

  test('that are no UTF-8 are refused as such, and the next line is read', async () => {
    const [bad, good] = await answers([new Uint8Array([0x22, 0xff, 0x22, 0x0a]), request('hello', '{}')]);
    expect(bad).toMatchObject({ id: null, error: { code: -32700, message: 'the line is not UTF-8' } });
    expect(good).toHaveProperty('result.protocol', 1);
  });

  test('beyond the limit of a message are let go, and the next line is read', async () => {
    const long = new Uint8Array(5000).fill(0x20);
    const [bad, good] = await answers([long, long, '\n', request('hello', '{}')], { message: 9999 });
    expect(bad).toMatchObject({ id: null, error: { code: 3, data: { limit: 'message', most: 9999 } } });
    expect(good).toHaveProperty('result.protocol', 1);
    const [fits] = await answers([request('hello', '{}').padEnd(9999), '\n'], { message: 9999 });
    expect(fits).toHaveProperty('result.protocol', 1);
  });
});

const values: readonly string[] = [
  'null',
  'true',
  '-1',
  '0',
  '1',
  '1e999',
  '9007199254740993',
  '-0',
  '0.1',
  '""',
  '"__proto__"',
  '"\\ud800"',
  '"ecologic"',
  `"${'x'.repeat(100_000)}"`,
  '[]',
  '{}',
  '[[]]',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"game":"ecologic","__proto__":{"polluted":1}}',
  '{"position":{"game":"ecologic"},"viewer":0}',
  '{"position":{"game":"ecologic","options":{"players":1e9}},"viewer":"spectator","backs":{}}',
  '{"position":null}',
  deep(5000, '[', ']'),
  `${deep(5000, '{"a":', '')}1${'}'.repeat(5000)}`,
];

describe.each(some(Object.keys(methods)))('%s', (method) => {
  test('takes any values and is answered, by a result or a typed error', async () => {
    const { params } = methods[method as keyof typeof methods];
    const fields = Object.keys(params.def.shape);
    const { send, ask } = spoken({ limits: { playouts: 2, handles: 50, runs: 1000 } });
    const { at } = await ask('new', { game: 'ecologic', seed: 'hostile' });
    const before = await ask('state', { at });
    const example = methods[method as keyof typeof methods].example as object;
    const lines = values.flatMap((value) => [
      request(method, value),
      ...fields.map((field) =>
        request(
          method,
          JSON.stringify({ ...example, [field]: 'VALUE' }).replace('"VALUE"', () => value),
        ),
      ),
    ]);
    for (const line of lines) {
      const { error, id, result } = (await send(line)) as Answer;
      expect(id).toBe(1);
      if (error === undefined) expect(result).toBeDefined();
      else
        expect({ line: line.slice(0, 200), code: error.code }).toEqual({
          line: line.slice(0, 200),
          code: expect.toBeOneOf(CODES),
        });
      expect(JSON.stringify(error ?? '').length).toBeLessThan(20_000);
    }
    expect({}).not.toHaveProperty('polluted');
    const changes = ['apply', 'reseed', 'script', 'release'];
    if (!changes.includes(method)) expect(await ask('state', { at })).toEqual(before);
  });
});

describe('The form of requests', () => {
  test.each([
    ['1', -32600, null],
    ['null', -32600, null],
    ['"x"', -32600, null],
    ['[]', -32600, null],
    ['{}', -32600, null],
    ['{"jsonrpc":"2.0","id":[],"method":"hello"}', -32600, null],
    ['{"jsonrpc":"2.0","id":1e999,"method":"hello"}', -32600, null],
    ['{"jsonrpc":"1.0","id":7,"method":"hello"}', -32600, 7],
    ['{"jsonrpc":"2.0","id":7,"method":1}', -32600, 7],
    ['{"jsonrpc":"2.0","id":7,"method":"hello","params":[1]}', -32602, 7],
    ['{"jsonrpc":"2.0","id":7,"method":"hello","params":1}', -32602, 7],
    ['{"jsonrpc":"2.0","id":7,"method":"hello","extra":1}', -32600, 7],
    ['{"jsonrpc":"2.0","id":7,"method":"constructor"}', -32601, 7],
    ['{"jsonrpc":"2.0","id":7,"method":"toString"}', -32601, 7],
    [deep(100_000, '[', ']'), -32600, null],
    [deep(100_000, '[', ''), -32700, null],
    [deep(14_000_000, '[', ''), -32600, null],
    [`[${'{},'.repeat(500_000)}0]`, -32600, null],
  ])('%.60s is refused with code %i', async (line, code, id) => {
    const { send } = spoken();
    const [answer] = [await send(line)].flat(1) as Answer[];
    expect({ id: answer?.id, code: answer?.error?.code }).toEqual({ id, code });
  });

  test('notifications are done and not answered, whatever becomes of them', async () => {
    const { send, session } = spoken();
    const note = (method: string, params: object) => JSON.stringify({ jsonrpc: '2.0', method, params });
    expect(await send(note('new', { game: 'emix', seed: 1 }))).toBeUndefined();
    expect(await send(note('new', { game: 'go', seed: 1 }))).toBeUndefined();
    expect(await send(note('nothing', {}))).toBeUndefined();
    expect(await send(`[${note('new', { game: 'emix', seed: 1 })}]`)).toBeUndefined();
    expect(session.handles).toBe(2);
  });

  test('a batch is done in its order, answered in its order, and each answer is of its moment', async () => {
    const { send } = spoken();
    const call = (id: number, method: string, params: object) => ({ jsonrpc: '2.0', id, method, params });
    const answers = (await send(
      JSON.stringify([
        call(1, 'new', { game: 'ecologic', seed: 'batch' }),
        call(2, 'simulate', { at: 1 }),
        call(3, 'state', { at: 2 }),
        { jsonrpc: '2.0', method: 'apply', params: { at: 2, choice: 0 } },
        7,
        call(4, 'state', { at: 2 }),
        call(5, 'state', { at: 1 }),
      ]),
    )) as Answer[];
    expect(answers.map(({ id }) => id)).toEqual([1, 2, 3, null, 4, 5]);
    const [, , first, , second, third] = answers.map(({ result }) => result);
    expect(first).toEqual(third);
    expect(second).not.toEqual(first);
    expect(await send(JSON.stringify([call(6, 'hello', {})]))).toHaveLength(1);
  });
});

describe('Limits', () => {
  test('of handles, batches, playouts, runs, tries and decisions are errors that name them', async () => {
    const most = { handles: 2, batch: 2, playouts: 5, runs: 10, tries: 10, decisions: 3 };
    const { ask, fail, send, session } = spoken({ limits: most });
    const { at } = await ask('new', { game: 'ecologic', seed: 1 });
    const limit = (name: keyof typeof most) => ({ code: 3, data: { limit: name, most: most[name] } });
    await ask('copy', { at: at as number });
    expect(await fail('copy', { at })).toMatchObject(limit('handles'));
    expect(await fail('new', { game: 'ecologic', seed: 1 })).toMatchObject(limit('handles'));
    expect(session.handles).toBe(2);
    expect(await ask('release', { at: [2, 2, 99] })).toEqual({ released: 1, held: 1 });
    expect(await send('[1,2,3]')).toMatchObject({ id: null, error: limit('batch') });
    expect(await fail('playouts', { at, seed: 1, games: 6 })).toMatchObject(limit('playouts'));
    expect(await fail('playouts', { at, seed: 1, decisions: 4 })).toMatchObject(limit('decisions'));
    expect(await fail('chances', { at, choice: 0, limit: 11 })).toMatchObject(limit('runs'));
    expect(await fail('simulate', { at, viewer: 0, seed: 1, tries: 11 })).toMatchObject(limit('tries'));
    for (let i = 0; i < 3; i++) await ask('apply', { at, choice: 0 });
    expect(await fail('apply', { at, choice: 0 })).toMatchObject(limit('decisions'));
    expect(await ask('release')).toEqual({ released: 1, held: 0 });
  });

  test('may be reached, each of them', async () => {
    const most = { handles: 2, batch: 2, playouts: 5, runs: 10, tries: 10, decisions: 3 };
    const { ask, fail, send } = spoken({ limits: most });
    const { at } = await ask('new', { game: 'ecologic', seed: 1 });
    const [viewer = 0] = (await ask('decision', { at }))?.seats ?? [];
    expect(await ask('playouts', { at, seed: 1, games: 5, decisions: 3 })).toMatchObject({ games: 5, finished: 0 });
    expect(await ask('chances', { at, choice: 0, limit: 10 })).toMatchObject({ exact: true });
    const sample = { at, viewer, choice: 0, limit: 10, seed: 1 };
    expect(await ask('chances', { ...sample, worlds: 5 })).toMatchObject({ worlds: 5 });
    expect(await fail('chances', { ...sample, worlds: 6 })).toMatchObject({ code: 3, data: { limit: 'playouts' } });
    await ask('simulate', { at, viewer, seed: 1, tries: 10 });
    expect(await send('[7,7]')).toHaveLength(2);
    expect(await ask('release', {})).toEqual({ released: 2, held: 0 });
  });

  test('of time: no other game is begun after it, one is always played', inFull, async () => {
    let [now, step] = [0, 4];
    const { ask } = spoken({ limits: { time: 10 }, now: () => (now += step) });
    const { at } = await ask('new', { game: 'ecologic', seed: 1 });
    expect(await ask('playouts', { at, seed: 1, games: 50 })).toMatchObject({ games: 3 });
    step = 0;
    expect(await ask('playouts', { at, seed: 1, games: 50 })).toMatchObject({ games: 50 });
  });

  test('of messages bound the answer to a batch: what has no room is refused, and not done', async () => {
    const { send, ask } = spoken({ limits: { message: 3000 } });
    const { at } = await ask('new', { game: 'ecologic', seed: 1 });
    const call = (id: number, method: string, params: object) => ({ jsonrpc: '2.0', id, method, params });
    const states = Array.from({ length: 40 }, (_, i) => call(i, 'state', { at }));
    const { jsonrpc, method, params } = call(0, 'apply', { at, choice: 0 });
    const last = call(99, 'apply', { at, choice: 0 });
    const answers = (await send(JSON.stringify([...states, { jsonrpc, method, params }, last]))) as Answer[];
    const full = answers.findIndex(({ error }) => error !== undefined);
    const length = JSON.stringify(answers[0]).length;
    expect(full).toBe(Math.ceil((16 * 3000) / length));
    expect(answers.map(({ id }) => id)).toEqual([...states.keys(), 99]);
    for (const { error } of answers.slice(full))
      expect(error).toMatchObject({ code: 3, data: { limit: 'message', most: 3000 } });
    expect(await ask('state', { at })).toEqual(answers[0]?.result);
  });

  test.each([
    [{ handles: 0 }, 'limits.handles'],
    [{ handles: 'many' }, 'limits.handles'],
    [{ hands: 3 }, 'limits.hands'],
  ])('that are none are refused: %j', (limits, path) => {
    expect(() => spoken({ limits: limits as object })).toThrow(path);
  });
});

describe('A client that goes away', () => {
  test('leaves nothing behind: what it held is let go, also when the stream breaks', async () => {
    const { session, ask } = spoken();
    await ask('new', { game: 'emix', seed: 1 });
    expect(session.handles).toBe(1);
    session.close();
    expect(session.handles).toBe(0);
    const broken = (async function* () {
      yield `${request('hello', '{}')}\n`;
      throw new Error('the pipe is broken');
    })();
    const written: string[] = [];
    await expect(serve({ input: broken, write: (text) => written.push(text) }, { games })).rejects.toThrow('broken');
    expect(written).toHaveLength(1);
  });

  test('is not read ahead of its answers, however short its lines', async () => {
    let read = 0;
    const input = (async function* () {
      for (; read < 20_000; read++) yield 'x\n';
    })();
    const broken = new Error('gone');
    let fail: (error: Error) => void = () => {};
    const write = () => new Promise<void>((_, reject) => (fail = reject));
    const served = serve({ input, write }, { games, limits: { message: 10_000 } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(read).toBe(9);
    fail(broken);
    await expect(served).rejects.toBe(broken);
  });

  test('is not worked for while it does not listen', async () => {
    const pipe = new Pipe();
    const writes: (() => void)[] = [];
    const write = () => new Promise<void>((done) => writes.push(done));
    const served = serve({ input: pipe, write }, { games });
    pipe.write(`${request('hello', '{}')}\n${request('hello', '{}')}\n`);
    pipe.close();
    while (writes.length === 0) await new Promise(setImmediate);
    for (let i = 0; i < 10; i++) await new Promise(setImmediate);
    expect(writes).toHaveLength(1);
    writes[0]?.();
    while (writes.length === 1) await new Promise(setImmediate);
    writes[1]?.();
    await served;
  });
});
