import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** `npm run test:in -- release`: the tarballs as a stranger installs them. No aliases: it needs a build, not the sources. */
export default defineConfig({
  test: {
    globalSetup: 'tests/release/packaging/install.ts',
    include: ['tests/release/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'tests/release/packaging/nightly/**'],
    // installing waits half of its time
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
