import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

// A script of the repository is seldom run, and nobody notices what it lacks: here each of its programs and files is looked
// for, and everything that the files import.

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Record<string, string> };

/** The commands of a script, without the variables that it sets. */
const commandsOf = (script: string): string[][] =>
  script
    .replaceAll(/\b[A-Z_]+=(?:'[^']*'|\S+) /g, '')
    .split(' && ')
    .map((command) => command.split(' '));

/** What a command runs that is not there. */
function missingOf([program = '', ...args]: readonly string[]): string[] {
  if (program === 'npm') {
    const name = args[0] === 'run' ? (args[1] ?? '') : (args[0] ?? '');
    return name in scripts ? [] : [name];
  }
  const files = args.filter((arg) => /^[\w./-]+\.(?:ts|mjs)$/.test(arg) && !arg.includes('/dist/'));
  const isThere = program === 'node' || program === 'python3' || existsSync(`node_modules/.bin/${program}`);
  return [...(isThere ? [] : [program]), ...files.filter((file) => !existsSync(file))];
}

test.each(Object.entries(scripts))('%s runs what there is', (_, script) => {
  expect(commandsOf(script).flatMap(missingOf)).toEqual([]);
});

/** `@scope/name` of `@scope/name/part`. */
const packageOf = (path: string): string => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** Whether a file finds a package, in its own folder or above. */
function finds(file: string, name: string): boolean {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules', name))) return true;
    if (folder === '.' || folder === dirname(folder)) return false;
  }
}

test('what the scripts run imports what there is', async () => {
  const started = Object.values(scripts)
    .flatMap(commandsOf)
    .flat()
    .filter((word) => /^[\w./-]+\.ts$/.test(word) && existsSync(word));
  expect(started.length).toBeGreaterThan(20);
  const { metafile } = await build({
    entryPoints: [...new Set(started)],
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
