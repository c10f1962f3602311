import { greedy, match, uniform } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

// in one dealt world, among the four likeliest actions
const quick = greedy(engine, expertise, { worlds: 1, width: 4 });
const { winners } = await match(engine, [quick, uniform(engine)], { seed: 7 });
console.log(winners); // [ 0 ]
