import { engine } from '@rulewright/does-not-exist';
import { clear, layFor, rave, save } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  clear(state);
  rave(state, 10);
  layFor(state, 0, 1, 'demo-jing');
  save(state, 1);
});
console.log(state.lineups[0]?.by); // [ 1 ]
