import { engine } from '@rulewright/ecologic';
import { begin, build, setField } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setField(state);
  build(state, 0, 4, { branch: 'oil', level: 2 });
});
console.log(state.field.owner[4]); // 0
