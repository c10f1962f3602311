import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { guides, readmes } from '../../../docs/documents.js';
import { installedBy } from '../../../docs/installs.js';
import { type Sample, samplesOf } from '../../../docs/samples.js';
import { emptyFolder, run, want } from '../projects.js';

const house = emptyFolder();
afterAll(() => rmSync(house, { recursive: true }));

beforeAll(() => {
  writeFileSync(join(house, 'package.json'), '{ "private": true }');
  run(house, 'npm', 'install', 'pnpm@10');
});

const COMPILER = {
  target: 'es2022',
  lib: ['es2022', 'dom'],
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
};

const documents = [...readmes, ...guides].map((document, index) => {
  const text = readFileSync(document, 'utf8');
  return { document, index, installed: installedBy(text), samples: samplesOf(text) };
});

// pnpm lets a project import what it asked for, and nothing else
describe.each(documents.filter(({ samples }) => samples.length > 0))(
  'whoever follows $document with pnpm',
  ({ index, installed, samples }) => {
    const project = join(house, `project-${index}`);

    test('gets what the samples import, compiles them and runs them', () => {
      mkdirSync(project);
      want(project, installed, inject('tarballs'), inject('consumer'));
      pnpm(project, 'install', '--ignore-scripts', '--store-dir', join(house, 'store'));
      for (const { file, code } of samples) writeFileSync(join(project, file), code);
      const compilerOptions = { ...COMPILER, types: installed.includes('@types/node') ? ['node'] : [] };
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
      node(project, resolve('node_modules/typescript/bin/tsc'));
      for (const sample of samples) expect(play(project, sample)).toEqual(expect.any(String));
    });
  },
);

/** What a sample prints; one that holds tests is run by its runner. */
function play(project: string, { file, code }: Sample): string {
  const program = file.replace(/ts$/, 'js');
  if (!/from ['"]vitest['"]/.test(code)) return node(project, program);
  writeFileSync(join(project, 'vitest.config.js'), `export default { test: { include: ['${program}'] } };`);
  return node(project, 'node_modules/vitest/vitest.mjs', 'run');
}

const node = (project: string, ...args: string[]): string => run(project, process.execPath, ...args);
const pnpm = (project: string, ...args: string[]): string =>
  node(project, join(house, 'node_modules/pnpm/bin/pnpm.cjs'), ...args);
