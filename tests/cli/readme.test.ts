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

/** Commands that need another program, a document or minutes: the text speaks of them, and no sample runs them. */
const told = ['case', 'serve', 'train', 'worker'];

test('The README shows every command, or tells it', async () => {
  const { out } = await rulewright(['--help']);
  const known = [...out.matchAll(/^ {2}(\w+) /gm)].map(([, name = '']) => name).filter((name) => name !== 'help');
  const shown = new Set(commands.map((line) => words(line)[0] ?? ''));
  expect(known.filter((name) => !shown.has(name)).sort()).toEqual(told);
  expect(told.filter((name) => !readme.includes(`\`${name}`) && !readme.includes(`rulewright ${name} `))).toEqual([]);
});

/** What by day takes: the commands that play no long game, and none but once. */
const quick = commands.filter((line) => /^(?:games|learn|rules|cards|options|aid|play ecologic --option)/.test(line));

// one after the other: what one command saves the next one reads
test.each(atDepth({ day: quick, full: commands }))('The command of the README works: rulewright %s', async (line) => {
  const { code, out, err } = await rulewright(words(line));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toBe('');
});
