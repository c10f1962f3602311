import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { alias } from '../support/alias.js';
import { depthConfig } from '../support/depth-config.js';

// The tests of EcoLogic, run on a changed copy of its package. `CHANGED` is the folder of the copy; its `tests` holds those
// that have changed, too.

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = join(root, 'packages/ecologic/src/');
const { CHANGED: copy = '' } = process.env;

/** Takes the modules of the copy for those that a test imports by their paths, and changed tests for what they were. */
const changedModules: Plugin = {
  name: 'changed-modules',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.startsWith('.') || importer === undefined) return undefined;
    const path = resolve(dirname(importer), source);
    return path.startsWith(sources) ? join(copy, 'src', path.slice(sources.length).replace(/\.js$/, '.ts')) : undefined;
  },
  load(id) {
    const changed = join(copy, relative(root, id));
    return id.startsWith(join(root, 'tests')) && existsSync(changed) ? readFileSync(changed, 'utf8') : undefined;
  },
};

export default defineConfig({
  plugins: [changedModules],
  resolve: {
    alias: [
      { find: /^@rulewright\/ecologic$/, replacement: join(copy, 'src/index.ts') },
      { find: /^@rulewright\/ecologic\/(.+)$/, replacement: join(copy, 'src/$1.ts') },
      ...alias,
    ],
  },
  test: {
    ...depthConfig,
    root,
    include: ['tests/ecologic/**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
  },
});
