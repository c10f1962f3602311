import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockedFolders } from '../support/locked-folders.js';

// The root's `npm ci` and those of the folders that have lock files of their own.

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const lockOf = (folder: string): Readonly<Record<string, Locked>> => read(`${folder}/package-lock.json`).packages;
const folders = Object.keys(lockedFolders);
const MOST = 300;

/**
 * Whether npm installs it on the machines that most clones are on. What is optional and for every machine is needed by builds in
 * WebAssembly alone.
 */
const isForLinux = ({ optional, os, cpu = ['x64'], libc = ['glibc'] }: Locked): boolean =>
  (os?.includes('linux') ?? optional !== true) && cpu.includes('x64') && libc.includes('glibc');

test(`npm ci at the root adds at most ${MOST} packages`, () => {
  const installed = Object.entries(lockOf('.')).filter(
    ([path, locked]) => path.includes('node_modules/') && isForLinux(locked),
  );
  expect(installed.length).toBeGreaterThan(200);
  expect(installed.length).toBeLessThanOrEqual(MOST);
});

test.each(['.', ...folders])('the lock file of %s names no registry', (folder) => {
  const resolved = Object.values(lockOf(folder)).filter(
    ({ link, resolved }) => link !== true && resolved !== undefined,
  );
  expect(resolved).toEqual([]);
});

test.each(folders)('%s has the very version of what the root has too', (folder) => {
  const [root, own] = [lockOf('.'), lockOf(folder)];
  const shared = Object.keys(own['']?.devDependencies ?? {}).map((name) => `node_modules/${name}`);
  for (const path of shared.filter((path) => path in root))
    expect({ path, version: own[path]?.version }).toEqual({ path, version: root[path]?.version });
});

test('renovate looks after every folder, those of tests and examples too, which it would pass over', () => {
  expect(read('.github/renovate.json').ignorePaths).toEqual(['**/node_modules/**']);
});
