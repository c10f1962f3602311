import { gain, prospects } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const hope = prospects(engine.content, engine.init('seed'), 0);
console.log(gain(hope, 0, 0), gain(hope, 3, 3) > 0); // 0 true
