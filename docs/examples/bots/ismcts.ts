import { ismcts, match, uniform } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const searching = ismcts(engine, { expertise, iterations: 8, cutOff: 4 });
const { end } = await match(engine, [searching, uniform(engine)], { seed: 7, limit: 30 });
console.log(end); // limit
