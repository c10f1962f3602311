import { match, uniform } from '@rulewright/bots';
import { engine } from '@rulewright/ecologic';

const player = uniform(engine);
const { end } = await match(engine, [player, player], { seed: 7 });
console.log(end); // game-over
