import vue from '@vitejs/plugin-vue';
import { configDefaults, defineConfig } from 'vitest/config';
import { alias } from './tests/alias.js';

/** `npm test`. What takes long has a config of its own: packaging, conformance; the bench is no test. */
export default defineConfig({
  // the drawings of the playground
  plugins: [vue()],
  resolve: { alias },
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      'tests/packaging/**',
      'tests/conformance/**',
      'tests/bench/**',
      'tests/redis/**',
      'tests/browser/**',
    ],
    maxWorkers: '100%',
    // modules keep no state between games, so a worker imports each engine once for all its files
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
