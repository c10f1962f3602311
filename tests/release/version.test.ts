import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { packages } from '../support/packages.js';

const house = mkdtempSync(join(tmpdir(), 'rulewright-version-'));
afterAll(() => rmSync(house, { recursive: true }));

test('a change of one package raises all of them together, and what they need of each other', () => {
  for (const entry of ['package.json', '.changeset/config.json']) cpSync(entry, join(house, entry));
  for (const { folder } of packages)
    for (const file of ['package.json', 'CHANGELOG.md']) cpSync(join(folder, file), join(house, folder, file));
  writeFileSync(join(house, '.changeset/one.md'), '---\n"@rulewright/emix": minor\n---\n\nAPI: a query more.\n');
  symlinkSync(resolve('tests/release/node_modules'), join(house, 'node_modules'));
  run('git', 'init', '--quiet');
  run('changeset', 'version');

  const [, minor] = packages[0]?.version.split('.') ?? [];
  const next = `0.${Number(minor) + 1}.0`;
  for (const { folder, name, dependencies } of packages) {
    const manifest = JSON.parse(readFileSync(join(house, folder, 'package.json'), 'utf8'));
    const siblings = dependencies.filter((each) => packages.some(({ name }) => name === each));
    expect({ name, version: manifest.version }).toEqual({ name, version: next });
    for (const sibling of siblings) expect(manifest.dependencies[sibling]).toBe(next);
    expect(readFileSync(join(house, folder, 'CHANGELOG.md'), 'utf8')).toMatch(`# ${name}\n\n## ${next}\n`);
  }
  expect(readFileSync(join(house, 'packages/emix/CHANGELOG.md'), 'utf8')).toContain('API: a query more.');
});

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: house, encoding: 'utf8', stdio: 'pipe' });
