import { defineConfig } from 'vitest/config';
import { alias } from '../support/alias.js';
import { depthConfig } from '../support/depth-config.js';

/** `npm run test:in -- conformance`: the full sweep, hundreds of games in one test. */
export default defineConfig({
  resolve: { alias },
  test: {
    ...depthConfig,
    include: ['tests/conformance/**/*.test.ts'],
    maxWorkers: '100%',
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
