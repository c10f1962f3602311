import { prospects, score } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const hope = prospects(engine.content, engine.init('seed'), 0);
console.log(hope.bare, score(hope) >= 0); // 0 true
