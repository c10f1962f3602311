import { defineConfig } from 'vitest/config';
import { alias } from '../alias.js';

/** `npm run test:browser`: the built site in a real browser. */
export default defineConfig({
  resolve: { alias },
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: 'tests/browser/server.ts',
    isolate: false,
    // a page mostly waits for another process
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // a busy machine can drop a page or starve it of time; what is wrong is wrong twice
    retry: 1,
  },
});
