import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Package } from '../packages.js';

/** What `npm pack` reports of one tarball. */
export interface Tarball {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string; readonly mode: number }[];
}

/** A folder outside the repository: nothing else is near. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'rulewright-'));

/** What a program prints when it succeeds. */
export const run = (cwd: string, program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 });

export const pack = (destination: string): Tarball[] =>
  JSON.parse(run('.', 'npm', 'pack', '--workspaces', '--json', '--pack-destination', destination)) as Tarball[];

/**
 * Writes the manifest of a project that wants these packages and nothing else. Ours come from the folder of tarballs, also
 * where only another one of ours needs them: nothing of this version is published yet.
 */
export function want(project: string, names: readonly string[], tarballs: readonly Tarball[], folder: string): void {
  const ours = new Map(tarballs.map(({ name, filename }) => [name, `file:${join(folder, filename)}`]));
  const dependencies = Object.fromEntries(names.map((name) => [name, ours.get(name) ?? '*']));
  const overrides = Object.fromEntries([...ours].filter(([name]) => !names.includes(name)));
  const manifest = { private: true, type: 'module', dependencies, overrides, pnpm: { overrides } };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
}

/** The names of our packages that come with one of them, itself included, sorted. */
export function closure(name: string, packages: readonly Package[]): string[] {
  const { dependencies = [] } = packages.find((each) => each.name === name) ?? {};
  const ours = dependencies.filter((each) => packages.some((other) => other.name === each));
  return [...new Set([name, ...ours.flatMap((each) => closure(each, packages))])].sort();
}
