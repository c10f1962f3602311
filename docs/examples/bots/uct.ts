import { match, uct, uniform } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const searching = uct(engine, { expertise, iterations: 8, worlds: 2, cutOff: 4 });
const { end } = await match(engine, [searching, uniform(engine)], { seed: 7, limit: 30 });
console.log(end); // limit
