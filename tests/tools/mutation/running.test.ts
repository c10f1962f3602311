import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { atNight } from '../../support/depth.js';
import { gone } from '../../support/running.js';
import { vitest, whileBroken } from './running.js';

const folder = mkdtempSync(join(tmpdir(), 'rulewright-mutation-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a run that is cut off takes a worker along that computes on without end', atNight, async () => {
  const told = join(folder, 'worker');
  writeFileSync(
    join(folder, 'endless.test.js'),
    `import { writeFileSync } from 'node:fs';
     test('endless', () => {
       writeFileSync(${JSON.stringify(told)}, String(process.pid));
       for (;;);
     });`,
  );
  const ended = vitest(['--root', folder, '--globals'], 'day', 15_000);
  while (!existsSync(told)) await new Promise((wait) => setTimeout(wait, 50));
  expect(await ended).toBe(undefined);
  await gone(Number(readFileSync(told, 'utf8')));
});

test('a file is whole again after a run, whatever came of it', async () => {
  const file = join(folder, 'sum.ts');
  writeFileSync(file, 'const sum = 1 + 2;');
  const mutant = { line: 1, from: 14, to: 15, before: '+', after: '-' };
  const seen = await whileBroken(file, mutant, async () => readFileSync(file, 'utf8'));
  expect(seen).toBe('const sum = 1 - 2;');
  await expect(whileBroken(file, mutant, () => Promise.reject(new Error('no run')))).rejects.toThrow('no run');
  expect(readFileSync(file, 'utf8')).toBe('const sum = 1 + 2;');
});
