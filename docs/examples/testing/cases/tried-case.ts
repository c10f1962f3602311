import { loadCaseGame } from '@rulewright/games/cases';
import { playCase, readDocument, triedCase } from '@rulewright/testing/cases';

const game = await loadCaseGame('ecologic');
const document = readDocument('ECO-SET.9 who begins?\n  options {players 2}\n    ? setup-first 0', 'case.md');
for (const one of document.cases)
  if (game) console.log(triedCase(playCase(one, document, game), document.file).lines[0]?.found); // [ '? setup-first 0' ]
