import { learnedValues, train } from '@rulewright/bots';
import { expertise, features } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const net = await train(engine, expertise, { seed: 'example', games: 10, generations: 1, hidden: 2, seats: [2] });
const values = learnedValues(engine, features(engine), net);
console.log(values(engine.init('seed')).length); // 2
