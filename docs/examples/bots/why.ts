import { ismcts, why } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const state = engine.init('why');
const [seat = 0] = engine.decision(state)?.seats ?? [];
const view = engine.view(state, seat);
const [one, other] = engine.legalActions(view);
if (one && other) {
  const reasons = why(engine, view, [[one], [other]], { expertise, worlds: 4 });
  console.log(reasons.every(({ of, weight }) => of !== '' && Number.isFinite(weight))); // true
  console.log(why(engine, view, [[one], [one]], { expertise })); // []
}

// a search says it with its last line, where something speaks for its choice
const player = ismcts(engine, { expertise, iterations: 20 })();
console.log(typeof player.explain()); // string
