import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run } from '../../packages/mcp/src/program.js';

const { version } = JSON.parse(readFileSync('packages/mcp/package.json', 'utf8'));

async function ran(...args: string[]) {
  const said = { out: '', err: '' };
  const code = await run(args, {
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
  });
  return { code, ...said };
}

test('rulewright-mcp tells its version and how it is used', async () => {
  expect(await ran('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
  const { code, out } = await ran('--help');
  expect(code).toBe(0);
  expect(out).toMatch(/^Usage: rulewright-mcp \[options\]\n/);
  expect(out).toContain('tables (20), iterations (2000), milliseconds (5000)');
});

test.each([
  [['--limit', 'chairs=3'], /--limit chairs=3 is none of tables, iterations, milliseconds/],
  [['--limit', 'tables=0'], /--limit tables=0 is none of/],
  [['--limit', 'tables'], /--limit tables is none of/],
  [['--color'], /Unknown option '--color'/],
  [['play'], /Unexpected argument 'play'/],
])('rulewright-mcp %j is used wrongly', async (args, says) => {
  expect(await ran(...args)).toEqual({ code: 2, out: '', err: expect.stringMatching(says) });
});
