import { testCases } from './test-cases.js';

await testCases('does-not-exist');
