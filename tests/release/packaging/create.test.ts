import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, inject, test } from 'vitest';
import { run } from './projects.js';

test('npm create rulewright leads from its tarball to green laws, and to a match of bots', () => {
  const consumer = inject('consumer');
  const bin = (name: string): string => join(consumer, 'node_modules/.bin', name);
  expect(run(consumer, bin('create-rulewright'), 'begun', '--yes')).toContain('npm test');
  const project = join(consumer, 'begun');
  // what a project installs beside our packages
  const { devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  for (const name of [...Object.keys(devDependencies), 'esbuild']) {
    const place = join(consumer, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    if (!existsSync(place)) symlinkSync(resolve('node_modules', name), place);
  }
  const tool = (name: string): string => resolve('node_modules/.bin', name);
  run(project, tool('tsc'), '--noEmit');
  run(project, tool('vitest'), 'run');
  run(project, tool('tsc'), '-p', 'tsconfig.build.json');
  const match = ['arena', '--game', 'dist/index.js', '--players', 'strong,beginner', '--games', '2', '--json'];
  expect(JSON.parse(run(project, bin('rulewright'), ...match))).toMatchObject({ game: 'begun', faults: [] });
});
