import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { slashed } from './slashed.js';

test.each([win32, posix])('paths are the same on every machine', ({ join, sep }) => {
  expect(slashed(join('packages', 'core', 'src', 'index.ts'), sep)).toBe('packages/core/src/index.ts');
});
