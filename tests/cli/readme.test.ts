import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { atDepth } from '../support/depth.js';
import { rulewright, scratch } from './console.js';

const folder = scratch();
const readme = readFileSync('packages/cli/README.md', 'utf8');
const commands = [...readme.matchAll(/^rulewright (.+)$/gm)].map(([, line]) => line ?? '');

/** The words of a shell line; quotes are single. */
const words = (line: string): string[] =>
  [...line.matchAll(/(?:[^\s']|'[^']*')+/g)].map(([word]) =>
    word.replaceAll("'", '').replace(/^game\.json$/, `${folder}/game.json`),
  );

test('The README shows every command', () => {
  const shown = new Set(commands.map((line) => words(line)[0]));
  expect([...shown].sort()).toEqual([
    'aid',
    'arena',
    'cards',
    'games',
    'learn',
    'options',
    'play',
    'replay',
    'review',
    'rules',
    'simulate',
    'welcome',
  ]);
});

/** What by day takes: the commands that play no long game, and none but once. */
const quick = commands.filter((line) => /^(?:games|learn|rules|cards|options|play ecologic --option)/.test(line));

// one after the other: what one command saves the next one reads
test.each(atDepth({ day: quick, full: commands }))('The command of the README works: rulewright %s', async (line) => {
  const { code, out, err } = await rulewright(words(line));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toBe('');
});
