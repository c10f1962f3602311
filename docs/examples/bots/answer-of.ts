import { answerOf, uniform } from '@rulewright/bots';
import { engine } from '@rulewright/ecologic';

const state = engine.init('asked once', { players: 2 });
const action = await answerOf(engine, uniform(engine), state);
console.log(engine.explain(state, action)); // undefined
