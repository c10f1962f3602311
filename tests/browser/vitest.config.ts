import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { alias } from '../support/alias.js';
import { longestFirst } from '../support/longest-first.js';

/** Whole games take longest. */
const LONG = [/play\/euphoria/, /play\//, /pages\./, /table\./, /sample\./];

/** `npm run test:in -- browser`: the built site in a real browser. */
export default defineConfig({
  resolve: { alias },
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: 'tests/browser/server.ts',
    isolate: false,
    sequence: { sequencer: longestFirst(LONG) },
    // a page waits half of its time, for frames and for other processes
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // a busy machine can drop a page or starve it of time; what is wrong is wrong twice
    retry: 1,
  },
});
