import { emixCases } from './games.js';
import { testCases } from './test-cases.js';

testCases('packages/emix/cases', emixCases);
