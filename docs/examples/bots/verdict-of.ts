import { match, review, uniform, verdictOf } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const { record } = await match(engine, [uniform(engine), uniform(engine)], { seed: 'review', limit: 4 });
const { decisions } = await review(engine, record, { expertise, iterations: 40, tree: 20 });
const words = decisions.map((decision) => verdictOf(decision, expertise.calibration));
const known = ['best', 'good', 'slip', 'mistake', 'blunder', undefined];
console.log(words.every((word) => known.includes(word))); // true
console.log(decisions.map((decision) => verdictOf(decision, undefined))); // [ undefined, undefined, undefined, undefined ]
