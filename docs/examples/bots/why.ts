import { reasonText, why } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const state = engine.init('why');
const [seat = 0] = engine.deciders(state);
const view = engine.view(state, seat);
const [one, other] = engine.legalActions(view);
if (one && other) {
  const reasons = why(engine, view, [one, other], { expertise, worlds: 4 });
  console.log(reasons.length <= 2); // true
  console.log(typeof reasonText(reasons, { engine, expertise })); // string
  console.log(why(engine, view, [one, one], { expertise })); // []
}
