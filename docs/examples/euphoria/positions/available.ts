import { engine } from '@rulewright/euphoria';
import { available, begin } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  available(state, 0, 3, 5);
});
console.log([state.value[0], state.value[1]]); // [ 3, 5 ]
