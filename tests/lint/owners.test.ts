import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repository } from '../support/repository.js';

/** What the owners review, and who they are. */
const lines = readFileSync('.github/CODEOWNERS', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [pattern = '', ...owners] = line.split(/\s+/);
    return { pattern, owners };
  });

test('every file has owners, teams of whoever owns the repository', () => {
  expect(lines[0]?.pattern).toBe('*');
  const [owner] = new URL(repository.page).pathname.slice(1).split('/');
  for (const { owners } of lines) {
    expect(owners.length).toBeGreaterThan(0);
    for (const one of owners) expect(one).toMatch(new RegExp(`^@${owner}/[a-z-]+$`));
  }
});

test.each(lines.slice(1))('$pattern is there', ({ pattern }) => {
  const [before = '', after] = pattern.slice(1).split('*');
  const paths = after === undefined ? [before] : readdirSync(before).map((name) => `${before}${name}${after}`);
  expect(paths.some((path) => existsSync(path))).toBe(true);
});
