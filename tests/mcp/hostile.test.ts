import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { tools } from '../../packages/mcp/src/tools.js';
import { some } from '../support/depth.js';
import { type Spoken, served, tableIn } from './client.js';

// Whatever stands in the arguments of a tool, the answer is a result or a typed error, and what only reads changes nothing.

const CODES = [1, 2, 3, -32602];
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const values: readonly unknown[] = [
  null,
  true,
  -1,
  -0,
  0,
  0.5,
  1e300,
  2 ** 53,
  '',
  '0',
  '-1',
  '9007199254740993',
  'x'.repeat(100_000),
  '\ud800',
  '__proto__',
  'constructor',
  'ecologic',
  'ismcts:iterations=1000000000',
  'weighted:1',
  '0 pass',
  'null',
  '{"type":"pass","seat":1}',
  nested(3000),
  '['.repeat(3000),
  [],
  [[]],
  [null],
  ['uniform', 7],
  {},
  { type: 'pass', seat: '0' },
  JSON.parse('{"__proto__":{"polluted":1}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":1}}}'),
  { toString: 7, valueOf: 7 },
  { type: { toString: 7 }, seat: {} },
];

let server: Spoken;
let table: number;
beforeAll(async () => {
  server = await served({ seed: 'hostile', limits: { tables: 3, iterations: 5, milliseconds: 50 } });
  table = tableIn(await server.ask('new_game', { game: 'ecologic', seat: 1 }));
});
afterAll(() => server.close());

const ACTING = ['new_game', 'act', 'resign', 'leave'];
/** Arguments that are right but for one. */
const right = (name: string, fields: readonly string[]): object => ({
  ...(fields.includes('table') && { table }),
  ...(fields.includes('game') && { game: 'ecologic' }),
  ...(fields.includes('find') && { find: 'bid' }),
  ...(fields.includes('text') && { text: 'ECO-SET.9 a\n  options {players 2}\n' }),
  ...((name === 'why_not' || name === 'chances') && { action: 'pass' }),
});

describe.each(some(Object.entries(tools), { day: 3, full: 1 }, 1))('%s', (name, { args }) => {
  test('takes anything', async () => {
    const before = await server.ask('look', { table, json: true });
    const fields = Object.keys((args as unknown as z.ZodMiniObject).def.shape);
    for (const field of [...fields, 'other'])
      for (const value of values) {
        const given = { ...right(name, fields), [field]: value };
        const { isError = false, structuredContent, content } = await server.call(name, given);
        const said = content.map(({ text = '' }) => text).join('\n');
        if (isError)
          expect({ field, value, code: structuredContent?.error.code }).toMatchObject({
            code: expect.toBeOneOf(CODES),
          });
        expect(said.length).toBeLessThan(200_000);
        expect(said).not.toContain('the server has made a mistake');
        if (name === 'leave' && !isError) table = tableIn(await server.ask('new_game', { game: 'ecologic', seat: 1 }));
        if (name === 'new_game' && !isError) await server.ask('leave', { table: tableIn(said) });
      }
    expect({}).not.toHaveProperty('polluted');
    if (!ACTING.includes(name)) expect(await server.ask('look', { table, json: true })).toBe(before);
  });
});
