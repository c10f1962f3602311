import { defineConfig } from 'vitest/config';

/** Part of `npm run test:nightly`: what takes long with the tarballs. */
export default defineConfig({
  test: {
    globalSetup: 'tests/release/packaging/install.ts',
    include: ['tests/release/packaging/nightly/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
