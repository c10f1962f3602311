import { guides, readmes, tutorials } from './documents.js';
import { runSamples } from './samples.js';

// the README of the test kit has a test file of its own
runSamples(...readmes.filter((readme) => !readme.includes('/testing/')), ...guides, ...tutorials);
