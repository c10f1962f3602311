import { testCases } from './test-cases.js';

await testCases('emix');
