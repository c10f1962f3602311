import { analyse } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const state = engine.init('study');
const [seat = 0] = engine.deciders(state);
const { trees, answers } = await analyse(engine, engine.view(state, seat), { expertise, iterations: 60, tree: 30 });
console.log(trees, answers.length === engine.legalActions(state).length); // 2 true
const [best] = answers;
if (best) console.log(best.action.seat === seat, best.visits >= 2, best.error > 0, best.line.length > 0); // true true true true
