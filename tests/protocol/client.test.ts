import { expect, test } from 'vitest';
import { connect, errorCodes } from '../../packages/protocol/src/index.js';
import { linesOf } from '../../packages/protocol/src/lines.js';
import { Pipe } from './served.js';

// Every byte that a client sends, and what it makes of what it hears, with a server of a few lines.

function client() {
  const [to, from] = [new Pipe(), new Pipe()];
  const sent: unknown[] = [];
  let isClosed = false;
  const connection = {
    input: from,
    write: (text: string) => {
      expect(text.endsWith('\n')).toBe(true);
      sent.push(JSON.parse(text));
    },
    close: () => {
      isClosed = true;
      to.close();
    },
  };
  const answer = (json: unknown): void => from.write(`${JSON.stringify(json)}\n`);
  return { client: connect(connection), sent, from, answer, isClosed: () => isClosed };
}
const request = (id: number, method: string, params: object = {}) => ({ jsonrpc: '2.0', id, method, params });
const result = (id: number, result: unknown) => ({ jsonrpc: '2.0', id, result });

test('Requests are numbered from 1 on, alone and in a batch, and answered in any order', async () => {
  const { client: own, sent, answer } = client();
  const [one, two] = [own.request('games'), own.request('hello', { protocol: 1 })];
  const batch = own.batch([['games'], ['hello', { protocol: 1 }]]);
  expect(sent).toEqual([
    request(1, 'games'),
    request(2, 'hello', { protocol: 1 }),
    [request(3, 'games'), request(4, 'hello', { protocol: 1 })],
  ]);
  answer([result(3, 'c'), result(4, 'd')]);
  answer(result(2, 'b'));
  answer(result(1, 'a'));
  expect([await one, await two, await batch]).toEqual(['a', 'b', ['c', 'd']]);
  await expect(own.batch([])).resolves.toEqual([]);
  expect(sent).toHaveLength(3);
});

test('What a signal gives up is cancelled by its id, every request of a batch, and no other', async () => {
  const { client: own, sent, answer } = client();
  const giving = new AbortController();
  const { request: ask, batch } = own.within(giving.signal);
  const done = ask('games');
  answer(result(1, 'done'));
  expect(await done).toBe('done');
  const [first, both, other] = [ask('games'), batch([['games'], ['hello']]), own.request('games')];
  giving.abort();
  expect(sent.slice(4)).toEqual([2, 3, 4].map((id) => ({ jsonrpc: '2.0', method: 'cancel', params: { id } })));
  const error = { code: 4, message: 'the request was given up' };
  answer({ jsonrpc: '2.0', id: 2, error });
  answer([3, 4].map((id) => ({ jsonrpc: '2.0', id, error })));
  answer(result(5, 'other'));
  await expect(first).rejects.toMatchObject(error);
  await expect(both).rejects.toMatchObject(error);
  expect(await other).toBe('other');
  for (const late of [ask('games'), batch([['games']])])
    await expect(late).rejects.toMatchObject({ code: 4, message: 'the request was given up before it was sent' });
  expect(sent).toHaveLength(7);
});

test.each([
  ['was closed', ({ client: own }: ReturnType<typeof client>) => own.close(), 'the connection was closed'],
  ['has ended', ({ from }: ReturnType<typeof client>) => from.close(), 'the connection has ended'],
  ['speaks no JSON', ({ from }: ReturnType<typeof client>) => from.write('good morning\n'), 'the connection is broken'],
  [
    'speaks no UTF-8',
    ({ from }: ReturnType<typeof client>) => from.write(Uint8Array.from([0xff, 10])),
    'the connection is broken',
  ],
])('A connection that %s rejects what waits, and what comes later', async (_, end, message) => {
  const line = client();
  const waiting = line.client.request('games');
  end(line);
  await expect(waiting).rejects.toThrow(message);
  for (const late of [
    () => line.client.request('games'),
    () => line.client.batch([]),
    () => line.client.batch([['games']]),
  ])
    await expect(late()).rejects.toMatchObject({ code: errorCodes.internal, message });
  line.client.close();
  await expect(line.client.request('games')).rejects.toThrow(message);
  expect(line.isClosed()).toBe(true);
});

const collected = async (pieces: readonly (string | Uint8Array)[], most: number) => {
  const input = (async function* () {
    yield* pieces;
  })();
  const lines: unknown[] = [];
  for await (const line of linesOf(input, most)) lines.push(line);
  return lines;
};

test.each<readonly [readonly (string | Uint8Array)[], readonly unknown[]]>([
  [
    ['ab\nc', 'd\n\n \n', 'ef'],
    ['ab', 'cd', 'ef'],
  ],
  [
    ['abcd\n', 'abcde\n', 'ab', 'cd', 'e', '\nabcd'],
    ['abcd', { problem: 'too long' }, { problem: 'too long' }, 'abcd'],
  ],
  [['abcde'], [{ problem: 'too long' }]],
  [['a\n', '  '], ['a']],
  [
    [Uint8Array.from([0xff]), '\n', 'ж'],
    [{ problem: 'not UTF-8' }, 'ж'],
  ],
  [[Uint8Array.from([0xd0]), Uint8Array.from([0xb6, 10])], ['ж']],
  [[], []],
])('The lines of %j, of four bytes at most, are %j', async (pieces, lines) => {
  expect(await collected(pieces, 4)).toEqual(lines);
});

test('A piece may be used again by who gave it', async () => {
  const input = (async function* () {
    const piece = new Uint8Array(1);
    for (const byte of new TextEncoder().encode(`${'ab'.repeat(2000)}\nж\nc`)) {
      piece[0] = byte;
      yield piece;
    }
  })();
  const lines: unknown[] = [];
  for await (const line of linesOf(input, 4000)) lines.push(line);
  expect(lines).toEqual(['ab'.repeat(2000), 'ж', 'c']);
});
