import { loadCaseGame } from '@rulewright/games/cases';
import { quizOf, readDocument } from '@rulewright/testing/cases';

const game = await loadCaseGame('ecologic');
const document = readDocument(`ECO-SET.9 the first piece goes on the edge
  options {players 2}
  field
  0 place-first oil 9
    ! … …`);
for (const { action, isAllowed, rule } of game ? quizOf(document, game) : []) console.log(action, isAllowed, rule); // 0 place-first oil 9 false ECO-SET.9
