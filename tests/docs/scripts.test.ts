import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../support/files.js';
import { groups } from '../tools/commands.js';
import { readmes } from './documents.js';

const scriptsOf = (manifest: string): string[] =>
  Object.keys((JSON.parse(readFileSync(manifest, 'utf8')) as { readonly scripts: Record<string, string> }).scripts);

const scripts = scriptsOf('package.json');
/** Those of a new project and of the examples, which documents name too. */
const others = ['packages/create-rulewright/template/_package.json', 'examples/games/package.json'].flatMap(scriptsOf);
const prefixes = ['docs', 'test'];
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

test('a script has one word, or stands behind the one that says what it is for', () => {
  const strangers = scripts.filter((name) => name.includes(':') && !prefixes.includes(name.split(':')[0] ?? ''));
  expect(strangers).toEqual([]);
});

/** The words `measure -- ladder` of every script that takes a name. */
const programs = Object.entries(groups).flatMap(([group, commands]) =>
  Object.keys(commands).map((name) => `${group} -- ${name}`),
);
/** What a document starts by a script and a name that is not there; placeholders are no names. */
const strangersIn = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/\bnpm run (measure|record|docs|release|test:in) -- ([a-z][a-z-]*)/g)]
    .map(([, group, name]) => `${group} -- ${name}`)
    .filter((words) => !programs.includes(words));

test('everything that is measured has a line in docs/measuring.md, what else there is in CONTRIBUTING.md', () => {
  const measured = [...readFileSync('docs/measuring.md', 'utf8').matchAll(/^\| `([a-z]+)` \|/gm)].map(
    ([, name]) => name,
  );
  expect(measured.toSorted()).toEqual(Object.keys(groups.measure ?? {}).sort());
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
  const places = [...contributing.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
  expect(places).toEqual(expect.arrayContaining(Object.keys(groups['test:in'] ?? {})));
  for (const group of ['record', 'docs'])
    for (const name of Object.keys(groups[group] ?? {})) expect(contributing).toContain(`npm run ${group} -- ${name}`);
});

test.each(['CONTRIBUTING.md', '.ci/run', ...readmes, ...filesBelow('docs', '.md')])(
  'every script that %s names is there',
  (document) => {
    expect(run(document).filter((name) => !scripts.includes(name) && !others.includes(name))).toEqual([]);
    expect(strangersIn(document)).toEqual([]);
  },
);

test('every script that a comment or message of the sources names is there', () => {
  const missing = sources.flatMap((file) => run(file).map((name) => ({ file, name })));
  expect(missing.filter(({ name }) => !scripts.includes(name) && !others.includes(name))).toEqual([]);
  expect(sources.flatMap((file) => strangersIn(file).map((words) => ({ file, words })))).toEqual([]);
});
