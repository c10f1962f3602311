import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../support/packages.js';

// Disputes as a rule lawyer writes them, with the documents alone. `examples.test.ts` compiles them, runs them, and compares
// what they print.

const folder = 'docs/examples/disputes';
const disputes = readdirSync(folder).map((file) => ({
  name: basename(file, '.ts'),
  code: readFileSync(`${folder}/${file}`, 'utf8'),
}));

test.each(games.map(({ name }) => name.replace('@rulewright/', '')))('%s has three disputes', (game) => {
  expect(disputes.filter(({ name }) => name.startsWith(game))).toHaveLength(3);
});

test.each(disputes)('$name takes at most 20 lines, public builders, and cites its rule', ({ code }) => {
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
  expect(code.split('\n')[0]).toMatch(/^\/\/ .*\?.* [A-Z]{3}-[A-Z]+\.\d+/);
  const sources = [...code.matchAll(/from '(.*)'/g)].map(([, from]) => from);
  for (const from of sources) expect(from).toMatch(/^@rulewright\/(testing|[a-z-]+(\/positions)?)$/);
  expect(code).not.toContain('state.agenda');
});
