import type { Reporter, TestModule } from 'vitest/node';
import { depth } from './depth.js';
import { leftOut } from './depth-config.js';

/** The last line by day: the tests that have run, and those that the depth leaves out. */
export class DepthReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (depth !== 'day') return;
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const more = tests.filter(
      (test) => ['full', 'night'].some((tag) => test.tags.includes(tag)) && test.result().state === 'skipped',
    ).length;
    const files = `${leftOut.length} more files`;
    console.log(
      `${tests.length - more} tests by day; ${more} more tests, ${files} and longer walks in \`npm run test:full\`.\n`,
    );
  }
}
