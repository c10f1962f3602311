import { appraiser, powerWorth } from '@rulewright/bots/emix';
import { engine } from '@rulewright/emix';

const state = engine.init('seed');
const appraisal = appraiser(engine.content)(state, 0);
const power = engine.content.cards.find(({ type }) => type === 'power');
if (power === undefined) throw new Error('a pack has powers');
console.log(Number.isFinite(powerWorth(appraisal, power, 0))); // true
