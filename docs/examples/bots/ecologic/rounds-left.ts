import { roundsLeft } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

console.log(roundsLeft(engine.init('seed')) > 5); // true
