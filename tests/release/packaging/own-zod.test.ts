import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { compile, emptyFolder, run, want } from './projects.js';

// An app may have its own zod, of whatever version: core's is inside core and meets no other.

const OPTIONS = 'options: z.strictObject({ players: z._default(z.literal(2), 2) }),';
const FOREIGN = `// @ts-expect-error a schema of another zod
    options: own.object({ players: own.literal(2).default(2) }),`;

describe.each(['3.25.76', '4.0.17'])('an app that has zod %s', (version) => {
  const project = emptyFolder();
  afterAll(() => rmSync(project, { recursive: true }));

  beforeAll(() => {
    want(
      project,
      ['@rulewright/core', '@rulewright/emix', '@standard-schema/spec'],
      inject('tarballs'),
      inject('consumer'),
    );
    run(project, 'npm', 'install', '--ignore-scripts', '--prefer-offline', `zod@${version}`);
    cpSync('tests/release/packaging/own-zod/app.ts', join(project, 'app.ts'));
    const game = readFileSync('tests/games/tic-tac-toe.ts', 'utf8');
    if (!game.includes(OPTIONS)) throw new Error('the game has other options');
    writeFileSync(join(project, 'game.ts'), `import { z as own } from 'zod';\n${game.replace(OPTIONS, FOREIGN)}`);
  });

  test('compiles with both', () => {
    const strict = { exactOptionalPropertyTypes: true, skipLibCheck: false };
    compile(project, { module: 'nodenext', lib: ['es2023', 'dom'], ...strict }, 'quick');
  });

  test('reads both by one standard, and a game of its own is refused with a sentence', () => {
    const report = JSON.parse(run(project, process.execPath, 'app.js'));
    expect(report).toMatchObject({
      own: [{ value: { name: 'Ada', options: { players: 3 } } }, { paths: ['name', 'options.players'] }],
      taken: { value: { players: 3 } },
      refused: { paths: ['players'] },
      loaded: true,
    });
    expect(report.actions.length).toBeGreaterThan(0);
    expect(report.actions.flat()).toEqual([]);
    expect(report.foreign).toMatch(/a schema is not made of the words of @rulewright\/core\/words/);
  });

  test('has one zod, the one it asked for', () => {
    const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
    const zods = Object.entries<{ readonly version: string }>(packages).filter(([path]) => path.endsWith('/zod'));
    expect(zods.map(([, found]) => found.version)).toEqual([version]);
  });
});
