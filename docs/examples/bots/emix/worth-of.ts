import { appraiser, worthOf } from '@rulewright/bots/emix';
import { engine } from '@rulewright/emix';

const state = engine.init('seed');
const appraisal = appraiser(engine.content)(state, 0);
const effect = engine.content.cards.find(({ play }) => play !== undefined)?.play;
if (effect === undefined) throw new Error('a pack has effects');
console.log(Number.isFinite(worthOf(appraisal, effect, { human: 0, target: 1 }))); // true
