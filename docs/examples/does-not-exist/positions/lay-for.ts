import { engine } from '@rulewright/does-not-exist';
import { begin, layFor, rave, saviour } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  rave(state, 10);
  layFor(state, 0, 1, 'demo-jing');
  saviour(state, 1);
});
console.log(state.lineups[0]?.by); // [ 1 ]
