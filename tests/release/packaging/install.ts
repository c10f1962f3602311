import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { games, libraries } from '../../support/packages.js';
import { emptyFolder, pack, run, type Tarball, want } from './projects.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty project outside the repository in which every tarball is installed. */
    consumer: string;
    tarballs: readonly Tarball[];
  }
}

/** Packs every package and installs the tarballs as a stranger does. */
export function setup(project: TestProject): () => void {
  const consumer = emptyFolder();
  const tarballs = pack(consumer);
  want(
    consumer,
    tarballs.map(({ name }) => name),
    tarballs,
    consumer,
  );
  run(consumer, 'npm', 'install', '--ignore-scripts', '--prefer-offline');
  for (const [folder, type] of Object.entries({ esm: 'module', cjs: 'commonjs' })) {
    writeSources(join(consumer, folder));
    writeFileSync(join(consumer, folder, 'package.json'), JSON.stringify({ type }));
  }
  project.provide('consumer', consumer);
  project.provide('tarballs', tarballs);
  return () => rmSync(consumer, { recursive: true });
}

/** A program in TypeScript that uses every module, plays every game, and exports a report of it. */
function writeSources(folder: string): void {
  mkdirSync(folder);
  cpSync('tests/release/packaging/consumer', folder, { recursive: true });
  cpSync('tests/games/tic-tac-toe.ts', join(folder, 'tic-tac-toe.ts'));
  const modules = libraries.flatMap((library) => library.modules);
  const lines = [
    `import { playOut } from './play-out.js';`,
    `import { ticTacToe } from './tic-tac-toe.js';`,
    ...modules.map((module, index) => `import * as module${index} from '${module}';`),
    'export const report = {',
    '  exports: {',
    ...modules.map((module, index) => `    '${module}': Object.keys(module${index}).sort(),`),
    '  },',
    '  games: {',
    `    'tic-tac-toe': playOut(ticTacToe),`,
    ...games.map(({ name }) => `    '${name}': playOut(module${modules.indexOf(name)}.engine),`),
    '  },',
    '};',
  ];
  writeFileSync(join(folder, 'main.ts'), lines.join('\n'));
}
