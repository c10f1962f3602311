import { prospects, score } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const hope = prospects(engine.content, engine.init('seed'), 0);
console.log(score(hope, 5, 5) > score(hope)); // true
