import { match, review, uniform } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const { record } = await match(engine, [uniform(engine), uniform(engine)], { seed: 'review', limit: 6 });
const { decisions, seats, isComplete } = await review(engine, record, { expertise, iterations: 40, tree: 20 });
console.log(isComplete, decisions.length, seats.length); // true 6 2
const costs = decisions.map(({ loss }) => loss);
console.log(Math.max(...costs) > 0, Math.min(...costs) >= 0); // true true
