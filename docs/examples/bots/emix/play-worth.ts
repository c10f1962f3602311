import { appraiser, playWorth } from '@rulewright/bots/emix';
import { engine } from '@rulewright/emix';

const state = engine.init('seed');
const appraisal = appraiser(engine.content)(state, 0);
const [card] = engine.content.cards;
if (card === undefined) throw new Error('a pack has cards');
console.log(Number.isFinite(playWorth(appraisal, card, { human: 0, target: 1, pos: 0 }))); // true
