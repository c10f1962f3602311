import { engine } from '@rulewright/euphoria';
import { begin } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state, 1);
});
console.log(state.active, state.morale, state.knowledge); // 1 [ 1, 1 ] [ 3, 3 ]
