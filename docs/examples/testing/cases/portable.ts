import { loadCaseGame } from '@rulewright/games/cases';
import { playCase, portable, readDocument } from '@rulewright/testing/cases';

const game = await loadCaseGame('ecologic');
const document = readDocument(
  'ECO-SET.9 who begins?\n  options {players 2}\n  seed table\n    = field.0.tile H14',
  'case.md',
);
const [one] = document.cases;
if (game && one) console.log(playCase(one, document, portable(game)).ok); // false
