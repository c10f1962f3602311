import { match, uniform } from '@rulewright/bots';
import { engine } from '@rulewright/emix';

const { end, record, faults } = await match(engine, [uniform(engine), uniform(engine)], { seed: 7 });
console.log(end, faults.length, engine.outcome(engine.replay(record)) !== undefined); // game-over 0 true
