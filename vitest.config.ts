import { configDefaults, defineConfig } from 'vitest/config';
import { alias } from './tests/support/alias.js';
import { depthConfig, leftOutByDay } from './tests/support/depth-config.js';
import { DepthReporter } from './tests/support/depth-reporter.js';

/**
 * `npm test`, `npm run test:full`. A config of its own has what takes long, and what needs more than the root installs: a folder
 * with a lock file of its own, as `tests/support/locked-folders.ts` names them.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    ...depthConfig,
    include: ['tests/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      'tests/{conformance,browser}/**',
      'tests/{boardgame-io,examples/react,playground,redis,release,site}/**',
      ...leftOutByDay,
    ],
    reporters: ['default', new DepthReporter()],
    maxWorkers: '100%',
    // modules keep no state between games, so a worker imports each engine once for all its files
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
