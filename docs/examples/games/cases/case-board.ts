import { caseBoard, loadCaseGame } from '@rulewright/games/cases';
import { playCase, readDocument } from '@rulewright/testing/cases';

const game = await loadCaseGame('emix');
const document = readDocument(`a card that is drawn
  options {players 3, firstPlayer 0}
  begin
  slot 0
  0 draw`);
for (const one of document.cases) if (game) console.log(caseBoard(playCase(one, document, game), game)?.actions); // [ '0 draw' ]
