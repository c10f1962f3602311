import { onBoardgameIo } from '../docs/documents.js';
import { runExamples } from '../docs/examples.js';
import { runSamplesIn } from '../docs/samples.js';

const SHELF = 'tests/boardgame-io/dist';
runSamplesIn(SHELF, ...onBoardgameIo);
runExamples(SHELF, (name) => name.startsWith('boardgame-io/'));
