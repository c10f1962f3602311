import { appraiser, kept } from '@rulewright/bots/emix';
import { engine } from '@rulewright/emix';

const state = engine.init('seed');
const appraisal = appraiser(engine.content)(state, 0);
const [card] = engine.content.cards;
if (card === undefined) throw new Error('a pack has cards');
console.log(kept(appraisal, card) >= 0); // true
