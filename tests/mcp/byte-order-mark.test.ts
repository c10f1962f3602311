import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { withoutMark } from '../../packages/mcp/src/byte-order-mark.js';
import { bundled } from '../support/bundled.js';
import { some } from '../support/depth.js';

const MARK = [0xef, 0xbb, 0xbf];

describe('A stream without its byte order mark', () => {
  test.each([
    { pieces: [[...MARK, 1, 2], [3]], left: [1, 2, 3] },
    { pieces: [[0xef], [], [0xbb], [0xbf, 1], [...MARK]], left: [1, ...MARK] },
    { pieces: [MARK, [1]], left: [1] },
    { pieces: [MARK], left: [] },
    { pieces: [[0xef, 0xbb]], left: [0xef, 0xbb] },
    { pieces: [[0xef, 0xbb], [1]], left: [0xef, 0xbb, 1] },
    { pieces: [[1], MARK], left: [1, ...MARK] },
    { pieces: [], left: [] },
  ])('of $pieces is $left', async ({ pieces, left }) => {
    const input = (async function* () {
      for (const piece of pieces) yield Uint8Array.from(piece);
    })();
    const found: number[] = [];
    for await (const piece of withoutMark(input)) found.push(...piece);
    expect(found).toEqual(left);
  });
});

const hello = {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'a shell', version: '1' },
};

test.each(
  some(
    [
      { program: 'mcp', args: [], request: { method: 'initialize', params: hello } },
      { program: 'cli', args: ['serve'], request: { method: 'hello' } },
    ] as const,
    { day: 2, full: 1 },
  ),
)('$program reads standard input that begins with a byte order mark', async ({ program, args, request }) => {
  const child = spawn(process.execPath, [await bundled(program), ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(`\ufeff${JSON.stringify({ jsonrpc: '2.0', id: 1, ...request })}\n`);
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const [answer] = said.trim().split('\n');
  expect(JSON.parse(answer ?? '')).toMatchObject({ id: 1, result: expect.anything() });
  expect(code).toBe(0);
});
