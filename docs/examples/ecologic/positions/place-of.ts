import { engine } from '@rulewright/ecologic';
import { begin, placeOf, setField } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setField(state);
});
console.log(placeOf(state, 'H07')); // 1
