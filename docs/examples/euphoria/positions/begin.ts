import { engine } from '@rulewright/euphoria';
import { begin } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
});
console.log(state.active, state.morale, state.knowledge); // 0 [ 1, 1 ] [ 3, 3 ]
