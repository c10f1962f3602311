import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../traceability/collect.js';
import { readmes } from './documents.js';

const scriptsOf = (manifest: string): string[] =>
  Object.keys((JSON.parse(readFileSync(manifest, 'utf8')) as { readonly scripts: Record<string, string> }).scripts);

const scripts = scriptsOf('package.json');
/** Those of a new project and of the examples, which documents name too. */
const others = ['packages/create-rulewright/template/_package.json', 'examples/games/package.json'].flatMap(scriptsOf);
const prefixes = ['api', 'bench', 'docs', 'record', 'release', 'study', 'test'];
const single = ['start', 'cli', 'build', 'format', 'lint', 'types', 'check'];
const sources = ['packages', 'tests', 'docs'].flatMap((folder) => filesBelow(folder, '.ts'));

const named = (document: string): string[] =>
  [
    ...readFileSync(document, 'utf8').matchAll(
      /\bnpm (?:run (?:--silent )?)?([a-z]+(?::[a-z]+(?:-[a-z]+)*)*)(?![\w-])/g,
    ),
  ].map(([, name]) => name ?? '');
const run = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/\bnpm run ([a-z]+(?:[:-][a-z]+)*)/g)].map(([, name]) => name ?? '');

test('every script has a line in CONTRIBUTING.md', () => {
  const told = named('CONTRIBUTING.md');
  expect(scripts.filter((name) => !told.includes(name))).toEqual([]);
});

test('a script stands alone, or behind the prefix that says what it is for', () => {
  const strangers = scripts.filter((name) => !single.includes(name) && !prefixes.includes(name.split(':')[0] ?? ''));
  expect(strangers).toEqual([]);
});

test.each(['CONTRIBUTING.md', '.ci/run', ...readmes, ...filesBelow('docs', '.md')])(
  'every script that %s names is there',
  (document) => {
    expect(run(document).filter((name) => !scripts.includes(name) && !others.includes(name))).toEqual([]);
  },
);

test('every script that a comment or message of the sources names is there', () => {
  const missing = sources.flatMap((file) => run(file).map((name) => ({ file, name })));
  expect(missing.filter(({ name }) => !scripts.includes(name) && !others.includes(name))).toEqual([]);
});
