import * as emix from '@rulewright/emix';
import { words } from '@rulewright/emix/positions';
import { ownCaseGame } from '@rulewright/games/cases';

const game = ownCaseGame({ engine: emix.engine, words });
console.log(game.words.stack?.takes); // DECK LIST
try {
  ownCaseGame({});
} catch (error) {
  console.log((error as Error).message); // the module exports no engine
}
