import { some } from '../support/depth.js';
import { guides, onBoardgameIo, readmes, tutorials } from './documents.js';
import { runExamples } from './examples.js';
import { runSamples, SHELF } from './samples.js';

// The code of documents and examples, compiled by one program. What needs boardgame.io is run where that is installed.

const documents = [...readmes, ...guides, ...tutorials].filter((document) => !onBoardgameIo.includes(document));
runSamples(...some(documents, { day: 8 }));
runExamples(SHELF, (name) => !name.startsWith('boardgame-io/'));
