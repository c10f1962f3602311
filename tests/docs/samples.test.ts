import { some } from '../support/depth.js';
import { guides, onBoardgameIo, readmes, tutorials } from './documents.js';
import { runSamples } from './samples.js';

// the README of the test kit has a test file of its own
const elsewhere = ['packages/testing/README.md', ...onBoardgameIo];
const documents = [...readmes, ...guides, ...tutorials].filter((document) => !elsewhere.includes(document));
runSamples(...some(documents, { day: 8 }));
