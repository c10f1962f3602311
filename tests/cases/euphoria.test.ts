import { euphoria } from './games.js';
import { testCases } from './test-cases.js';

testCases('packages/euphoria/cases', euphoria);
