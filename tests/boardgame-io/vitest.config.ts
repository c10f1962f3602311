import { defineConfig } from 'vitest/config';
import { alias } from '../support/alias.js';
import { depthConfig } from '../support/depth-config.js';

/** `npm run test:in -- boardgame-io`: games on a real boardgame.io. */
export default defineConfig({
  resolve: { alias },
  test: {
    ...depthConfig,
    include: ['tests/boardgame-io/**/*.test.ts'],
    maxWorkers: '100%',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
