import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';
import { alias } from '../support/alias.js';
import { depthConfig } from '../support/depth-config.js';

/** `npm run test:in -- site`: what is drawn on the site, and the React example. */
export default defineConfig({
  plugins: [vue()],
  resolve: { alias },
  test: {
    ...depthConfig,
    include: ['tests/{site,playground,examples/react}/**/*.test.ts'],
    maxWorkers: '100%',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
