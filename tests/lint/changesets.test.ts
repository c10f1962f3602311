import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packages } from '../support/packages.js';

const waiting = readdirSync('.changeset').filter((file) => file.endsWith('.md') && file !== 'README.md');

test('every change that waits says whether games can go differently', () => {
  const untold = waiting.filter((file) => !tells(readFileSync(join('.changeset', file), 'utf8')));
  expect(untold).toEqual([]);
});

test('every change that waits names packages that there are', () => {
  const named = waiting.flatMap((file) => [
    ...readFileSync(join('.changeset', file), 'utf8').matchAll(/^["'](.+?)["']: (?:patch|minor|major)$/gm),
  ]);
  const known = packages.map(({ name }) => name);
  expect(named.map(([, name = '']) => name).filter((name) => !known.includes(name))).toEqual([]);
  expect(named.length).toBeGreaterThanOrEqual(waiting.length);
});

test.each([
  ['Rules: ECO-AUC.4 bids start at 1; rulesVersion 2.', true],
  ['Rules: ECO-AUC.4 bids start at 1.', false],
  ['API: `rig` is `scriptDraws`.', true],
  ['Bids start at 1.', false],
])('%s: told as it should be is %s', (text, told) => {
  expect(tells(`---\n"@rulewright/ecologic": minor\n---\n\n${text}\n`)).toBe(told);
});

/** The front matter, then one of four words; a change of the rules names the version that it leads to. */
function tells(changeset: string): boolean {
  const text = changeset.replace(/^---\n[\s\S]*?\n---\s*/, '');
  return /^(API|Content|Inside): /.test(text) || /^Rules: [\s\S]*\brulesVersion \d+/.test(text);
}
