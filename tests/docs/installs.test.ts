import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { packages } from '../support/packages.js';
import { guides, readmes, tutorials } from './documents.js';
import { installedBy } from './installs.js';
import { samplesOf } from './samples.js';

/** `@rulewright/core/schema` is in `@rulewright/core`, `zod/mini` in `zod`; Node itself needs its types. */
const packageOf = (specifier: string): string =>
  specifier.startsWith('node:') ? '@types/node' : (/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);

function importedBy(document: string): readonly string[] {
  const specifiers = samplesOf(document).flatMap(({ code }) =>
    ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName),
  );
  return [...new Set(specifiers.filter((specifier) => !specifier.startsWith('.')).map(packageOf))].sort();
}

test.each([...readmes, ...guides, ...tutorials])('%s has its reader install what its samples import', (document) => {
  const text = readFileSync(document, 'utf8');
  const [installed, imported] = [installedBy(text), importedBy(text)];
  expect(imported.filter((name) => !installed.includes(name))).toEqual([]);
  if (imported.length > 0) expect(installed).toEqual(imported);
});

test.each([...tutorials, 'docs/guide/getting-started.md'])('%s begins with a folder of modules', (document) => {
  // samples await at their top level, which no other folder takes
  expect(readFileSync(document, 'utf8')).toMatch(/```sh\nnpm init --yes && npm pkg set type=module\nnpm install /);
});

test.each(packages)('the README of $name begins with how it is installed', ({ folder, name }) => {
  const text = readFileSync(`${folder}/README.md`, 'utf8');
  // npm itself installs what `npm create` runs
  const isRun = name.startsWith('create-');
  const line = isRun ? `^npm create ${name.slice('create-'.length)}@latest ` : `^npm install (--\\S+ )?.*${name}( |$)`;
  expect(text.slice(0, text.indexOf('```ts'))).toMatch(new RegExp(line, 'm'));
});
