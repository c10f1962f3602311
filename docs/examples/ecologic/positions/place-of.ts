import { engine } from '@rulewright/ecologic';
import { begin, layKnownField, placeOf } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  layKnownField(state);
});
console.log(placeOf(state, 'H07')); // 1
