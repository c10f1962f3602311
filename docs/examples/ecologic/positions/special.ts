import { engine } from '@rulewright/ecologic';
import { begin, special } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  special(state, 0, 'exchange');
});
console.log(state.specials.owner); // [ 0, -1, -1 ]
