import { moodReader } from '@rulewright/bots/emix';
import { engine } from '@rulewright/emix';

const state = engine.init('seed');
const mood = moodReader(engine.content)(state, 0);
console.log(Math.abs(mood.side), mood.stakes.length); // 1 2
