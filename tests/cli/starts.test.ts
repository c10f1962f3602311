import { build } from 'esbuild';
import { expect, test } from 'vitest';

// What a command loads before it does anything: imports that are written as such, of files of our own and theirs.

/** The packages that a module and what it imports load at once. */
async function loadedBy(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    // without the paths that lead from our packages to their sources
    tsconfigRaw: {},
    outdir: 'dist',
    logLevel: 'silent',
  });
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { path: imported, kind, external } of metafile.outputs[path]?.imports ?? []) {
      if (kind !== 'import-statement') continue;
      if (external === true) found.add(imported);
      else visit(imported);
    }
  };
  const main = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry);
  visit(main?.[0] ?? '');
  return [...found].filter((name) => !name.startsWith('node:')).sort();
}

test('who asks for help loads no game, no engine and no command', async () => {
  expect(await loadedBy('packages/cli/src/program.ts')).toEqual(['commander']);
});

test('who looks up a rule loads no game', async () => {
  const packages = await loadedBy('packages/cli/src/commands/rules.ts');
  expect(packages).toContain('@rulewright/core');
  expect(packages.filter((name) => /bots|ecologic|emix|euphoria|does-not-exist/.test(name))).toEqual([]);
});

test('who imports the arena loads no ratings until it plays', async () => {
  const packages = await loadedBy('packages/bots/src/arena.ts');
  expect(packages).toContain('@rulewright/core');
  expect(packages).not.toContain('openskill');
});
