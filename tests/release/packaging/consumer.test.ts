import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, transformSync } from 'esbuild';
import { build as viteBuild } from 'vite';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { samplesOf } from '../../docs/samples.js';
import { atDepth } from '../../support/depth.js';
import { games, libraries } from '../../support/packages.js';
import type { Played } from './consumer/play-out.js';
import { type Compiler, compile, run } from './projects.js';

interface Report {
  readonly exports: Readonly<Record<string, readonly string[]>>;
  readonly games: Readonly<Record<string, Played>>;
}

const consumer = inject('consumer');

describe('a program that uses every module', () => {
  let imported: Report;
  let required: Report;

  beforeAll(() => {
    imported = compileAndRun('esm');
    required = compileAndRun('cjs');
  });

  test('plays every game to its end when it imports them', () => {
    expect(Object.keys(imported.games)).toEqual(['tic-tac-toe', ...games.map(({ name }) => name)]);
    for (const { outcome } of Object.values(imported.games)) expect(outcome?.winners).not.toEqual([]);
    expect(imported.games['tic-tac-toe']).toMatchObject({
      decisions: 8,
      outcome: { ranking: [[1], [0]], scores: [0, 1] },
    });
  });

  test('finds the same exports and plays the same games when it requires them', () => {
    expect(Object.keys(required.exports)).toEqual(libraries.flatMap(({ modules }) => modules));
    expect(required).toEqual(imported);
  });

  const bundled = ['esm', { module: 'esnext', moduleResolution: 'bundler' }] as const;
  const older = { module: 'node16' };
  // the quick compiler has compiled what has run
  test.each(atDepth({ day: [bundled], full: [bundled], night: [bundled, ['esm', older], ['cjs', older]] }))(
    'compiles in %s with %o',
    (folder, mode) => compileStrictly(folder, { ...mode, noEmit: true }, 'before'),
  );

  describe.each([
    ['esbuild', bundleByEsbuild],
    ['Vite', bundleByVite],
  ])('in a browser bundle of %s that has no polyfill and no Node', (_, bundle) => {
    test.each(games)('plays $name', async ({ name }) => {
      const program = `import { engine } from '${name}'; import { playOut } from './play-out.js'; globalThis.played = playOut(engine);`;
      expect(playInBrowser(await bundle(program))).toEqual(imported.games[name]);
    });
  });
});

test('an engine of somebody else, the card game of the guide, keeps all laws, those of knowledge too', () => {
  const sample = samplesOf(readFileSync('docs/guide/test-an-edge-case.md', 'utf8')).find(
    ({ file }) => file === 'hints.ts',
  );
  writeFileSync(join(consumer, 'esm', 'hints.mjs'), transformSync(sample?.code ?? '', { loader: 'ts' }).code);
  const program = `
    import { conformance } from '@rulewright/testing';
    import { hints } from './esm/hints.mjs';
    console.log(JSON.stringify(conformance(hints, { games: 20, density: 0.3 })));
  `;
  writeFileSync(join(consumer, 'laws.mjs'), program);
  const report = JSON.parse(run(consumer, process.execPath, 'laws.mjs'));
  expect(report.games).toBe(20);
  for (const count of Object.values(report.knowledge)) expect(count).toBeGreaterThan(0);
});

/** The report of the program as Node runs it: as ES modules in `esm`, as CommonJS in `cjs`. */
function compileAndRun(folder: 'esm' | 'cjs'): Report {
  compileStrictly(folder, { module: 'nodenext' }, 'quick');
  const program = `import('./${folder}/main.js').then(({ report }) => console.log(JSON.stringify(report)))`;
  return JSON.parse(run(consumer, process.execPath, '--eval', program)) as Report;
}

/** Compiles the consumer's program as strictly as TypeScript can, the types of all dependencies included. */
function compileStrictly(folder: string, mode: object, compiler: Compiler): void {
  const strict = { exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false };
  compile(join(consumer, folder), { lib: ['es2022', 'dom'], ...strict, ...mode }, compiler);
}

/** Plays in a bare context with what every browser has and our dependencies ask for: the encoder of texts. */
const playInBrowser = (code: string): unknown =>
  JSON.parse(runInNewContext(`${code}\nJSON.stringify(played)`, { TextEncoder, Uint8Array }) as string);

async function bundleByEsbuild(program: string): Promise<string> {
  const { outputFiles, warnings } = await build({
    stdin: { contents: program, resolveDir: join(consumer, 'esm') },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    write: false,
    logLevel: 'silent',
  });
  expect(warnings).toEqual([]);
  return outputFiles.map(({ text }) => text).join('\n');
}

async function bundleByVite(program: string): Promise<string> {
  const entry = join(consumer, 'esm', 'vite.js');
  writeFileSync(entry, program);
  const warnings: string[] = [];
  const built = await viteBuild({
    root: consumer,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: entry, output: { format: 'iife' }, onwarn: ({ message }) => warnings.push(message) },
    },
  });
  expect(warnings).toEqual([]);
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs.map((each) => (each.type === 'chunk' ? each.code : '')).join('\n');
}
