import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { alias } from '../support/alias.js';

/** What takes longest, the longest first. */
const LONG = [/play\/euphoria/, /play\//, /pages\./, /table\./, /sample\./];
const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => name.test(moduleId));
  return at < 0 ? LONG.length : at;
};

/** Whole games begin first, so that no worker is left alone with one at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** `npm run test:in -- browser`: the built site in a real browser. */
export default defineConfig({
  resolve: { alias },
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: 'tests/browser/server.ts',
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // a page waits half of its time, for frames and for other processes
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // a busy machine can drop a page or starve it of time; what is wrong is wrong twice
    retry: 1,
  },
});
