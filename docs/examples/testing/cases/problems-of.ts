import { loadCaseGame } from '@rulewright/games/cases';
import { playCase, problemsOf, readDocument } from '@rulewright/testing/cases';

const game = await loadCaseGame('emix');
const document = readDocument(`a card that is drawn
  options {players 3, firstPlayer 0}
  begin
  slot 0
  draws [joy]
  0 draw
    = player.0.hand [anger]`);
for (const one of document.cases) if (game) console.log(problemsOf(playCase(one, document, game))); // [ 'case:7\n  - = player.0.hand [anger]\n  + = player.0.hand [joy]' ]
