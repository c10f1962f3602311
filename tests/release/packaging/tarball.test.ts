import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { describe, expect, inject, test } from 'vitest';
import { QUARTER, some } from '../../support/depth.js';
import { libraries, packages } from '../../support/packages.js';

function tarball(name: string) {
  const found = inject('tarballs').find((each) => each.name === name);
  if (found === undefined) throw new Error(`${name} was not packed`);
  return found;
}

/** Peers that a package meets by the shape of their values: it imports nothing of them, not even types. */
const BY_SHAPE: Readonly<Record<string, readonly string[]>> = { '@rulewright/boardgame-io': ['boardgame.io'] };

describe.each(packages)('the tarball of $name', ({ name, folder, dependencies, bundled, peers }) => {
  test('holds the licence, a README, a changelog, the build, its sources, its rulebook and its cases, and nothing else', () => {
    const paths = tarball(name).files.map(({ path }) => path);
    const others = paths.filter((path) => !/^(dist|src|rulebook|cases|template|template-secret)\//.test(path));
    const licences = ['LICENSE', ...bundled.map((each) => `LICENSE-${each}`)];
    expect(others.sort()).toEqual(['CHANGELOG.md', ...licences, 'README.md', 'package.json']);
    for (const path of paths)
      expect(path).toMatch(
        /^(src\/.+\.ts|(rulebook|cases)\/([a-z]{2}\/)?[\w-]+\.md|template(-secret)?\/.+|dist\/[^/]+(\.c?js|\.d\.c?ts)(\.map)?|[^/]+\.\w+|LICENSE(-[\w-]+)?)$/,
      );
    expect(paths.some((path) => path.startsWith('dist/')) && paths.some((path) => path.startsWith('src/'))).toBe(true);
    expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toBe(readFileSync('LICENSE', 'utf8'));
  });

  test('leaves publint nothing to say', async () => {
    const archive = readFileSync(join(inject('consumer'), tarball(name).filename));
    const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(archive).buffer }, level: 'suggestion' });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('imports exactly what its manifest declares', () => {
    const met = BY_SHAPE[name] ?? [];
    expect(peers).toEqual(expect.arrayContaining([...met]));
    expect(imported(name)).toEqual([...dependencies, ...peers.filter((peer) => !met.includes(peer))].sort());
  });
});

// all are built by one configuration, with manifests alike
describe.each(some(libraries, QUARTER))('the types of $name', ({ name, modules }) => {
  test('resolve in every mode of TypeScript and tell the truth about the code', () => {
    const { problems, analysis } = areTheTypesWrong(join(inject('consumer'), tarball(name).filename));
    expect(problems).toEqual({});
    const checked = Object.keys(analysis.entrypoints).map((path) => join(name, path));
    expect(checked).toEqual([...modules, `${name}/package.json`]);
  });
});

/** The packages that the code and the types of an installed package import. */
function imported(name: string): string[] {
  const dist = join(inject('consumer'), 'node_modules', name, 'dist');
  const code = readdirSync(dist).filter((file) => !file.endsWith('.map'));
  const specifiers = code.flatMap((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(dist, file), 'utf8'), true, true);
    return importedFiles.map(({ fileName }) => fileName);
  });
  const others = specifiers.filter((specifier) => !/^(\.|node:)/.test(specifier));
  return [...new Set(others.map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier))].sort();
}

interface Verdict {
  readonly problems: unknown;
  readonly analysis: { readonly entrypoints: Readonly<Record<string, unknown>> };
}

/** The program ends before a pipe has taken a long answer, so it writes to a file. */
function areTheTypesWrong(archive: string): Verdict {
  const answer = `${archive}.types.json`;
  const file = openSync(answer, 'w');
  spawnSync('attw', [archive, '--format', 'json'], { stdio: ['ignore', file, 'inherit'] });
  closeSync(file);
  return JSON.parse(readFileSync(answer, 'utf8')) as Verdict;
}
