import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { depthConfig } from '../support/depth-config.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const games = ['ecologic', 'emix', 'does-not-exist', 'euphoria'];
const tests = games.flatMap((game) =>
  readdirSync(`${root}/tests/${game}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `tests/${game}/${file}`),
);

/** What no package exports is tested with the sources alone. */
const readsSources = (file: string): boolean => /from '[./]+packages\//.test(readFileSync(`${root}/${file}`, 'utf8'));

/** `npm run test:in -- built`: the tests of the games' rules once more, by what `npm run build` wrote, which is what ships. */
export default defineConfig({
  root,
  test: {
    ...depthConfig,
    include: tests.filter((file) => !readsSources(file)),
    maxWorkers: '100%',
    isolate: false,
    testTimeout: 60_000,
    server: { deps: { external: [/packages\/[\w-]+\/dist\//] } },
  },
});
