import { engine } from '@rulewright/ecologic';
import { begin, lay, placeOf } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  lay(state, 'H01', 5);
});
console.log(placeOf(state, 'H01')); // 5
