import { moodReader, priceOf } from '@rulewright/bots/emix';
import { engine } from '@rulewright/emix';

const state = engine.init('seed');
const mood = moodReader(engine.content)(state, 0);
console.log(priceOf(mood, 0, 3, 0, false) === 3 * mood.side); // true
