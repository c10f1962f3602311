import { doesNotExist } from './games.js';
import { testCases } from './test-cases.js';

testCases('packages/does-not-exist/cases', doesNotExist);
