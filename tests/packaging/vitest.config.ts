import { configDefaults, defineConfig } from 'vitest/config';

/** `npm run test:packaging`: the tarballs as a stranger installs them. No aliases: it needs a build, not the sources. */
export default defineConfig({
  test: {
    globalSetup: 'tests/packaging/install.ts',
    include: ['tests/packaging/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'tests/packaging/nightly/**'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
