import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { games, libraries } from '../packages.js';

/** What `npm pack` reports of one tarball. */
export interface Tarball {
  readonly name: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string; readonly mode: number }[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty project outside the repository in which every tarball is installed. */
    consumer: string;
    tarballs: readonly Tarball[];
  }
}

/** Packs every package and installs the tarballs as a stranger does: nothing else is near. */
export function setup(project: TestProject): () => void {
  const consumer = mkdtempSync(join(tmpdir(), 'rulewright-'));
  const tarballs = pack(consumer);
  writeFileSync(join(consumer, 'package.json'), '{ "private": true }');
  const files = tarballs.map(({ filename }) => `./${filename}`);
  npm(consumer, 'install', '--ignore-scripts', '--prefer-offline', ...files);
  for (const [folder, type] of Object.entries({ esm: 'module', cjs: 'commonjs' })) {
    writeSources(join(consumer, folder));
    writeFileSync(join(consumer, folder, 'package.json'), JSON.stringify({ type }));
  }
  project.provide('consumer', consumer);
  project.provide('tarballs', tarballs);
  return () => rmSync(consumer, { recursive: true });
}

function pack(destination: string): Tarball[] {
  return JSON.parse(npm('.', 'pack', '--workspaces', '--json', '--pack-destination', destination)) as Tarball[];
}

/** A program in TypeScript that uses every module, plays every game, and exports a report of it. */
function writeSources(folder: string): void {
  mkdirSync(folder);
  cpSync('tests/packaging/consumer', folder, { recursive: true });
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

const npm = (cwd: string, ...args: string[]): string =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
