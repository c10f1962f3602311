import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix, relative } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { inFull } from '../support/depth.js';
import { lockedFolders } from '../support/locked-folders.js';
import { groups } from '../tools/commands.js';

// A script of the repository is seldom run, and nobody notices what it lacks: here each of its programs and files is looked
// for, and everything that the files import.

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Record<string, string> };

interface Started {
  /** The folders with lock files of their own that it installs. */
  readonly folders: readonly string[];
  readonly program: string;
  readonly args: readonly string[];
}

const INSTALLER = 'tests/support/with-modules.ts';

/** The commands of a script, without the variables that it sets. */
const commandsOf = (script: string): Started[] =>
  script
    .replaceAll(/\b[A-Z_]+=(?:'[^']*'|\S+) /g, '')
    .split(' && ')
    .map((command) => command.split(' '))
    .flatMap(([program = '', ...args]): Started[] => {
      if (args[0] !== INSTALLER) return [{ folders: [], program, args }];
      const end = args.includes('--') ? args.indexOf('--') : args.length;
      const folders = args.slice(1, end);
      const [inside, ...others] = args.slice(end + 1);
      const installs: Started = { folders, program, args: [INSTALLER] };
      return inside === undefined ? [installs] : [installs, { folders, program: inside, args: others }];
    });

/** Each script, and each program that a script starts by a name, with its commands. */
const started: readonly (readonly [string, readonly Started[]])[] = [
  ...Object.entries(scripts).map(([name, script]) => [name, commandsOf(script)] as const),
  ...Object.entries(groups).flatMap(([group, commands]) =>
    Object.entries(commands).map(
      ([name, { folders = [], lines }]) =>
        [`${group} -- ${name}`, lines.flatMap(commandsOf).map((command) => ({ ...command, folders }))] as const,
    ),
  ),
];

/** What npm installs in a folder, by its lock file: whether it is installed now or not. */
const lockOf = (folder: string): Readonly<Record<string, { readonly bin?: Readonly<Record<string, string>> }>> =>
  JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')).packages;

/** What a command runs that is not there. */
function missingOf({ folders, program, args }: Started): string[] {
  if (program === 'npm') {
    const name = args[0] === 'run' ? (args[1] ?? '') : (args[0] ?? '');
    return name in scripts ? [] : [name];
  }
  const files = args.filter((arg) => /^[\w./-]+\.(?:ts|mjs)$/.test(arg) && !arg.includes('/dist/'));
  const bins = ['.', ...folders].flatMap((folder) =>
    Object.values(lockOf(folder)).flatMap(({ bin = {} }) => Object.keys(bin)),
  );
  const isThere = ['node', 'python3', ...bins].includes(program);
  return [...(isThere ? [] : [program]), ...files.filter((file) => !existsSync(file))];
}

test.each(started)('%s runs what there is', (_, commands) => {
  expect(commands.flatMap(missingOf)).toEqual([]);
});

test('there are at most twenty scripts, and those that take a name are told their own', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(20);
  for (const group of Object.keys(groups)) expect(scripts[group]).toBe(`tsx tests/tools/run.ts ${group}`);
});

/** `@scope/name` of `@scope/name/part`. */
const packageOf = (path: string): string => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** What npm puts into the `node_modules` of each folder; a folder that borrows the modules of another has a link. */
const locks = [
  { folder: '.', lock: lockOf('.') },
  ...Object.entries(lockedFolders).flatMap(([folder, users]) =>
    [folder, ...users].map((each) => ({ folder: each, lock: lockOf(folder) })),
  ),
];

/** Whether a file finds a package, in its own folder or above, once the folder is installed. */
function finds(file: string, name: string): boolean {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (locks.some((each) => posix.join(relative(each.folder, folder), 'node_modules', name) in each.lock)) return true;
    if (folder === '.' || folder === dirname(folder)) return false;
  }
}

test('what the scripts run imports what there is', inFull, async () => {
  const files = started
    .flatMap(([, commands]) => commands)
    .flatMap(({ args }) => args)
    .filter((word) => /^[\w./-]+\.ts$/.test(word) && existsSync(word));
  expect(files.length).toBeGreaterThan(20);
  const { metafile } = await build({
    entryPoints: [...new Set(files)],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    outdir: 'unwritten',
    metafile: true,
    logLevel: 'silent',
  });
  const missing = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports
      .filter(({ path, external }) => external === true && !path.startsWith('node:'))
      .filter(({ path }) => !finds(file, packageOf(path)))
      .map(({ path }) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});
