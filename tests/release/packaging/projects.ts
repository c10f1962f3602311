import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { lockedFolders } from '../../support/locked-folders.js';
import { type Package, packages } from '../../support/packages.js';

/** What `npm pack` reports of one tarball. */
export interface Tarball {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string; readonly mode: number }[];
}

/** A folder outside the repository: nothing else is near. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'rulewright-'));

/** What a program prints when it succeeds. */
export function run(cwd: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** The compilers that users have: the quick one of today, and the one before it. */
const compilers = {
  quick: resolve('tests/types/node_modules/typescript-native/bin/tsc'),
  before: resolve('node_modules/typescript/bin/tsc'),
} as const;
export type Compiler = keyof typeof compilers;

/** Compiles a project by its tsconfig.json. Throws with all that the compiler says. */
export function compile(project: string, settings: object, compiler: Compiler): void {
  const options = { compilerOptions: { target: 'es2022', types: [], strict: true, ...settings }, include: ['*.ts'] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(options));
  run(project, process.execPath, compilers[compiler], '--project', '.');
}

/** Packs what is published; the site is no package. */
export function pack(destination: string): Tarball[] {
  const folders = packages.map(({ folder }) => `./${folder}`);
  return JSON.parse(run('.', 'npm', 'pack', ...folders, '--json', '--pack-destination', destination)) as Tarball[];
}

/**
 * Writes the manifest of a project that wants these packages and nothing else. Ours come from the folder of tarballs, also
 * where only another one of ours needs them: nothing of this version is published yet.
 */
export function want(project: string, names: readonly string[], tarballs: readonly Tarball[], folder: string): void {
  const ours = new Map(tarballs.map(({ name, filename }) => [name, `file:${join(folder, filename)}`]));
  const dependencies = Object.fromEntries(names.map((name) => [name, ours.get(name) ?? versionHere(name)]));
  const overrides = Object.fromEntries([...ours].filter(([name]) => !names.includes(name)));
  const pnpm = { overrides: Object.fromEntries(ours) };
  const manifest = { private: true, type: 'module', dependencies, overrides, pnpm };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
}

/** A library of others has the version that the repository has. */
function versionHere(name: string): string {
  const locked = ['.', ...Object.keys(lockedFolders)].flatMap((folder) => {
    const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'));
    return packages[`node_modules/${name}`]?.version ?? [];
  });
  if (locked[0] === undefined) throw new Error(`no lock file has ${name}`);
  return locked[0];
}

/** The names of our packages that come with one of them, itself included, sorted. */
export function closure(name: string, packages: readonly Package[]): string[] {
  const { dependencies = [] } = packages.find((each) => each.name === name) ?? {};
  const ours = dependencies.filter((each) => packages.some((other) => other.name === each));
  return [...new Set([name, ...ours.flatMap((each) => closure(each, packages))])].sort();
}
