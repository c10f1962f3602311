import { appraiser, priceOf } from '@rulewright/bots/emix';
import { engine } from '@rulewright/emix';

const state = engine.init('seed');
const appraisal = appraiser(engine.content)(state, 0);
const price = priceOf(appraisal, 0, { pos: 3, neg: 0, isForOthers: false });
console.log(price === 3 * appraisal.side); // true
