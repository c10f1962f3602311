import { ecologic } from './games.js';
import { testCases } from './test-cases.js';

testCases('packages/ecologic/cases', ecologic);
