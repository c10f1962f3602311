import { defineConfig } from 'vitest/config';
import { alias } from '../support/alias.js';

/** `npm run test:in -- redis`: arenas over a real Redis; `redis-server` has to be installed. */
export default defineConfig({
  resolve: { alias },
  test: {
    include: ['tests/redis/**/*.test.ts'],
    // each file starts servers and processes of its own, and waits for what others do
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
