import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { schemaOf } from '../../packages/mcp/src/schemas.js';
import { standardStreams } from '../../packages/mcp/src/standard-streams.js';

// What goes through standard input and output, by a process made up for it.

function process(input: Readable) {
  const out: string[] = [];
  const err: string[] = [];
  const write = (text: unknown, done?: () => void) => {
    out.push(String(text));
    done?.();
    return true;
  };
  const stdout = Object.assign(new EventEmitter(), { write });
  const exit = vi.fn();
  const host = { stdin: input, stdout, stderr: { write: (text: string) => err.push(text) }, exit };
  return { ...standardStreams(host as never), host, out, err, exit };
}
const line = (json: object): string => `${JSON.stringify({ jsonrpc: '2.0', ...json })}\n`;
const answered = (id: number): object => ({ jsonrpc: '2.0', id, result: {} });

/** Input that stays open until it is ended. */
const open = (): Readable => new Readable({ read: () => {} });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('What is no message is answered, and the next one is heard', async () => {
  const input = [
    'nonsense\n',
    '{"jsonrpc":"2.0","id":9007199254740993,"method":"x"}\n',
    line({ id: 1, method: 'ping' }),
  ];
  const { transport, out } = process(Readable.from(input.map((text) => Buffer.from(text))));
  const heard: unknown[] = [];
  transport.onmessage = (message) => heard.push(message);
  await transport.start();
  await vi.advanceTimersByTimeAsync(10);
  expect(heard).toEqual([{ jsonrpc: '2.0', id: 1, method: 'ping' }]);
  const error = (code: number, message: string) => ({ jsonrpc: '2.0', id: null, error: { code, message } });
  expect(out.map((text) => JSON.parse(text))).toEqual([
    error(-32700, 'the line is not JSON'),
    error(-32600, 'not a message of JSON-RPC 2.0; an id that is a whole number beyond 2^53 goes as text'),
  ]);
  expect(out.every((text) => text.endsWith('\n'))).toBe(true);
});

test('It ends when its input has ended and all is answered; a blank a second finds out who reads', async () => {
  const input = open();
  const { transport, ended, out } = process(input);
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  transport.onmessage = () => {};
  await transport.start();
  for (const id of [1, 2, 3]) input.push(Buffer.from(line({ id, method: 'ping' })));
  input.push(Buffer.from(line({ method: 'notifications/cancelled', params: { requestId: 2 } })));
  await vi.advanceTimersByTimeAsync(5000);
  expect([hasEnded, out]).toEqual([false, []]);
  input.push(null);
  await vi.advanceTimersByTimeAsync(49);
  expect(out).toEqual([]);
  await vi.advanceTimersByTimeAsync(2002);
  expect(out).toEqual([' ', ' ', ' ']);
  await transport.send(answered(1) as never);
  await vi.advanceTimersByTimeAsync(100);
  // a request of our own, or a notification, answers nothing
  await transport.send({ jsonrpc: '2.0', id: 3, method: 'ping' });
  await vi.advanceTimersByTimeAsync(100);
  expect(hasEnded).toBe(false);
  await transport.send(answered(3) as never);
  await vi.advanceTimersByTimeAsync(60);
  expect(hasEnded).toBe(true);
});

test('It ends at once when nothing waits', async () => {
  const { transport, ended, out } = process(Readable.from([]));
  transport.onmessage = () => {};
  await transport.start();
  await ended;
  expect(out).toEqual([]);
});

test('What else is printed goes to standard error, and a reader that has gone ends the process', () => {
  const { host, out, err, exit } = process(open());
  host.stdout.write('printed by a module');
  expect([out, err]).toEqual([[], ['printed by a module']]);
  host.exit = vi.fn();
  host.stdout.emit('error', new Error('EPIPE'));
  // it was taken before anybody could put another in its place
  expect([exit.mock.calls, host.exit.mock.calls]).toEqual([[[0]], []]);
});

test('A schema is told in the keywords that every provider takes, of several ways the first', () => {
  const about = <S extends z.ZodMiniType>(text: string, schema: S) => schema.check(z.describe(text)) as S;
  const args = z.strictObject({
    table: about('The table.', z.int().check(z.minimum(0))),
    kind: z.optional(z.enum(['a', 'b'])),
    action: about('What is done.', z.optional(z.union([z.string(), z.record(z.string(), z.unknown())]))),
    either: z.optional(z.union([about('One of them.', z.array(z.string())), z.string()])),
    things: z.optional(z.array(z.unknown())),
    within: z.optional(z.strictObject({ name: z.string().check(z.maxLength(3)) })),
  });
  expect(schemaOf(args)).toEqual({
    type: 'object',
    properties: {
      table: { type: 'integer', minimum: 0, description: 'The table.' },
      kind: { type: 'string', enum: ['a', 'b'] },
      action: { type: 'string', description: 'What is done.' },
      either: { type: 'array', items: { type: 'string' }, description: 'One of them.' },
      things: { type: 'array', items: { type: 'string' } },
      within: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    },
    required: ['table'],
  });
});
