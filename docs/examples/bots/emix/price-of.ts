import { appraiser, priceOf } from '@rulewright/bots/emix';
import { engine } from '@rulewright/emix';

const state = engine.init('seed');
const appraisal = appraiser(engine.content)(state, 0);
console.log(priceOf(appraisal, 0, 3, 0, false) === 3 * appraisal.side); // true
