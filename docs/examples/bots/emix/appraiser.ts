import { appraiser } from '@rulewright/bots/emix';
import { engine } from '@rulewright/emix';

const state = engine.init('seed');
const appraisal = appraiser(engine.content)(state, 0);
console.log(Math.abs(appraisal.side), appraisal.stakes.length); // 1 2
